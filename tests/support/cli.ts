/** The command: in this process, or compiled in a process of its own, as a user runs it. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { wantsColour } from '../../cli/io.ts'
import type { Io } from '../../cli/io.ts'
import { run } from '../../cli/program.ts'
import { emptyFolder } from './folder.ts'
import { REPOSITORY } from './repository.ts'
import { cacheOf } from './shared-cache.ts'
import { recordingIo } from './terminal.ts'

export const MAIN = path.join(REPOSITORY, 'dist/cli/main.js')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Resolves as soon as one of the streams contains the text; rejects if the command ends without it. */
  seen(text: string): Promise<void>
  /** What it has written so far. */
  output(): string
}

export interface CliOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface ProcessOptions extends CliOptions {
  /** Arguments of node itself. */
  readonly node?: readonly string[]
}

/** No variables of the machine that runs the tests, such as CI or forced colours. */
export const PLAIN_ENV: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '/',
  TMPDIR: process.env['TMPDIR'] ?? '/tmp',
}

/** A cache with the bundled templates, so that not every build bundles them. */
export function withCache(root: string): readonly string[] {
  return ['--cache', cacheOf(root)]
}

export function startCli(
  args: readonly string[],
  { cwd = REPOSITORY, env = {}, node = [] }: ProcessOptions = {},
): Running {
  return watch(spawn(process.execPath, [...node, MAIN, ...args], { cwd, env: { ...PLAIN_ENV, ...env } }))
}

export function runCompiled(args: readonly string[], options?: ProcessOptions): Promise<Ended> {
  return startCli(args, options).ended
}

/**
 * Runs the command in this process, which takes a tenth of the time. Signals, crashes and pipes need
 * `runCompiled`.
 */
export async function runCli(
  args: readonly string[],
  { cwd = REPOSITORY, env = {} }: CliOptions = {},
): Promise<Omit<Ended, 'signal'>> {
  const hasColour = wantsColour(env, false, args)
  const { io, written } = recordingIo({ cwd, env: { ...PLAIN_ENV, ...env }, now: Date.now }, hasColour)
  const code = await run(args, io)
  return { code, stdout: written.out, stderr: written.err }
}

/**
 * Starts a command that keeps running, in this process, and returns its output once it contains the text. The
 * command is interrupted at the end of the test.
 */
export async function serveCli(args: readonly string[], text: string): Promise<string> {
  const { io, written } = recordingIo({ cwd: REPOSITORY, env: PLAIN_ENV, now: Date.now })
  let cleanUp = () => Promise.resolve()
  onTestFinished(() => cleanUp())
  await new Promise<void>((resolve, reject) => {
    const write = (part: string) => {
      io.out.write(part)
      if (written.out.includes(text)) resolve()
    }
    const onInterrupt: Io['onInterrupt'] = (_message, stop) => void (cleanUp = stop)
    const ended = () => reject(new Error(`ended without "${text}":\n${written.out}${written.err}`))
    void run(args, { ...io, out: { ...io.out, write }, onInterrupt }).then(ended, reject)
  })
  return written.out
}

/** A line of bash, with the command as `$SITE`. */
export function startShell(line: string, { cwd = REPOSITORY, env = {} }: CliOptions = {}): Running {
  const site = { ...PLAIN_ENV, ...env, SITE: `${process.execPath} ${MAIN}` }
  return watch(spawn('bash', ['-c', line], { cwd, env: site }))
}

export function runShell(line: string, options?: CliOptions): Promise<Ended> {
  return startShell(line, options).ended
}

function watch(child: ChildProcess): Running {
  let stdout = ''
  let stderr = ''
  const waiting: (() => void)[] = []
  const wake = () => waiting.splice(0).forEach((resume) => resume())
  child.stdout?.setEncoding('utf8').on('data', (text: string) => ((stdout += text), wake()))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => ((stderr += text), wake()))
  let isEnded = false
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      isEnded = true
      wake()
      resolve({ code, signal, stdout, stderr })
    })
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    child,
    ended,
    output: () => `${stdout}${stderr}`,
    async seen(text) {
      while (!`${stdout}${stderr}`.includes(text)) {
        if (isEnded) throw new Error(`ended without "${text}":\n${stdout}${stderr}`)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

/** A module that is loaded before the command. `fs` in its code is the module that the generator calls. */
export function preload(code: string): readonly string[] {
  const file = path.join(emptyFolder(), 'preload.mjs')
  const imports = [
    "import fs from 'node:fs/promises'",
    "import sync, { existsSync } from 'node:fs'",
    "import timers from 'node:timers/promises'",
    "import { spawnSync } from 'node:child_process'",
    "import { syncBuiltinESMExports } from 'node:module'",
  ]
  writeFileSync(file, [...imports, code, 'syncBuiltinESMExports()'].join('\n'))
  return ['--import', file]
}
