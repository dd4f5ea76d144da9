import type { Readable } from 'node:stream'

/**
 * The bytes of a stream of Node for a `Response`. A reader that cancels destroys the source. `Readable.toWeb` of Node
 * 20 throws an error that cannot be caught if its reader leaves while a chunk is on its way, which would end the
 * process.
 */
export function webStreamOf(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  // An error before the first read would have no listener, and would end the process. The reader receives it when it reads.
  source.on('error', () => undefined)
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>>
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void source.destroy(),
    },
    // A chunk is read only when the reader asks for it.
    { highWaterMark: 0 },
  )
}
