/** Distributes pages: the main thread renders alone, or with other threads if there are many pages. */
import { makePage } from './render-page.ts'
import type { PageMaker, PageOrder, PageResult, PageTicket, PageWork } from './render-page.ts'
import { startPool } from './render-pool.ts'
import type { RenderPool, WorkerSetup } from './render-pool.ts'

export interface CrewOptions {
  /** The maker of pages for the main thread. */
  readonly maker: PageMaker
  /** The setup of the other threads. */
  readonly setup: WorkerSetup
  /** The number of threads that may render, with the main thread. */
  readonly threads: number
  /** The number of pages that are rendered before other threads start, because most builds change few pages. */
  readonly alone: number
}

export type Accept = (page: PageTicket, result: PageResult) => void

export interface Crew {
  /**
   * Resolves when the next batch may come: when this one is made, or sent to another thread. Pages of a batch on the
   * main thread are made one after the other, because short-lived objects cost least.
   */
  take(batch: Iterable<PageWork>, accept: Accept): Promise<void>
  /** Resolves when all batches are made. */
  finish(): Promise<void>
  /** Ends the threads, after which nothing is written. */
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
      // Only tickets are kept, because props that wait here would be promoted by the garbage collector, which is
      // expensive.
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
