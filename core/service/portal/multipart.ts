/**
 * Reads `multipart/form-data` (RFC 7578) with exactly one part, a file. A general parser reads a body of many parts or of long headers sign
 * by sign, and no other request is answered meanwhile. This one only searches for two boundaries and the end of short headers.
 */

interface FilePart {
  /** The name that the sender gave. */
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Browsers send two headers of some hundred bytes. */
const HEADERS_LIMIT = 4096
const HEADERS_END = '\r\n\r\n'

/** Null for another media type, and for a boundary that RFC 2046 does not allow. */
export function boundaryOf(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;"]{1,70}))\s*$/i.exec(
    contentType,
  )
  return match?.[1] ?? match?.[2] ?? null
}

/**
 * Null unless the body is one part with a file name, without a preamble and without data after its last
 * boundary.
 */
export function onlyFileIn(body: Buffer<ArrayBuffer>, boundary: string): FilePart | null {
  const first = Buffer.from(`--${boundary}\r\n`)
  if (!body.subarray(0, first.length).equals(first)) return null
  const headersEnd = body.subarray(0, first.length + HEADERS_LIMIT).indexOf(HEADERS_END)
  if (headersEnd < 0) return null
  const start = headersEnd + HEADERS_END.length
  const end = body.indexOf(`\r\n--${boundary}`, headersEnd)
  const tail = end < 0 ? '' : body.subarray(end + boundary.length + 4).toString('latin1')
  if (end < start || (tail !== '--' && tail !== '--\r\n')) return null
  const name = fileNameIn(body.subarray(first.length, headersEnd).toString('utf8'))
  return name === null ? null : { name, content: body.subarray(start, end) }
}

/** Browsers encode three characters of a file name (HTML, "multipart/form-data encoding algorithm"). */
function fileNameIn(headers: string): string | null {
  const line = headers
    .split('\r\n')
    .find((header) => /^content-disposition\s*:\s*form-data\s*;/i.test(header))
  const name = line === undefined ? undefined : /;\s*filename="([^"]*)"/i.exec(line)?.[1]
  return name === undefined ? null : name.replace(/%(?:0A|0D|22)/gi, (code) => decodeURIComponent(code))
}
