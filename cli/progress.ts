import type { Phase, Progress } from '../core/build/ports.ts'
import type { GlobalOptions, Io } from './io.ts'

const WORDS: Readonly<Record<Phase, string>> = {
  read: 'reading the content',
  check: 'checking the site',
  templates: 'preparing the templates',
  render: 'rendering pages',
  pictures: 'encoding pictures',
  compress: 'compressing texts',
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
  const timed = createEstimate(io)
  let shownAt = 0
  let phase: Phase | undefined
  return {
    show(event) {
      // More than ten updates a second are unreadable; a new phase is shown at once.
      const now = io.now()
      const text = textOf(timed(event))
      if (event.phase === phase && now - shownAt < 100) return
      phase = event.phase
      shownAt = now
      io.err.write(`\r\u001b[K${text.slice(0, io.err.width - 1)}`)
    },
    clear: () => io.err.write('\r\u001b[K'),
  }
}

/** A CI service ends a job that prints nothing for minutes. */
const STILL_RUNNING_MS = 30_000

function plainLines(io: Io): ProgressLine {
  const timed = createEstimate(io)
  let shownAt = 0
  let phase: Phase | undefined
  return {
    show(event) {
      const now = io.now()
      const isNew = event.phase !== phase
      const text = textOf(timed(event))
      if (!isNew && now - shownAt < STILL_RUNNING_MS) return
      phase = event.phase
      shownAt = now
      io.err.write(`${isNew ? WORDS[event.phase] : text}\n`)
    },
    clear: () => undefined,
  }
}

/** The first seconds of a phase say little about the rest. */
const LEAST_MS = 2000

/** Adds the time left to phases that count, and do not estimate it themselves. */
function createEstimate({ now }: Io): (event: Progress) => Progress {
  let started: { readonly phase: Phase; readonly at: number; readonly done: number } | undefined
  return (event) => {
    const { phase, done, total, etaSeconds } = event
    if (done === undefined || total === undefined || etaSeconds !== undefined) return event
    if (started?.phase !== phase) started = { phase, at: now(), done }
    const [elapsed, made] = [now() - started.at, done - started.done]
    if (elapsed < LEAST_MS || made <= 0) return event
    return { ...event, etaSeconds: ((elapsed / made) * (total - done)) / 1000 }
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
