import type { Readable } from 'node:stream'

/**
 * The bytes of a stream of Node for a `Response`. A reader that cancels destroys the source. `Readable.toWeb` of Node 20
 * throws where nobody can catch it if its reader leaves while a chunk is on its way, which would end the process.
 */
export function webStreamOf(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Its reader hears of an error: until somebody reads, nobody would listen.
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
    // Nothing is read ahead of the visitor.
    { highWaterMark: 0 },
  )
}
