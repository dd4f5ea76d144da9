#!/usr/bin/env node
/** The process: arguments, streams, signals, exit code. Commands see it as `Io`, and core as `Ports` (`machine.ts`). */
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
  // A reader that goes away, such as `head`, is no error.
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

/** A bug: what it was goes to a file, so that it can be reported whole. */
function crash(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.err.write(`internal error: ${text.split('\n', 1)[0]}\n${reportBug(text)}\n`)
  process.exitCode = 70
}

function reportBug(text: string): string {
  const about = `agency-site ${argv.join(' ')}\nnode ${process.version} ${process.platform}`
  try {
    // A folder of our own: nobody else can have put a link under a name that he guessed.
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'agency-site-')), 'report.log')
    writeFileSync(file, `${about}\n\n${text}\n`)
    return `Please report it with ${file}`
  } catch {
    return `Please report it with this:\n${about}\n${text}`
  }
}

// What no command waited for, such as an event of a stream.
process.on('uncaughtException', (error) => {
  crash(error)
  process.exit()
})

try {
  const code = await run(argv, io)
  if (!isInterrupted) process.exitCode = code
} catch (error) {
  // A command that was broken off may end in any way.
  if (!isInterrupted) crash(error)
}
