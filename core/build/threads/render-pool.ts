/** Threads that render pages beside the main one. A batch is sent only while few are on their way: memory stays bounded. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale } from '../../languages/codes.ts'
import type { Shell } from '../../view/types.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { PageOrder, PageResult } from './render-page.ts'

export interface WorkerSetup {
  readonly bundle: Pick<Bundle, 'entry'>
  /** Templates of the site's own, by name: an error is led back to its line. */
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
  /** Whether a batch would begin soon; else the main thread had better render it itself. */
  hasRoom(): boolean
  render(orders: readonly PageOrder[]): Promise<readonly PageResult[]>
  /** Ends all threads; none writes afterwards. */
  close(): Promise<void>
}

/** One in work, two waiting: a thread hardly ever idles while the main one renders or cleans up, and no more pages are held than these. */
const BATCHES_AT_ONCE = 3

/** A thread whose heap has grown beyond is replaced by a new one (bytes). */
const HEAP_LIMIT = 400_000_000

/** Always the compiled file: threads run JavaScript only. */
const WORKER = path.join(PACKAGE_ROOT, 'dist/core/build/threads/render-worker.js')

interface Waiting {
  readonly resolve: (results: readonly PageResult[]) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  isFull: boolean
  /** Why it is gone. */
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
