/**
 * The only module that imports sharp. Pictures are untrusted: only the four loaders of accepted types can run, and
 * only on bytes in memory, so that no picture can refer to another file. Pixels, time and threads are limited.
 */
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { LocalPicture } from '../../plan/pictures.ts'

/** Several pictures with one thread each were measured faster than one picture with several threads. */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** The libraries whose versions can change a pixel or a byte. Names of pictures contain them. */
export const ENCODER = (['sharp', 'vips', 'webp', 'png', 'mozjpeg', 'imagequant', 'lcms'] as const)
  .map((library) => `${library} ${(sharp.versions as Record<string, string | undefined>)[library] ?? ''}`)
  .join(', ')

export const MEGAPIXEL_LIMIT = 50
/** Stops a file that was made to be slow. */
const SECONDS_LIMIT = 120

/** Pixels of 8 bits in sRGB, without alpha or with it (never premultiplied). */
export interface Raw {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/**
 * Bytes of memory for each pixel during decoding in the worst case, measured with 50 megapixels: progressive JPEG,
 * interlaced PNG (16 bits take twice that), WebP and AVIF with alpha.
 */
const BYTES_PER_PIXEL = { jpeg: 4, png: 6, webp: 6, avif: 18 } as const
/** The memory limit for all pictures in work, in bytes. */
export const MEMORY_LIMIT = 600e6

export function decodeCost(picture: Pick<LocalPicture, 'format' | 'width' | 'height'>): number {
  return picture.width * picture.height * BYTES_PER_PIXEL[picture.format]
}

/** Opens untrusted bytes: turned upright, the first frame only, with an error for a truncated picture. */
export function openPicture(bytes: Uint8Array): Sharp {
  return open(bytes, { autoOrient: true })
}

/** Opens the alpha channel as it is stored, because turning it would need all of it in memory. */
export function openAlpha(bytes: Uint8Array): Sharp {
  return open(bytes, { autoOrient: false }).extractChannel('alpha').toColourspace('b-w')
}

function open(bytes: Uint8Array, { autoOrient }: { readonly autoOrient: boolean }): Sharp {
  const limitInputPixels = MEGAPIXEL_LIMIT * 1e6
  return sharp(bytes, { failOn: 'error', autoOrient, limitInputPixels }).timeout({ seconds: SECONDS_LIMIT })
}

/** Reads the header, also of a picture beyond the limit. No pixel is decoded. */
export async function readHeader(bytes: Uint8Array) {
  const { autoOrient, hasAlpha } = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata()
  return { width: autoOrient.width, height: autoOrient.height, hasAlpha }
}

export function openRaw({ data, width, height, channels }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * Pixels in sRGB, as sharp gives them: an embedded profile and CMYK are converted, 16 bits become 8, and grey becomes
 * three channels. The `info` of sharp calls them premultiplied, which is wrong and would spoil the colours if sharp
 * received it again.
 */
export async function rawOf(pipeline: Sharp): Promise<Raw> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 }
}

/**
 * Replaces messages of libvips. They are in one place for all threads, so with several pictures in work a message may
 * be missing, doubled or that of another picture.
 */
export const BAD_HEADER = 'its header is damaged'
export const BAD_PIXELS = 'it is cut off or damaged'
