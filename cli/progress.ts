import type { Phase, Progress } from '../core/build/ports.ts'
import type { GlobalOptions, Io } from './io.ts'

const WORDS: Readonly<Record<Phase, string>> = {
  read: 'reading the content',
  check: 'checking the site',
  templates: 'preparing the templates',
  render: 'rendering pages',
  pictures: 'encoding pictures',
  publish: 'publishing the site',
  merge: 'reading the shards',
}

interface ProgressLine {
  show(event: Progress): void
  /** Removes the line before other output is written. */
  clear(): void
}

/** A terminal shows one line that changes, and other outputs one plain line for each phase. Quiet shows none. */
export function createProgress(io: Io, { quiet, json }: GlobalOptions): ProgressLine {
  if (quiet || (json && !io.err.isTerminal)) return { show: () => undefined, clear: () => undefined }
  return io.err.isTerminal ? liveLine(io) : plainLines(io)
}

function liveLine(io: Io): ProgressLine {
  let shownAt = 0
  let phase: Phase | undefined
  return {
    show(event) {
      // More than ten updates a second are unreadable; a new phase is shown at once.
      const now = io.now()
      if (event.phase === phase && now - shownAt < 100) return
      phase = event.phase
      shownAt = now
      io.err.write(`\r\u001b[K${textOf(event).slice(0, io.err.width - 1)}`)
    },
    clear: () => io.err.write('\r\u001b[K'),
  }
}

function plainLines(io: Io): ProgressLine {
  let phase: Phase | undefined
  return {
    show(event) {
      if (event.phase === phase) return
      phase = event.phase
      io.err.write(`${WORDS[event.phase]}\n`)
    },
    clear: () => undefined,
  }
}

function textOf({ phase, done, total, etaSeconds }: Progress): string {
  const counted = done === undefined || !total ? '' : ` ${done} of ${total}`
  const estimate =
    etaSeconds === undefined || etaSeconds < 1 ? '' : `, about ${durationText(etaSeconds)} left`
  return `${WORDS[phase]}${counted}${estimate}`
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
