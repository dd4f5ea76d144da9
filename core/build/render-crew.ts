/** Who renders: the main thread alone, or with others where there are many pages. */
import { makePage } from './render-page.ts'
import type { PageMaker, PageResult, PageWork } from './render-page.ts'
import { startPool } from './render-pool.ts'
import type { RenderPool, WorkerSetup } from './render-pool.ts'

export interface CrewOptions {
  /** What the main thread renders with. */
  readonly maker: PageMaker
  /** What others render with. */
  readonly setup: WorkerSetup
  /** How many threads may render, the main one among them. */
  readonly threads: number
}

export interface Crew {
  /** Resolves when the next batch may come: when this one is made, or on its way to a thread that will make it. */
  take(batch: readonly PageWork[], accept: (results: readonly PageResult[]) => void): Promise<void>
  /** Resolves when every batch is made. */
  finish(): Promise<void>
  /** Ends the threads. Nothing is written afterwards. */
  close(): Promise<void>
}

/** Pages that are rendered before another thread is thought of: most builds change few. */
const ALONE = 128

export function createCrew({ maker, setup, threads }: CrewOptions): Crew {
  let pool: RenderPool | null = null
  let taken = 0
  let failure: { readonly error: unknown } | null = null
  const running = new Set<Promise<void>>()
  const raise = () => {
    if (failure !== null) throw failure.error
  }
  return {
    async take(batch, accept) {
      raise()
      taken += batch.length
      if (threads > 1 && taken > ALONE) pool ??= startPool(threads - 1, setup)
      if (!pool?.hasRoom()) return accept(await makeAll(maker, batch))
      const sent: Promise<void> = pool
        .render(batch.map(({ order }) => order))
        .then(accept)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(sent))
      running.add(sent)
    },
    async finish() {
      await Promise.all(running)
      raise()
    },
    close: async () => pool?.close(),
  }
}

async function makeAll(maker: PageMaker, batch: readonly PageWork[]): Promise<readonly PageResult[]> {
  const results: PageResult[] = []
  for (const { order, props } of batch) results.push(await makePage(maker, order, props))
  return results
}
