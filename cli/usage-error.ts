/** The mistake in a command line, and the line that was probably meant. */
import type { Command, CommanderError } from 'commander'
import { suggest } from '../core/diagnostics/suggest.ts'
import { wordsOf } from './help.ts'

interface Mistake {
  readonly message: string
  readonly hint?: string | undefined
}

/** Two lines; empty for a help that was printed. `command` is the one whose arguments were wrong. */
export function usageError({ code, message }: CommanderError, command: Command): string {
  if (code === 'commander.help') return ''
  const found = mistake(code, message.replace(/^error: /, ''), command)
  const help = `${['agency-site', wordsOf(command), '--help'].filter((word) => word !== '').join(' ')}`
  return `error: ${found.message}\n  hint: ${found.hint ?? `${help} shows what is possible`}\n`
}

function mistake(code: string, message: string, command: Command): Mistake {
  if (code === 'commander.unknownCommand') return unknownCommand(quoted(message), command)
  if (code === 'commander.unknownOption') return unknownOption(quoted(message), command)
  if (code === 'commander.excessArguments') return tooMany(command)
  if (code === 'commander.invalidArgument') return invalidArgument(message)
  return { message }
}

function quoted(message: string): string {
  return /'(.*)'/s.exec(message)?.[1] ?? ''
}

function unknownCommand(name: string, command: Command): Mistake {
  const near = suggest(name, namesOf(command))
  const meant = near === undefined ? undefined : `did you mean ${lineOf(command, near)}?`
  return { message: `unknown command "${name}"`, hint: meant }
}

/** An option of another command is named with it, because it is no typing error. */
function unknownOption(flag: string, command: Command): Mistake {
  const root = rootOf(command)
  const message = `unknown option "${flag}"`
  const owners = commandsBelow(root).filter((each) => flagsOf(each).includes(flag))
  const [first] = owners
  if (first !== undefined)
    return { message, hint: `${flag} is an option of ${owners.map(wordsOf).join(', ')}` }
  const near = flag.startsWith('--') ? suggest(flag, [...flagsOf(command), ...flagsOf(root)]) : undefined
  return { message, hint: near === undefined ? undefined : `did you mean ${near}?` }
}

/** The first word may be a subcommand with a typing error, or the folder of a site. */
function tooMany(command: Command): Mistake {
  const word = command.args[0] ?? ''
  const near = suggest(word, namesOf(command))
  if (near !== undefined)
    return { message: `unknown command "${word}"`, hint: `did you mean ${lineOf(command, near)}?` }
  const expected = command.registeredArguments.length
  const message = `${wordsOf(command)} takes ${expected === 0 ? 'no argument' : expected === 1 ? 'one argument' : `${expected} arguments`}`
  const hint = expected === 0 ? `${lineOf(command)} --root ${word} names the folder of the site` : undefined
  return { message, hint }
}

const CHOICES =
  /^(.*) argument '(.*)' is invalid\. Allowed choices are (.*)\.$|^(.*) value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/s

function invalidArgument(message: string): Mistake {
  const [, , optionValue, optionChoices, , value = optionValue, argument, choices = optionChoices] =
    CHOICES.exec(message) ?? []
  if (value === undefined || choices === undefined) return { message: message.replace(/\.$/, '') }
  const near = suggest(value, choices.split(', '))
  const name = argument === undefined ? quotedFlag(message) : `<${argument}>`
  return {
    message: `"${value}" is no value of ${name}`,
    hint: near === undefined ? `choose one of ${choices}` : `did you mean ${near}?`,
  }
}

/** `--target` of "option '--target <host>' argument …". */
function quotedFlag(message: string): string {
  return /--[\w-]+/.exec(message)?.[0] ?? 'the option'
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent)
}

function commandsBelow(command: Command): readonly Command[] {
  return command.commands.flatMap((each) => [each, ...commandsBelow(each)])
}

function flagsOf({ options }: Command): readonly string[] {
  return options.flatMap(({ short, long }) => [short, long]).filter((flag) => typeof flag === 'string')
}

function namesOf({ commands }: Command): readonly string[] {
  return commands.map((each) => each.name())
}

function lineOf(command: Command, name = ''): string {
  return ['agency-site', wordsOf(command), name].filter((word) => word !== '').join(' ')
}
