import type { Phase, Progress } from '../core/build/ports.ts'
import type { GlobalOptions, Io } from './io.ts'

const WORDS: Readonly<Record<Phase, string>> = {
  read: 'reading the content',
  check: 'checking',
  templates: 'preparing the templates',
  render: 'rendering pages',
  pictures: 'making pictures',
  publish: 'publishing',
  merge: 'reading the shards',
}

export interface ProgressLine {
  show(event: Progress): void
  /** Removes the line, before anything else is written. */
  clear(): void
}

/** One line that changes on a terminal, one plain line for each phase elsewhere, nothing when quiet. */
export function createProgress(io: Io, { quiet, json }: GlobalOptions): ProgressLine {
  if (quiet || (json && !io.err.isTerminal)) return { show: () => undefined, clear: () => undefined }
  return io.err.isTerminal ? liveLine(io) : plainLines(io)
}

function liveLine(io: Io): ProgressLine {
  let shownAt = 0
  let phase: Phase | undefined
  return {
    show(event) {
      // Ten times a second is as much as anybody reads; a new phase shows at once.
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

export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
