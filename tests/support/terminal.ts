/** A substitute for a terminal that keeps the output of commands. */
import type { Io, Stream } from '../../cli/io.ts'

export interface Written {
  readonly out: string
  readonly err: string
}

export function recordingIo(
  given: Pick<Io, 'cwd' | 'env' | 'now'>,
  hasColour = false,
): {
  readonly io: Io
  readonly written: Written
} {
  const written = { out: '', err: '' }
  const stream = (name: keyof Written): Stream => ({
    isTerminal: false,
    hasColour,
    width: 100,
    write: (text) => void (written[name] += text),
  })
  const io: Io = { ...given, out: stream('out'), err: stream('err'), onInterrupt: () => undefined }
  return { io, written }
}
