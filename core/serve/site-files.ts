/**
 * Files of a folder as answers. A request costs one `stat`: the bytes, and those of each coding, are cached
 * by the stamp of the file. A page that is published again has another stamp, and nothing is compressed or
 * hashed twice.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { getMimeType } from 'hono/utils/mime'
import { parsedJson } from '../domain/untrusted.ts'
import { allowedPath } from '../paths/allowed-path.ts'
import type { AllowedPath } from '../paths/allowed-path.ts'
import type { MissingStatus } from './addresses.ts'
import { createByteCache } from './byte-cache.ts'
import type { ByteCache } from './byte-cache.ts'
import { codingFor, isUnchanged, partOf } from './requested.ts'
import type { Coding, Part, Validators } from './requested.ts'
import { webStreamOf } from '../system/web-stream.ts'

/** Room for the compressed pages of some thousand properties. */
const ROOM = 48 * 1024 * 1024
/** Larger files are streamed. */
const READ_WHOLE = 512 * 1024
/**
 * Files outside these sizes are not compressed: a smaller one saves no packet, and a larger one would take
 * the memory of many.
 */
const PACKED = { least: 1024, most: 16 * 1024 * 1024 } as const

const packers: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  // The result is a tenth smaller than gzip's in the same time.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<
      Buffer<ArrayBuffer>
    >,
  gzip: (bytes) => promisify(gzip)(bytes) as Promise<Buffer<ArrayBuffer>>,
}

/** The number of parsed files that are cached. */
const PARSED = 50

interface SiteFiles {
  /** The answer for an address, with `index.html` appended to a final slash; null if no file exists. */
  answer(context: Context, pathname: string): Promise<Response | null>
  /** A file as the answer for a missing address: always the whole file, and never “not modified”. */
  missing(context: Context, file: string, status: MissingStatus): Promise<Response | null>
  /** The parsed JSON of a file; null if the file does not exist. */
  data(file: string): Promise<unknown>
  isFolder(pathname: string): boolean
}

interface Found extends Validators {
  readonly file: string
  readonly type: string
  readonly size: number
  /** Differs for each version of each file. */
  readonly stamp: string
}

export function createSiteFiles(folder: string): SiteFiles {
  const cache = createByteCache(ROOM)
  const parsed = new Map<string, { readonly stamp: string; readonly value: unknown }>()
  const find = (pathname: string) => {
    const name = nameAt(pathname)
    return name === null ? null : foundAt(folder, name.endsWith('/') ? `${name}index.html` : name)
  }
  return {
    answer: async (context, pathname) => {
      const found = find(pathname)
      return found && answerWith(context, found, cache)
    },
    missing: async (context, file, status) => {
      const found = find(`/${file}`)
      return found && whole(context, found, { cache, status })
    },
    data: async (file) => {
      const found = find(`/${file}`)
      if (found === null) return null
      const cached = parsed.get(file)
      if (cached?.stamp === found.stamp) return cached.value
      const value = parsedJson(await readFile(found.file, 'utf8').catch(() => null))
      if (parsed.size >= PARSED) parsed.clear()
      parsed.set(file, { stamp: found.stamp, value })
      return value
    },
    isFolder: (pathname) => {
      // Repeated slashes are ignored here: the address is redirected to the one without them.
      const name = nameAt(pathname.replace(/\/{2,}/g, '/'))
      return name !== null && (statOf(folder, name)?.stat.isDirectory() ?? false)
    },
  }
}

/**
 * The name of a path that Hono has decoded, except for `%25` and reserved characters. Names that begin with a dot are for
 * the build and for hosts, apart from `.well-known/` (RFC 8615).
 */
function nameAt(pathname: string): string | null {
  if (/%(?!25)/.test(pathname)) return null
  const name = pathname.replaceAll('%25', '%')
  return /[\\\0]|\/{2}|(?:^|\/)\.(?!well-known(?:\/|$))/.test(name) ? null : name
}

function foundAt(folder: string, name: string): Found | null {
  const found = statOf(folder, name)
  if (found === null || !found.stat.isFile()) return null
  const { size, mtime, mtimeMs, ino } = found.stat
  const version = `${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}`
  return {
    file: found.real,
    type: getMimeType(name) ?? 'application/octet-stream',
    size,
    stamp: `${found.real}\0${ino}-${version}`,
    tag: `"${version}"`,
    modified: mtime.toUTCString(),
  }
}

/**
 * Links that lead out of the folder are refused. The synchronous call is ten times as fast as one in another
 * thread.
 */
function statOf(folder: string, name: string): AllowedPath | null {
  try {
    const found = allowedPath(path.join(folder, name), { inside: folder })
    return 'refusal' in found ? null : found
  } catch {
    // The disk reports an error.
    return null
  }
}

async function answerWith(context: Context, found: Found, cache: ByteCache): Promise<Response> {
  const { headers } = context.req.raw
  if (isUnchanged(headers, found)) return context.body(null, 304, validatorsOf(found, null))
  const part = headers.has('Range') ? partOf(headers, found.size, found) : null
  if (part !== null && part.kind !== 'whole') return partly(context, found, part)
  return whole(context, found, { cache, status: 200 })
}

interface Whole {
  readonly cache: ByteCache
  readonly status: 200 | MissingStatus
}

async function whole(context: Context, found: Found, { cache, status }: Whole): Promise<Response> {
  const { file, type, size, stamp } = found
  const isPackable = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && size >= PACKED.least && size <= PACKED.most
  const coding = isPackable ? codingFor(context.req.header('Accept-Encoding')) : null
  const headers = {
    ...(status === 200 ? { ...validatorsOf(found, coding), 'Accept-Ranges': 'bytes' } : {}),
    'Content-Type': type,
    ...(isPackable ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (coding === null && size > READ_WHOLE)
    return context.body(stream(context, file), status, { ...headers, 'Content-Length': String(size) })
  const plain = () => cache.get(stamp, async () => readFile(file))
  if (coding === null)
    return context.body(await plain(), status, { ...headers, 'Content-Length': String(size) })
  const packed = await cache.get(`${stamp} ${coding}`, async () => packers[coding](await readFile(file)))
  return context.body(packed, status, {
    ...headers,
    'Content-Encoding': coding,
    'Content-Length': String(packed.length),
  })
}

function partly(context: Context, found: Found, part: Exclude<Part, { kind: 'whole' }>): Response {
  const { file, type, size } = found
  if (part.kind === 'outside') return context.body(null, 416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = part
  return context.body(stream(context, file, { start, end }), 206, {
    ...validatorsOf(found, null),
    'Content-Type': type,
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(end - start + 1),
  })
}

/** Compressed bytes are another body with the same meaning, so their tag is weak. */
function validatorsOf({ tag, modified }: Validators, coding: Coding | null) {
  return { ETag: coding === null ? tag : `W/${tag}`, 'Last-Modified': modified }
}

/** A HEAD request opens no file. */
function stream(context: Context, file: string, part: { start?: number; end?: number } = {}) {
  if (context.req.method === 'HEAD') return ''
  return webStreamOf(createReadStream(file, part))
}
