/** The commands and their options. A command's module is loaded only when the command runs, so that --help is instant. */
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

const OFFLINE = 'take pictures of other hosts from the cache only'
const CACHE = 'cache folder (default: .agency-site/cache in the site)'
const PORT = 'port (default: 4321, or the next free port)'

export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  const program = new Command('agency-site')
    .description('Builds the website of a real-estate agency from its content.')
    .option('--root <dir>', 'folder of the site (default: the current folder)')
    .option('--out <dir>', 'output folder (default: output/ in the site)')
    .option('--json', 'print one JSON document on stdout')
    .option('-q, --quiet', 'print no progress and no summary')
    .option('--all', 'print every problem instead of five for each code')
    .option('--no-color', 'print no colours')
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
    .option('--strict', 'treat warnings as errors')
    .option('--offline', OFFLINE)
    .option(
      '--shard <i/n>',
      'build shard i of n, for agency-site merge (default folder: shards/<i>-of-<n>)',
      shard,
    )
    .option('--force', 'build every page and picture again, regardless of cache and manifest')
    .option('--replace-output', 'replace an output folder that agency-site did not make')
    .option('--cache <dir>', CACHE)
    .option('--workers <n>', 'number of threads that render pages (default: one for each processor)', count)
    .option('-w, --watch', 'keep running and publish each change')
  command(
    'dev',
    'serve the site for development; open pages are updated on each change',
    async () => (await import('./commands/dev.ts')).dev,
  )
    .option('-p, --port <number>', PORT, port)
    .option('--host [address]', 'listen on this address, or on all addresses (default: this machine only)')
    .option('--open', 'open the site in the browser')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE)
  program
    .command('merge')
    .description('merge the shards of a site into the output folder')
    .argument('[folders...]', 'folders of the shards (default: all folders in shards/ of the site)')
    .option('--replace-output', 'replace an output folder that agency-site did not make')
    .action((folders: readonly string[], options: { readonly replaceOutput?: boolean }) =>
      start(async () => (await import('./commands/merge.ts')).merge, { ...options, folders }),
    )
  command(
    'check',
    'report every problem of the site without building it',
    async () => (await import('./commands/check.ts')).check,
  )
    .option('--strict', 'treat warnings as errors')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE)
  command(
    'preview',
    'serve the output folder as a static host does',
    async () => (await import('./commands/preview.ts')).preview,
  ).option('-p, --port <number>', PORT, port)
  command(
    'routes',
    'list every page with its address',
    async () => (await import('./commands/routes.ts')).routes,
  ).option('--lang <code>', 'list the pages of one language only')

  program
    .command('explain')
    .description('show the dependencies of a page, the pages that use a file, or the meaning of a code')
    .argument('<word>', 'address of a page, file of the site or of the output, or diagnostic code')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE)
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
  info: 'show the size of the cache and how much of it the site uses',
  verify: 'read every cache entry and report damage',
  prune: 'remove the cache entries that the site no longer uses',
  clear: 'remove the whole cache',
} as const

function addCacheCommands(program: Command, start: Start): void {
  const cache = program.command('cache').description('inspect the cache, or make it smaller')
  for (const [action, summary] of Object.entries(CACHE_COMMANDS)) {
    const command = cache
      .command(action)
      .description(summary)
      .option('--cache <dir>', CACHE)
      .action((options: CacheOptions) =>
        start(async () => (await import('./commands/cache.ts')).cache, {
          ...options,
          action: action as CacheAction,
        }),
      )
    if (action !== 'prune') continue
    command
      .option('--older-than <days>', 'remove only entries that are at least this old', amount)
      .option('--max-size <MB>', 'stop as soon as the cache is no larger than this', amount)
  }
}

const EXAMPLES = `
Examples:
  agency-site build                   build the site in this folder
  agency-site check --root my-agency  report the problems of the site in my-agency
  agency-site preview                 serve the built site
  agency-site routes --json           list every page for another program
  agency-site dev                     serve the site while you edit it
  agency-site explain /nl/te-koop/    show the dependencies of this page
  agency-site build --shard 2/8       build the second of eight shards
`
