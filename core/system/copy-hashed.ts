/** Copies files that may be larger than the memory, such as films and large documents. */
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createHasher } from './hash.ts'
import type { Whole } from './hash.ts'
import { openRegular } from './regular-file.ts'

/**
 * The mode of the file is not copied, because a web server could not read a file that only its owner may
 * read.
 */
export async function copyHashed(from: string, to: Writable): Promise<Whole> {
  const { update, end } = createHasher()
  const handle = await openRegular(from)
  await pipeline(
    // The stream closes the handle when it ends.
    handle.createReadStream(),
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        update(part)
        yield part
      }
    },
    to,
  )
  return end()
}

export function nowhere(): Writable {
  return new Writable({ write: (_part, _encoding, done) => done() })
}
