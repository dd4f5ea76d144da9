import type { LocalPicture } from '../../plan/pictures.ts'
import { fail } from './failure.ts'
import type { Failure } from './failure.ts'
import type { Gate } from './pool.ts'
import {
  BAD_HEADER,
  BAD_PIXELS,
  MEGAPIXEL_LIMIT,
  decodeCost,
  openAlpha,
  openPicture,
  readHeader,
} from './sharp.ts'
import { sniff } from './sniff.ts'

/** The properties of a picture that follow from its bytes. */
export interface Probe extends Pick<LocalPicture, 'format' | 'width' | 'height' | 'alpha'> {
  /**
   * Whether the picture was decoded completely. The others are decoded when their variants are made, and fail then.
   */
  readonly whole: boolean
}

export interface InspectOptions {
  readonly name: string
  /** Whether to decode the picture completely, which detects truncated pictures without making variants. */
  readonly whole: boolean
}

/** Checks untrusted bytes: an accepted type, a limited number of pixels, and on request a complete decoding. */
export async function inspect(
  bytes: Uint8Array,
  options: InspectOptions,
  gate: Gate,
): Promise<Probe | Failure> {
  const { name, whole } = options
  if (bytes.length === 0) return fail('AS5002', { picture: name })
  const type = sniff(bytes)
  if ('name' in type) return fail('AS5004', { picture: name, type: type.name })
  const damaged = (reason: string) => fail('AS5003', { picture: name, reason })
  const header = await readHeader(bytes).catch(() => undefined)
  if (header === undefined) return damaged(BAD_HEADER)
  const { width, height, hasAlpha } = header
  if (width * height > MEGAPIXEL_LIMIT * 1e6) {
    return fail('AS5005', { picture: name, width, height, limit: MEGAPIXEL_LIMIT })
  }
  const picture = { format: type.format, width, height }
  const decode = hasAlpha ? isTransparent : whole ? decodeWhole : undefined
  if (decode === undefined) return { ...picture, alpha: false, whole: false }
  const alpha = await gate(decodeCost(picture), () => decode(bytes)).catch(() => undefined)
  return alpha === undefined ? damaged(BAD_PIXELS) : { ...picture, alpha, whole: true }
}

/** Many drawings have an alpha channel that is opaque everywhere. Decodes the whole picture. */
async function isTransparent(bytes: Uint8Array): Promise<boolean> {
  const alpha = await openAlpha(bytes).raw().toBuffer()
  // `alpha.some` calls a function for each pixel and takes several times as long.
  for (let at = 0; at < alpha.length; at++) if ((alpha[at] ?? 0) < OPAQUE) return true
  return false
}

const OPAQUE = 255

async function decodeWhole(bytes: Uint8Array): Promise<boolean> {
  await openPicture(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  return false
}
