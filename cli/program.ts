/** The commands and their options. Each command is loaded when it is called, so that --help is instant. */
import { Command, CommanderError } from 'commander'
import { VERSION } from '../core/system/package-root.ts'
import { amount, count, port, shard } from './arguments.ts'
import type { Run, Start } from './arguments.ts'
import type { CacheAction, CacheOptions } from './commands/cache.ts'
import type { GlobalOptions, Io } from './io.ts'
import type { SiteOptions } from './machine.ts'
import { addOwnerCommands } from './owner-commands.ts'
import { addServiceCommands } from './service-commands.ts'

const USAGE = 2

export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  const program = new Command('agency-site')
    .description('Builds the website of a real-estate agency from its content.')
    .option('--root <dir>', 'folder of the site (default: the current one)')
    .option('--out <dir>', 'output folder (default: output/ in the site)')
    .option('--json', 'one JSON document on stdout')
    .option('-q, --quiet', 'no progress, no summary')
    .option('--all', 'show every problem, not only five of each kind')
    .option('--no-color', 'no colours')
    .version(VERSION, '-V, --version', 'print the version')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: (text) => io.err.write(text) })
    .showHelpAfterError('(agency-site --help shows the commands)')

  const start = async <Options>(load: () => Promise<Run<Options>>, options: Options) => {
    exitCode = await (await load())(io, { ...program.opts<GlobalOptions>(), ...options })
  }
  const command = <Options>(name: string, summary: string, load: () => Promise<Run<Options>>) =>
    program
      .command(name)
      .description(summary)
      .action((options: Options) => start(load, options))

  command(
    'build',
    'build the site into the output folder',
    async () => (await import('./commands/build.ts')).build,
  )
    .option('--strict', 'warnings stop the build too')
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option(
      '--shard <i/n>',
      'make one share of the site, for merge (default folder: shards/<i>-of-<n>)',
      shard,
    )
    .option('--force', 'make every page and picture again, whatever cache and manifest say')
    .option('--replace-output', 'replace an output folder that agency-site did not make')
    .option('--cache <dir>', 'cache folder (default: .agency-site/cache in the site)')
    .option('--workers <n>', 'threads that render pages (default: one for each processor)', count)
    .option('-w, --watch', 'go on, and publish each change')
  command(
    'dev',
    'serve the site while it is worked on; open pages follow each change',
    async () => (await import('./commands/dev.ts')).dev,
  )
    .option('-p, --port <number>', 'port (default: 4321, or the next free one)', port)
    .option('--host [address]', 'let the network in, by this address or by all')
    .option('--open', 'open it in the browser')
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option('--cache <dir>', 'cache folder')
  program
    .command('merge')
    .description('put the shards of a site together in the output folder')
    .argument('[folders...]', 'folders of the shards (default: all in shards/ of the site)')
    .option('--replace-output', 'replace an output folder that agency-site did not make')
    .action((folders: readonly string[], options: { readonly replaceOutput?: boolean }) =>
      start(async () => (await import('./commands/merge.ts')).merge, { ...options, folders }),
    )
  command(
    'check',
    'find every problem of the site, write nothing',
    async () => (await import('./commands/check.ts')).check,
  )
    .option('--strict', 'warnings count as errors')
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option('--cache <dir>', 'cache folder')
  command(
    'preview',
    'serve the output folder as a host would',
    async () => (await import('./commands/preview.ts')).preview,
  ).option('-p, --port <number>', 'port (default: 4321, or the next free one)', port)
  command(
    'routes',
    'list every page with its address',
    async () => (await import('./commands/routes.ts')).routes,
  ).option('--lang <code>', 'one language only')

  program
    .command('explain')
    .description('say what a page is made of, where a file is shown, or what a code means')
    .argument('<word>', 'address of a page, file of the site or of the output, or code of a problem')
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option('--cache <dir>', 'cache folder')
    .action((word: string, options: SiteOptions) =>
      start(async () => (await import('./commands/explain.ts')).explain, { ...options, word }),
    )
  addCacheCommands(program, start)
  addServiceCommands(program, start)
  addOwnerCommands(program, start)

  if (argv.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? 0 : USAGE
  }
}

const CACHE_COMMANDS = {
  info: 'what the cache holds, and how much of it the site uses',
  verify: 'read the whole cache, and say what is damaged',
  prune: 'remove what the site does not use any more',
  clear: 'remove all of it',
} as const

function addCacheCommands(program: Command, start: Start): void {
  const cache = program.command('cache').description('look at the cache, or make it smaller')
  for (const [action, summary] of Object.entries(CACHE_COMMANDS)) {
    const command = cache
      .command(action)
      .description(summary)
      .option('--cache <dir>', 'cache folder (default: .agency-site/cache in the site)')
      .action((options: CacheOptions) =>
        start(async () => (await import('./commands/cache.ts')).cache, {
          ...options,
          action: action as CacheAction,
        }),
      )
    if (action !== 'prune') continue
    command
      .option('--older-than <days>', 'only what is at least as old', amount)
      .option('--max-size <MB>', 'only as much as makes the cache as small as this', amount)
  }
}

const EXAMPLES = `
Examples:
  agency-site build                   build the site in this folder
  agency-site check --root my-agency  find what is wrong with it
  agency-site preview                 look at what was built
  agency-site routes --json           every page for another program
  agency-site dev                     work on it, with open pages that follow
  agency-site explain /nl/te-koop/    what this page is made of
  agency-site build --shard 2/8       one of eight parts, for agency-site merge
`
