/** A thread that renders pages and writes them into staging. It receives messages of type `WorkerCall`. */
import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createFiles } from '../../system/files.ts'
import { makePage } from './render-page.ts'
import { loadRenderer } from './renderer.ts'
import type { WorkerCall, WorkerReply, WorkerSetup } from './render-pool.ts'

const { bundle, ownTemplates, shells, staging } = workerData as WorkerSetup
const files = createFiles()
const port = parentPort
const renderer = loadRenderer(files, bundle, { own: new Set(ownTemplates) })

async function answer({ id, orders }: WorkerCall): Promise<WorkerReply> {
  try {
    const maker = { files, staging, shells, renderer: await renderer }
    const results = []
    for (const order of orders) results.push(await makePage(maker, order))
    return { id, results, heap: getHeapStatistics().used_heap_size }
  } catch (error) {
    return { id, error, heap: 0 }
  }
}

// Batches are processed one after the other, because together they would only use more memory.
let last: Promise<void> = Promise.resolve()
port?.on('message', (call: WorkerCall) => {
  last = last.then(async () => port.postMessage(await answer(call)))
})
