/** The help of commands: a sentence, examples, usage, options; commands in the order and groups of `command-table.ts`. */
import { Help } from 'commander'
import type { Command } from 'commander'
import pc from 'picocolors'
import { COMMAND_TABLE, PROGRAM_EXAMPLES } from './command-table.ts'
import type { Example } from './command-row.ts'
import type { Io, Stream } from './io.ts'

/** Lines of text that are longer are hard to read, however wide the terminal is. */
const WIDEST = 100
const WITHOUT_TERMINAL = 80

/** Subcommands take these settings when they are added. */
export function describeHelp(program: Command, { out, err }: Pick<Io, 'out' | 'err'>): void {
  const { bold, dim, cyan } = pc.createColors(true)
  program
    .configureHelp({
      commandDescription: () => '',
      subcommandTerm: (command) => command.name(),
      optionDescription: ({ description, argChoices }) =>
        argChoices === undefined ? description : `${description}: ${argChoices.join(', ')}`,
      styleTitle: bold,
      styleCommandText: cyan,
      styleDescriptionText: dim,
      formatHelp: (command, help) =>
        [
          bold(sentence(command.description())),
          '',
          bold('Examples:'),
          ...exampleRows(command, help),
          '',
          ...inOrder(Help.prototype.formatHelp.call(help, command, help)),
          ...sharedOptions(command, help),
        ].join('\n'),
    })
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      // Mistakes are reported by `usage-error.ts`.
      outputError: () => undefined,
      getOutHelpWidth: () => widthOf(out),
      getErrHelpWidth: () => widthOf(err),
      getOutHasColors: () => out.hasColour,
      getErrHasColors: () => err.hasColour,
    })
}

/** Puts the commands into their groups and order. */
export function arrangeCommands(program: Command): void {
  const order = COMMAND_TABLE.map(({ words }) => words)
  const place = (command: Command) => (order.indexOf(wordsOf(command)) + order.length) % order.length
  for (const command of program.commands)
    command.helpGroup(COMMAND_TABLE.find(({ words }) => words === command.name())?.group ?? 'Commands:')
  const inOrder = program.commands.toSorted((one, other) => place(one) - place(other))
  ;(program.commands as Command[]).splice(0, inOrder.length, ...inOrder)
}

/** The words that name a command: `cache prune`; none for the program. */
export function wordsOf(command: Command): string {
  return command.parent === null ? '' : `${wordsOf(command.parent)} ${command.name()}`.trim()
}

function exampleRows(command: Command, help: Help): readonly string[] {
  const words = wordsOf(command)
  const examples: readonly Example[] =
    words === '' ? PROGRAM_EXAMPLES : (COMMAND_TABLE.find((row) => row.words === words)?.examples ?? [])
  const lines = examples.map(([line]) => `agency-site ${line}`)
  const longest = Math.max(...lines.map(({ length }) => length))
  return examples.map(([, effect], index) =>
    help.formatItem(lines[index] ?? '', longest, help.styleDescriptionText(effect), help),
  )
}

/** Commands precede options, because options are chosen after a command. */
function inOrder(text: string): readonly string[] {
  const sections = text.trimEnd().split('\n\n')
  const isOptions = (section: string) => /^\S*Options:/.test(section)
  const ordered = [...sections.filter((one) => !isOptions(one)), ...sections.filter(isOptions)]
  return ordered.flatMap((section) => [section, ''])
}

/** The options of the program are described in its own help. */
function sharedOptions({ parent }: Command, help: Help): readonly string[] {
  if (parent === null) return []
  const program = programOf(parent)
  const flags = program.options.flatMap(({ long }) => (long === '--version' ? [] : (long ?? [])))
  const text = `${flags.join(', ')}; agency-site --help describes them`
  return [
    help.styleTitle('Options of every command:'),
    `  ${help.boxWrap(text, 76).replaceAll('\n', '\n  ')}`,
    '',
  ]
}

function programOf(command: Command): Command {
  return command.parent === null ? command : programOf(command.parent)
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
}

function widthOf({ isTerminal, width }: Stream): number {
  return isTerminal ? Math.min(width, WIDEST) : WITHOUT_TERMINAL
}
