/**
 * Runs work that publishes an output: it shows the progress, and ends in a defined state on an interruption.
 */
import type { Ports } from '../core/build/ports.ts'
import type { GlobalOptions, Io } from './io.ts'
import { machinePorts } from './machine.ts'
import { createProgress } from './progress.ts'

export async function untilInterrupted<T>(
  io: Io,
  options: GlobalOptions,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const line = createProgress(io, options)
  const stopping = new AbortController()
  let isPublishing = false
  const machine = machinePorts(io, (event) => {
    isPublishing = event.phase === 'publish'
    line.show(event)
  })
  const running = work({ ...machine, signal: stopping.signal })
  io.onInterrupt(
    () =>
      `stopping: the output ${isPublishing ? 'is completed first' : 'stays unchanged'} (press again to stop at once)`,
    async () => {
      stopping.abort()
      await running.catch(() => undefined)
    },
  )
  const result = await running
  line.clear()
  return result
}
