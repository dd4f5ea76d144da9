/**
 * Threads that render pages beside the main thread. A batch is sent only if few are under way, so memory is bounded.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale } from '../../languages/codes.ts'
import type { Shell } from '../../view/types.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { PageOrder, PageResult } from './render-page.ts'

export interface WorkerSetup {
  readonly bundle: Pick<Bundle, 'entry'>
  /** The names of templates of the site, for errors with lines. */
  readonly ownTemplates: readonly string[]
  readonly shells: Readonly<Partial<Record<Locale, Shell>>>
  readonly staging: string
}

export interface WorkerCall {
  readonly id: number
  readonly orders: readonly PageOrder[]
}

export type WorkerReply = { readonly id: number; readonly heap: number } & (
  { readonly results: readonly PageResult[] } | { readonly error: unknown }
)

export interface RenderPool {
  /** Whether a batch would start soon. If not, the main thread should render it itself. */
  hasRoom(): boolean
  render(orders: readonly PageOrder[]): Promise<readonly PageResult[]>
  /** Ends all threads, after which none writes. */
  close(): Promise<void>
}

/**
 * One batch in work and two waiting: a thread rarely idles while the main thread renders or collects garbage, and no
 * more pages are in memory.
 */
const BATCHES_AT_ONCE = 3

/** A thread with a larger heap is replaced by a new one (bytes). */
const HEAP_LIMIT = 400_000_000

/** The compiled file, because threads run JavaScript only. */
const WORKER = path.join(PACKAGE_ROOT, 'dist/core/build/threads/render-worker.js')

interface Waiting {
  readonly resolve: (results: readonly PageResult[]) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  isFull: boolean
  /** The reason for its end. */
  ended: unknown
}

export function startPool(count: number, setup: WorkerSetup, heapLimit: number = HEAP_LIMIT): RenderPool {
  let threads = Array.from({ length: count }, () => startThread(setup, heapLimit))
  let next = 0
  const freest = () => threads.reduce((best, one) => (one.waiting.size < best.waiting.size ? one : best))
  const replaceFull = () => {
    threads = threads.map((thread) => {
      if (!thread.isFull || thread.waiting.size > 0) return thread
      void thread.worker.terminate()
      return startThread(setup, heapLimit)
    })
  }
  const hasRoom = () => {
    replaceFull()
    const { isFull, waiting } = freest()
    return !isFull && waiting.size < BATCHES_AT_ONCE
  }
  return {
    hasRoom,
    render: (orders) =>
      new Promise((resolve, reject) => {
        const { worker, waiting, ended } = freest()
        if (ended !== null) return reject(ended)
        const id = next++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, orders } satisfies WorkerCall)
      }),
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  }
}

function startThread(setup: WorkerSetup, heapLimit: number): Thread {
  const worker = new Worker(WORKER, { workerData: setup })
  const thread: Thread = { worker, waiting: new Map(), isFull: false, ended: null }
  const failAll = (error: unknown) => {
    thread.ended ??= error
    for (const { reject } of thread.waiting.values()) reject(error)
    thread.waiting.clear()
  }
  worker.on('message', (reply: WorkerReply) => {
    const waiting = thread.waiting.get(reply.id)
    thread.waiting.delete(reply.id)
    thread.isFull ||= reply.heap > heapLimit
    if ('error' in reply) waiting?.reject(reply.error)
    else waiting?.resolve(reply.results)
  })
  worker.on('error', failAll)
  worker.on('exit', (code) => failAll(new Error(`a rendering thread ended with code ${code}`)))
  return thread
}
