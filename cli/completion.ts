/** Writes completion scripts for four shells: the commands of a program with their options and values. */
import type { Command } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

/** A command by its words after the name of the program: `cache prune`; empty for the program itself. */
interface Completed {
  readonly words: string
  readonly about: string
  /** Commands below this one. */
  readonly commands: readonly Completed[]
  readonly options: readonly CompletedOption[]
  /** Whether it takes a file or a folder. */
  readonly takesPath: boolean
}

interface CompletedOption {
  readonly flags: readonly string[]
  readonly about: string
  /** Values of a list, `path` for those of the disk, or null for an option without a value or with any. */
  readonly values: readonly string[] | 'path' | null
  readonly takesValue: boolean
}

export function completionScript(program: Command, shell: Shell): string {
  const name = program.name()
  const root = completed(program, '', optionsOf(program))
  return SCRIPTS[shell](name, allOf(root))
}

function completed(command: Command, words: string, shared: readonly CompletedOption[]): Completed {
  return {
    words,
    about: command.description(),
    commands: command.commands.map((one) => completed(one, `${words} ${one.name()}`.trim(), shared)),
    options: words === '' ? shared : [...optionsOf(command), ...shared],
    takesPath: command.registeredArguments.some((argument) => /file|folder|export/.test(argument.name())),
  }
}

function optionsOf(command: Command): readonly CompletedOption[] {
  return command.options.map((option) => ({
    flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
    about: option.description,
    values: option.argChoices ?? (PATHS.test(option.flags) ? 'path' : null),
    takesValue: option.required,
  }))
}

const PATHS = /<(?:dir|path|file)>/

function allOf(command: Completed): readonly Completed[] {
  return [command, ...command.commands.flatMap(allOf)]
}

const flagsOf = ({ options }: Completed) => options.flatMap(({ flags }) => flags)
const namesOf = ({ commands }: Completed) => commands.map(({ words }) => words.split(' ').at(-1) ?? '')

/** The words before the cursor choose the command; an option with a value before it chooses the values. */
function bash(name: string, commands: readonly Completed[]): string {
  const rows = commands.map(
    (command) =>
      `    '${command.words}') words='${[...namesOf(command), ...flagsOf(command)].join(' ')}'; paths=${command.takesPath ? 1 : 0} ;;`,
  )
  const valued = commands
    .flatMap(({ options }) => options)
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, values }) => {
      const found = values === 'path' ? '_filedir_or_path' : values === null ? '' : values.join(' ')
      return `    ${flags.join('|')}) values='${found}' ;;`
    })
  const known = commands.filter(({ words }) => words !== '').map(({ words }) => `'${words}'`)
  return `# Completion of ${name} for bash: source this file, or put it into the folder of bash-completion.
_${identifier(name)}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command='' words='' values='none' paths=0 index word longer
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    longer="\${command:+$command }$word"
    case "$longer" in ${known.join('|')}) command="$longer" ;; esac
  done
  case "$previous" in
${[...new Set(valued)].join('\n')}
  esac
  if [ "$values" = _filedir_or_path ]; then COMPREPLY=($(compgen -f -- "$current")); return; fi
  if [ "$values" != none ]; then COMPREPLY=($(compgen -W "$values" -- "$current")); return; fi
  case "$command" in
${rows.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "$paths" = 1 ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _${identifier(name)} ${name}
`
}

/** zsh runs completions of bash. */
function zsh(name: string, commands: readonly Completed[]): string {
  return `#compdef ${name}
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bash(name, commands).replace('for bash: source this file, or put it into the folder of bash-completion', 'for zsh: source this file')}`
}

function fish(name: string, commands: readonly Completed[]): string {
  const lines = commands.flatMap((command) => {
    const at = `-n '${fishCondition(command)}'`
    return [
      ...command.commands.map(
        ({ words, about }) =>
          `complete -c ${name} -f ${at} -a ${words.split(' ').at(-1)} -d ${quoted(about)}`,
      ),
      ...(command.takesPath ? [`complete -c ${name} -F ${at}`] : []),
      ...command.options.map((option) => `complete -c ${name} ${at} ${fishOption(option)}`),
    ]
  })
  return `# Completion of ${name} for fish: put this file into ~/.config/fish/completions.\ncomplete -c ${name} -f\n${lines.join('\n')}\n`
}

function fishCondition({ words, commands }: Completed): string {
  const below = commands.map((command) => command.words.split(' ').at(-1)).join(' ')
  const seen = words === '' ? [] : words.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`)
  const unseen = below === '' ? [] : [`not __fish_seen_subcommand_from ${below}`]
  return [...seen, ...unseen].join('; and ') || 'true'
}

function fishOption({ flags, about, values, takesValue }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
  const value =
    values === 'path'
      ? ' -r -F'
      : values !== null
        ? ` -x -a ${quoted(values.join(' '))}`
        : takesValue
          ? ' -x'
          : ''
  return `${names.join(' ')}${value} -d ${quoted(about)}`
}

function powershell(name: string, commands: readonly Completed[]): string {
  const rows = commands.map(
    (command) =>
      `    '${command.words}' = @(${[...namesOf(command), ...flagsOf(command)].map((word) => `'${word}'`).join(', ')})`,
  )
  const valued = commands
    .flatMap(({ options }) => options)
    .flatMap(({ flags, values }) =>
      Array.isArray(values)
        ? flags.map((flag) => `    '${flag}' = @(${values.map((value) => `'${value}'`).join(', ')})`)
        : [],
    )
  return `# Completion of ${name} for PowerShell: add this text to the file of $PROFILE.
Register-ArgumentCompleter -Native -CommandName ${name} -ScriptBlock {
  param($current, $line, $cursor)
  $commands = @{
${rows.join('\n')}
  }
  $values = @{
${[...new Set(valued)].join('\n')}
  }
  $command = ''
  $previous = ''
  foreach ($element in $line.CommandElements | Select-Object -Skip 1) {
    if ($element.Extent.EndOffset -ge $cursor) { break }
    $previous = $element.ToString()
    $longer = ("$command $previous").Trim()
    if ($commands.ContainsKey($longer)) { $command = $longer }
  }
  $words = if ($values.ContainsKey($previous)) { $values[$previous] } else { $commands[$command] }
  $words | Where-Object { $_ -like "$current*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`
}

function identifier(name: string): string {
  return name.replaceAll('-', '_')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}

const SCRIPTS: Readonly<Record<Shell, (name: string, commands: readonly Completed[]) => string>> = {
  bash,
  zsh,
  fish,
  powershell,
}
