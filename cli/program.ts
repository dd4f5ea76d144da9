/** The commands and their options. A command's module is loaded only when the command runs, so that --help is instant. */
import { Argument, Command, CommanderError } from 'commander'
import { VERSION } from '../core/system/package-root.ts'
import { filePath } from './arguments.ts'
import type { Start } from './arguments.ts'
import { completionScript, SHELLS } from './completion.ts'
import type { Shell } from './completion.ts'
import { addCacheCommands } from './cache-commands.ts'
import { arrangeCommands, describeHelp } from './help.ts'
import type { GlobalOptions, Io } from './io.ts'
import { addDeskCommands } from './desk-commands.ts'
import { addOwnerCommands } from './owner-commands.ts'
import { addServiceCommands } from './service-commands.ts'
import { addStartCommands } from './start-commands.ts'
import { addSiteCommands } from './site-commands.ts'
import { usageError } from './usage-error.ts'

const USAGE = 2

export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode = 0
  const program = createProgram(io, async (load, options) => {
    exitCode = await (await load())(io, { ...program.opts<GlobalOptions>(), ...options })
  })
  let misused = program
  forEachCommand(program, (command) =>
    command.exitOverride((error) => {
      misused = command
      throw error
    }),
  )
  if (argv.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    io.err.write(usageError(error, misused))
    return USAGE
  }
}

/** All commands; `start` runs one with its options. */
export function createProgram(io: Io, start: Start): Command {
  const program = newProgram(io)
  addStartCommands(program, start)
  addSiteCommands(program, start)
  addCacheCommands(program, start)
  addServiceCommands(program, start)
  addOwnerCommands(program, start)
  addDeskCommands(program, start)
  addCompletion(program, io)
  addHelp(program)
  arrangeCommands(program)
  return program
}

function forEachCommand(command: Command, work: (each: Command) => void): void {
  work(command)
  for (const each of command.commands) forEachCommand(each, work)
}

function addCompletion(program: Command, { out }: Io): void {
  program
    .command('completion')
    .description('print a script by which a shell completes commands and options')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: Shell) => out.write(completionScript(program, shell)))
}

/** Commander's own command shows the help of the program for a name that does not exist. */
function addHelp(program: Command): void {
  forEachCommand(program, (command) => command.helpCommand(false))
  program
    .command('help')
    .description('show the help of a command')
    .argument('[command...]', 'words of the command, such as cache prune')
    .action((words: readonly string[]) => {
      const named = words.reduce((command, word) => {
        const found = command.commands.find((each) => each.name() === word)
        return (
          found ?? command.error(`error: unknown command '${word}'`, { code: 'commander.unknownCommand' })
        )
      }, program)
      named.outputHelp()
    })
}

/** The program with the options that every command takes. */
function newProgram(io: Io): Command {
  const program = new Command('agency-site')
    .description('Builds the website of a real-estate agency from its content.')
    .option('--root <dir>', 'folder of the site (default: the current folder)', filePath)
    .option('--out <dir>', 'output folder (default: output/ in the site)', filePath)
    .option('--json', 'print one JSON document on stdout')
    .option('-q, --quiet', 'print no progress and no summary')
    .option('--all', 'print every problem; with check, also fields of no page')
    .option('--no-color', 'print no colours')
    .version(
      `${VERSION} (Node ${process.version}, ${process.platform} ${process.arch})`,
      '-V, --version',
      'print the version',
    )
    .helpOption('-h, --help', 'print this help')
    .usage('<command> [options]')
    .showSuggestionAfterError(false)
  describeHelp(program, io)
  return program
}
