#!/usr/bin/env node
/**
 * The process: arguments, streams, signals, exit code. Commands receive it as `Io`, and core as `Ports`
 * (`machine.ts`).
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { wantsColour } from './io.ts'
import type { Io, Stream } from './io.ts'
import { run } from './program.ts'

const argv = process.argv.slice(2)
let interruption = { message: () => 'stopped', cleanUp: () => Promise.resolve() }
let isInterrupted = false

function streamOf(stream: NodeJS.WriteStream): Stream {
  const isTerminal = stream.isTTY
  // A reader that closes the pipe, such as `head`, is not an error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
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

const io: Io = {
  out: streamOf(process.stdout),
  err: streamOf(process.stderr),
  cwd: process.cwd(),
  env: process.env,
  now: Date.now,
  onInterrupt(message, cleanUp) {
    interruption = { message, cleanUp }
  },
}

function interrupt(signal: 'SIGINT' | 'SIGTERM'): void {
  const code = signal === 'SIGINT' ? 130 : 143
  if (isInterrupted) process.exit(code)
  isInterrupted = true
  io.err.write(`${io.err.isTerminal ? '\r\u001b[K' : ''}${interruption.message()}\n`)
  void interruption.cleanUp().finally(() => process.exit(code))
}

process.on('SIGINT', () => interrupt('SIGINT'))
process.on('SIGTERM', () => interrupt('SIGTERM'))

/** Writes the details of a bug to a file, so that they can be reported completely. */
function crash(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.err.write(`internal error: ${text.split('\n', 1)[0]}\n${reportBug(text)}\n`)
  process.exitCode = 70
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

try {
  const code = await run(argv, io)
  if (!isInterrupted) process.exitCode = code
} catch (error) {
  // The outcome of an interrupted command does not matter.
  if (!isInterrupted) crash(error)
}
