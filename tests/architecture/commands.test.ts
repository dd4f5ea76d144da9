/** Each command has its row in the table of the help, with examples. */
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { COMMAND_TABLE } from '../../cli/command-table.ts'
import { wordsOf } from '../../cli/help.ts'
import { createProgram } from '../../cli/program.ts'
import { recordingIo } from '../support/terminal.ts'

test('cli/command-table.ts has every command with examples, and those of the program a group', () => {
  const { io } = recordingIo({ cwd: '/', env: {}, now: () => 0 })
  const below = (command: Command): readonly Command[] =>
    command.commands.flatMap((each) => [each, ...below(each)])
  const names = below(createProgram(io, () => Promise.resolve())).map(wordsOf)
  expect(COMMAND_TABLE.map(({ words }) => words).toSorted()).toEqual(names.toSorted())
  for (const { words, group, examples } of COMMAND_TABLE) {
    expect(examples.length, words).toBeGreaterThan(0)
    expect(group !== undefined, words).toBe(!words.includes(' '))
  }
})
