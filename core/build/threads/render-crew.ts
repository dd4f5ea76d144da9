/** Who renders: the main thread alone, or with others where there are many pages. */
import { makePage } from './render-page.ts'
import type { PageMaker, PageOrder, PageResult, PageTicket, PageWork } from './render-page.ts'
import { startPool } from './render-pool.ts'
import type { RenderPool, WorkerSetup } from './render-pool.ts'

export interface CrewOptions {
  /** What the main thread renders with. */
  readonly maker: PageMaker
  /** What others render with. */
  readonly setup: WorkerSetup
  /** How many threads may render, the main one among them. */
  readonly threads: number
  /** Pages that are rendered before another thread is thought of: most builds change few. */
  readonly alone: number
}

export type Accept = (page: PageTicket, result: PageResult) => void

export interface Crew {
  /**
   * Resolves when the next batch may come: when this one is made, or on its way to a thread that will make it. Of a batch that
   * is made here one page is built after the other: what dies young costs least.
   */
  take(batch: Iterable<PageWork>, accept: Accept): Promise<void>
  /** Resolves when every batch is made. */
  finish(): Promise<void>
  /** Ends the threads. Nothing is written afterwards. */
  close(): Promise<void>
}

function ticketOf(order: PageOrder): PageTicket {
  const { props: _, ...ticket } = order
  return ticket
}

export function createCrew({ maker, setup, threads, alone }: CrewOptions): Crew {
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
      if (threads > 1 && taken > alone) pool ??= startPool(threads - 1, setup)
      if (!pool?.hasRoom()) {
        for (const { order, props } of batch) {
          taken += 1
          accept(order, await makePage(maker, order, props))
        }
        return
      }
      const orders = Array.from(batch, ({ order }) => order)
      if (orders.length === 0) return
      // Props that waited here for their page would grow old, and what grows old is garbage that costs most.
      const tickets = orders.map(ticketOf)
      const sent: Promise<void> = pool
        .render(orders)
        .then((results) => tickets.forEach((ticket, place) => accept(ticket, results[place] as PageResult)))
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
