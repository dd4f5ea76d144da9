#!/usr/bin/env node
/**
 * The process: arguments, streams, signals, exit code. Commands receive it as `Io`, and core as `Ports`
 * (`machine.ts`).
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAsk } from './ask.ts'
import { wantsColour } from './io.ts'
import type { Io, Stream } from './io.ts'
import { run } from './program.ts'

const ENVIRONMENT = 3
const BUG = 70

/** Limits of the machine that may be reached anywhere, also while Node loads a module. */
const EXHAUSTED: Readonly<Record<string, string>> = {
  EMFILE: 'this process may not open more files\n  hint: allow more with ulimit -n 1024',
  ENFILE: 'this machine may not open more files\n  hint: end other programs, or raise fs.file-max',
  ENOMEM: 'the machine has no memory left',
}

/**
 * Node reports a module that it may not open as one that does not exist, and errors of its threads arrive without their
 * code. The templates of a site are bundled, and never reach this.
 */
const UNLOADED = /^Cannot find (?:package|module) '/

const argv = process.argv.slice(2)
let interruption = { message: () => 'stopped', cleanUp: () => Promise.resolve() }
let isInterrupted = false
/** Whether the command has ended by itself or was interrupted. */
let hasEnded = false
/** Whether something that the command printed was lost. */
let isCut = false

function streamOf(stream: NodeJS.WriteStream): Stream {
  const isTerminal = stream.isTTY
  // A reader that closes the pipe, such as `head`, is not an error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isCut) return
    isCut = true
    process.exitCode = ENVIRONMENT
    if (stream !== process.stderr) io.err.write(`error: the output was cut off: ${error.message}\n`)
  })
  return {
    isTerminal,
    hasColour: wantsColour(process.env, isTerminal, argv),
    get width() {
      return stream.columns ?? 100
    },
    write: (text) => void stream.write(text),
  }
}

/** A folder that was deleted under a shell has no path. Then nothing that is named relative to it can be found. */
function currentFolder(): string {
  try {
    return process.cwd()
  } catch {
    process.stderr.write(
      'error: the current folder no longer exists\n  hint: change to another folder with cd\n',
    )
    process.exit(ENVIRONMENT)
  }
}

const io: Io = {
  out: streamOf(process.stdout),
  err: streamOf(process.stderr),
  cwd: currentFolder(),
  env: process.env,
  now: Date.now,
  ask: createAsk(process.stdin, process.stderr),
  onInterrupt(message, cleanUp) {
    interruption = { message, cleanUp }
  },
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

function interrupt(signal: keyof typeof SIGNALS): void {
  const code = SIGNALS[signal]
  hasEnded = true
  if (isInterrupted) process.exit(code)
  isInterrupted = true
  io.err.write(`${io.err.isTerminal ? '\r\u001b[K' : ''}${interruption.message()}\n`)
  void interruption.cleanUp().finally(() => process.exit(code))
}

for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[])
  process.on(signal, () => interrupt(signal))

/** Milliseconds between two looks at the parent process. */
const PARENT_CHECK = 250

/**
 * `npx` and `npm run` start a command through a shell. A signal to npm ends npm and that shell, but does not reach the
 * command: it then has another parent, and stops as it does on SIGTERM.
 */
function stopWithNpm(): void {
  if (process.env['npm_command'] === undefined) return
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent && !isInterrupted) interrupt('SIGTERM')
  }
  setInterval(look, PARENT_CHECK).unref()
}

stopWithNpm()

/** Writes the details of a bug to a file, so that they can be reported completely. */
function crash(error: unknown): void {
  hasEnded = true
  const { code = '' } = error as NodeJS.ErrnoException
  if (Object.hasOwn(EXHAUSTED, code)) {
    io.err.write(`error AS7004 ${EXHAUSTED[code]}\n`)
    process.exitCode = ENVIRONMENT
    return
  }
  if (error instanceof Error && UNLOADED.test(error.message)) {
    const hint = 'allow more open files with ulimit -n 1024, or install agency-site again'
    io.err.write(`error AS7004 a module of agency-site cannot be loaded: ${error.message}\n  hint: ${hint}\n`)
    process.exitCode = ENVIRONMENT
    return
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.err.write(`internal error: ${text.split('\n', 1)[0]}\n${reportBug(text)}\n`)
  process.exitCode = BUG
}

function reportBug(text: string): string {
  const about = `agency-site ${argv.join(' ')}\nnode ${process.version} ${process.platform}`
  try {
    // A new private folder, so that no other user can have placed a symbolic link under a guessed name.
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'agency-site-')), 'report.log')
    writeFileSync(file, `${about}\n\n${text}\n`)
    return `Please report this error with the file ${file}`
  } catch {
    return `Please report this error with these details:\n${about}\n${text}`
  }
}

// Errors outside the promise of a command, such as those of stream events.
process.on('uncaughtException', (error) => {
  crash(error)
  process.exit()
})

// A template, or a package that it uses, may call process.exit, which counts as a failure whatever its exit code is.
process.on('exit', () => {
  if (hasEnded) return
  process.exitCode = BUG
  io.err.write('error: the process was ended before the command was, as by process.exit in a template\n')
})

try {
  const code = await run(argv, io)
  hasEnded = true
  if (!isInterrupted) process.exitCode = isCut ? ENVIRONMENT : code
} catch (error) {
  // The outcome of an interrupted command does not matter.
  if (!isInterrupted) crash(error)
}
