/** Reads request bodies up to a limit. No more than that is held in memory, whatever the headers contain. */

const FORM = 'application/x-www-form-urlencoded'
export const KILOBYTES = 64
const LIMIT = KILOBYTES * 1024
/** Bytes of a body that is read at once. */
const SHORT = LIMIT

type FormBody =
  | { readonly kind: 'read'; readonly pairs: URLSearchParams }
  | { readonly kind: 'refused'; readonly answer: 'tooLarge' | 'otherType' }

export async function readForm(request: Request): Promise<FormBody> {
  if (mediaTypeOf(request) !== FORM) return { kind: 'refused', answer: 'otherType' }
  const text = await readText(request, LIMIT)
  if (text === null) return { kind: 'refused', answer: 'tooLarge' }
  return { kind: 'read', pairs: new URLSearchParams(text) }
}

/** The media type without its parameters. */
export function mediaTypeOf({ headers }: Request): string | undefined {
  return headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase()
}

export async function readText(request: Request, limit: number): Promise<string | null> {
  return (await readBytes(request, limit))?.toString('utf8') ?? null
}

/**
 * A body that announces up to this many times its limit is read to its end and discarded. A server that closes the connection
 * earlier can lose its answer, because the sender still writes (RFC 9112, 9.6): behind nginx the visitor then reads 502
 * instead of the reason.
 */
const DISCARDED = 4

/** Null for a longer body. One that is announced as far too long is not read at all, and one of unknown length up to the limit. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const { headers } = request
  const announced = headers.get('Content-Length')
  if (Number(announced ?? 0) > DISCARDED * limit) return null
  // The server reads no more than was announced. A stream for each short body would take much longer.
  if (announced !== null && Number(announced) <= SHORT && !headers.has('Transfer-Encoding'))
    return upTo(limit, await request.arrayBuffer())
  const most = announced === null ? limit : DISCARDED * limit
  const { body } = request
  if (body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    length += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (length > most) return null
    if (length > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  return length > limit ? null : Buffer.concat(chunks)
}

function upTo(limit: number, bytes: ArrayBuffer): Buffer<ArrayBuffer> | null {
  return bytes.byteLength > limit ? null : Buffer.from(bytes)
}
