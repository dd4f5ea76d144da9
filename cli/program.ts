/** The commands and their options. Each command is loaded when it is called, so that --help is instant. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { VERSION } from '../core/build/package-root.ts'
import type { GlobalOptions, Io } from './io.ts'

type Run<Options, Arguments extends string[] = []> = (
  io: Io,
  options: GlobalOptions & Options,
  ...words: Arguments
) => Promise<number>

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

  const command = <Options, Arguments extends string[] = []>(
    name: string,
    summary: string,
    load: () => Promise<Run<Options, Arguments>>,
  ) =>
    program
      .command(name)
      .description(summary)
      .action(async (...given: [...Arguments, Options, Command]) => {
        const [options] = given.slice(-2) as [Options, Command]
        const words = given.slice(0, -2) as Arguments
        exitCode = await (await load())(io, { ...program.opts<GlobalOptions>(), ...options }, ...words)
      })

  command(
    'build',
    'build the site into the output folder',
    async () => (await import('./commands/build.ts')).build,
  )
    .option('--strict', 'warnings stop the build too')
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option('--force', 'replace an output folder that agency-site did not make')
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

  command(
    'explain <address>',
    'say what a page is made of, where a file is shown, or what a code means',
    async () => (await import('./commands/explain.ts')).explain,
  )
    .option('--offline', 'pictures of other hosts come from the cache only')
    .option('--cache <dir>', 'cache folder')

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

const EXAMPLES = `
Examples:
  agency-site build                   build the site in this folder
  agency-site check --root my-agency  find what is wrong with it
  agency-site preview                 look at what was built
  agency-site routes --json           every page for another program
  agency-site dev                     work on it, with open pages that follow
  agency-site explain /nl/te-koop/    what this page is made of
`

function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('It must be a number from 1 to 64.')
  return number
}

function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('It must be a number from 1 to 65535.')
  return number
}
