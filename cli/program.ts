/** The commands and their options. A command's module is loaded only when the command runs, so that --help is instant. */
import { Command, CommanderError } from 'commander'
import { VERSION } from '../core/system/package-root.ts'
import { filePath } from './arguments.ts'
import type { Start } from './arguments.ts'
import { addCacheCommands } from './cache-commands.ts'
import type { GlobalOptions, Io } from './io.ts'
import { addOwnerCommands } from './owner-commands.ts'
import { addServiceCommands } from './service-commands.ts'
import { addSiteCommands } from './site-commands.ts'

const USAGE = 2

export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  const program = newProgram(io)
  const start: Start = async (load, options) => {
    exitCode = await (await load())(io, { ...program.opts<GlobalOptions>(), ...options })
  }
  addSiteCommands(program, start)
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

/** The program with the options that every command takes. */
function newProgram({ out, err }: Io): Command {
  return new Command('agency-site')
    .description('Builds the website of a real-estate agency from its content.')
    .option('--root <dir>', 'folder of the site (default: the current folder)', filePath)
    .option('--out <dir>', 'output folder (default: output/ in the site)', filePath)
    .option('--json', 'print one JSON document on stdout')
    .option('-q, --quiet', 'print no progress and no summary')
    .option(
      '--all',
      'print every problem instead of five for each code; with check, also fields that change no page',
    )
    .option('--no-color', 'print no colours')
    .version(VERSION, '-V, --version', 'print the version')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .showHelpAfterError('(agency-site --help shows the commands)')
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
