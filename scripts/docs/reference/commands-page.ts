/** docs/reference/commands.md: every command with its arguments and options, as `--help` shows them. */
import { createProgram } from '../../../cli/program.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'

type Command = ReturnType<typeof createProgram>

/** A terminal that nobody reads: the commands are described and not run. */
const SILENT = { write: () => undefined, isTerminal: false, hasColour: false, width: 100 }

export function program(): Command {
  return createProgram({ out: SILENT, err: SILENT } as never, () => Promise.resolve())
}

export function commandsPage(template: string): string {
  const root = program()
  const shared = optionsTable(root)
  const commands = leavesOf(root).map(commandSection)
  return filled(template, { shared, commands: commands.join('\n\n') })
}

/** The commands that do something. A group such as `cache` only has commands below it. */
function leavesOf(command: Command): readonly Command[] {
  const isGroup = command.commands.length > 0 && command.registeredArguments.length === 0
  return [...(isGroup ? [] : [command]), ...command.commands.flatMap(leavesOf)]
}

function commandSection(command: Command): string {
  const usage = `agency-site ${wordsOf(command)}${argumentsOf(command)}`
  const about = `${capital(command.description())}.`
  const table = optionsTable(command)
  return [`## ${wordsOf(command)}`, about, `\`${usage}\``, table].filter((part) => part !== '').join('\n\n')
}

function wordsOf(command: Command): string {
  const { parent } = command
  return parent === null || parent.parent === null ? command.name() : `${wordsOf(parent)} ${command.name()}`
}

function argumentsOf(command: Command): string {
  const words = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`
    return argument.required ? ` <${name}>` : ` [${name}]`
  })
  return words.join('')
}

function optionsTable(command: Command): string {
  const rows = command.options.map(({ flags, description, argChoices }) => [
    `\`${flags}\``,
    `${description.replaceAll('<', '&lt;')}${argChoices === undefined ? '' : `: ${argChoices.map((choice) => `\`${choice}\``).join(', ')}`}`,
  ])
  return rows.length === 0 ? '' : markdownTable(['option', 'effect'], rows)
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
