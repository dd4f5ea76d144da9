/** The tutorial, run from its own text: each command and each file in the order of the page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCli, WITH_CACHE } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { commandsIn, fencesIn } from '../support/markdown.ts'
import type { Fence } from '../support/markdown.ts'
import { REPOSITORY } from '../support/repository.ts'

const tutorial = readFileSync(path.join(REPOSITORY, 'docs/tutorial.md'), 'utf8')

/** Commands of the shell and of npm, and the one that runs until it is stopped. */
const NOT_RUN = /^(?:mkdir|cd|npm install)\b|^npx agency-site dev$/

test('every step of the tutorial works, and its last site is published without a problem', async () => {
  const root = emptyFolder()
  for (const fence of fencesIn(tutorial)) await follow(root, fence)
  const page = readFileSync(
    path.join(root, 'output/nl/te-koop/gent/bouwgrond-aan-de-veldweg/4201/index.html'),
    'utf8',
  )
  expect(page).toContain('195.000')
  expect(page).not.toContain('200.000')
  expect(page).toContain('An Peeters')
  expect(readFileSync(path.join(root, 'output/fr/emplois/index.html'), 'utf8')).toContain(
    'Nous cherchons un collègue',
  )
  expect(readFileSync(path.join(root, 'output/_headers'), 'utf8')).toContain('Content-Security-Policy')
})

async function follow(root: string, { language, info, text }: Fence): Promise<void> {
  const file = path.join(root, info)
  if (language === 'sh') for (const command of commandsIn(text)) await runCommand(root, command)
  else if (language === 'diff') writeFileSync(file, changed(readFileSync(file, 'utf8'), text))
  else {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

async function runCommand(root: string, command: string): Promise<void> {
  if (NOT_RUN.test(command)) return
  const [call = ''] = /(?<=^npx agency-site ).*/.exec(command) ?? []
  const words = [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const cache = words[0] === 'build' ? WITH_CACHE : []
  const { code, stderr } = await runCli([...words, ...cache], { cwd: root })
  expect({ command, code, stderr: code === 0 ? '' : stderr }).toEqual({ command, code: 0, stderr: '' })
}

/** The text with the removed lines of a difference replaced by the added ones. */
function changed(text: string, difference: string): string {
  const lines = (mark: string) =>
    difference.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : []))
  const before = lines('-').join('\n')
  expect(text).toContain(before)
  return text.replace(before, () => lines('+').join('\n'))
}
