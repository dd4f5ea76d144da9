/** Follows docs/tutorial.md from its own text: each command and each file in the order of the page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { runCli, withCache } from './cli.ts'
import { commandsIn, fencesIn } from './markdown.ts'
import type { Fence } from './markdown.ts'
import { REPOSITORY } from './repository.ts'

/** Commands of the shell and of npm, and the one that runs until it is stopped. */
const NOT_RUN = /^(?:mkdir|cd|npm install)\b|^npx agency-site dev$/

/** The target that the tutorial names. */
const TARGET = 'netlify'

interface Step {
  readonly title: string
  readonly milliseconds: number
}

/** Makes and publishes the site of the tutorial in a folder, for this target, and returns what each step took. */
export async function followTutorial(root: string, target = TARGET): Promise<readonly Step[]> {
  const tutorial = readFileSync(path.join(REPOSITORY, 'docs/tutorial.md'), 'utf8')
  const steps: Step[] = []
  for (const part of tutorial.split(/^## /m).slice(1)) {
    const started = performance.now()
    for (const fence of fencesIn(part.replace(`--target ${TARGET}`, `--target ${target}`)))
      await follow(root, fence)
    const [title = ''] = part.split('\n', 1)
    steps.push({ title, milliseconds: Math.round(performance.now() - started) })
  }
  return steps
}

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
  const cache = words[0] === 'build' ? withCache(root) : []
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
