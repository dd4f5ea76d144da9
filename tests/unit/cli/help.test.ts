/** The help of every command, as a terminal of 80 columns shows it. */
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { COMMAND_TABLE } from '../../../cli/command-table.ts'
import { wordsOf } from '../../../cli/help.ts'
import { createProgram, run } from '../../../cli/program.ts'
import { recordingIo } from '../../support/terminal.ts'

const given = { cwd: '/', env: {}, now: () => 0 }
const program = createProgram(recordingIo(given).io, () => Promise.resolve())

function all(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(all)]
}

const names = all(program).map(wordsOf)

async function helpOf(words: string, hasColour = false): Promise<string> {
  const { io, written } = recordingIo(given, hasColour)
  expect(await run([...words.split(' ').filter((word) => word !== ''), '--help'], io)).toBe(0)
  return written.out
}

test.each(names)('"%s" begins with a sentence and examples, and fits into 80 columns', async (words) => {
  const text = await helpOf(words)
  expect(text).toMatch(/^[A-Z].*\.\n\nExamples:\n {2}agency-site .*\n/)
  expect(text).toContain(`\n\nUsage: ${`agency-site ${words}`.trim()}`)
  expect(text.split('\n').filter((line) => line.length > 80 && !line.startsWith('  agency-site '))).toEqual(
    [],
  )
  expect(text.indexOf('Examples:')).toBeLessThan(text.indexOf('Usage:'))
})

test.each(COMMAND_TABLE.flatMap(({ examples }) => examples.map(([line]) => line)))(
  'the example "agency-site %s" is a command line that is accepted',
  async (line) => {
    const started: object[] = []
    const fresh = createProgram(recordingIo(given).io, (_load, options) => {
      started.push(options as object)
      return Promise.resolve()
    })
    const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
    for (const command of all(fresh)) command.exitOverride()
    await fresh.parseAsync(words, { from: 'user' })
    expect(started.length).toBe(/^(?:completion|help)/.test(line) ? 0 : 1)
  },
)

test('the program lists each command in a line, in the order of the table', async () => {
  const text = await helpOf('')
  const listed = [...text.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name)
  expect(listed).toEqual(COMMAND_TABLE.flatMap(({ words, group }) => (group === undefined ? [] : [words])))
})

test('titles are bold in a terminal with colours, and nothing is without', async () => {
  expect(await helpOf('build', true)).toContain('\u001b[1mExamples:')
  expect(await helpOf('build')).not.toContain('\u001b')
})
