/**
 * Makes the variants of one source from one decode: each size from the next larger one, which is faster than from the
 * source and looks no worse (bench-peers/FIGURES.md). The pixels of one source only are in memory.
 */
import type { Variant } from '../../plan/picture-variants.ts'
import type { LocalPicture } from '../../plan/pictures.ts'
import { BAD_PIXELS, openPicture, openRaw, rawOf } from './sharp.ts'
import type { Raw } from './sharp.ts'

export interface MadeVariant {
  readonly variant: Variant
  readonly content: Uint8Array
}

interface Size {
  readonly width: number
  readonly height: number
}

const WEBP_EFFORT = 4
/** What mozjpeg gains, but for its search of scans: that takes a third of the time for one per cent of the bytes. */
const JPEG = {
  progressive: true,
  trellisQuantisation: true,
  overshootDeringing: true,
  quantisationTable: 3,
  chromaSubsampling: '4:2:0',
} as const
/** A drawing has few colours and gains from a palette; a photograph has thousands and loses. */
const PALETTE_LIMIT = 4096
/** More takes longer and saves nothing on floor plans. */
const PALETTE_EFFORT = 5

/** All or nothing: the source is decoded to its last row, and a cut-off one gives a reason instead. */
export async function makeVariants(
  bytes: Uint8Array,
  source: LocalPicture,
  variants: readonly Variant[],
): Promise<readonly MadeVariant[] | { readonly reason: string }> {
  const framed = variants.map((variant) => ({ variant, frame: frameOf(variant, source) })).sort(byFrame)
  const [first] = framed
  if (first === undefined) return []
  const base = await decode(bytes, source, first.frame).catch(() => undefined)
  if (base === undefined) return { reason: BAD_PIXELS }
  const made: MadeVariant[] = []
  let whole = base
  for (const { variant } of framed) {
    // Transparent pixels lose a little with each step: those sizes are all made from the first.
    const from = source.alpha ? base : whole
    if (!variant.crop && !isSize(whole, variant)) whole = await resize(from, variant)
    const pixels = variant.crop ? await resize(from, variant) : whole
    made.push({ variant, content: await encode(pixels, variant) })
  }
  return made
}

/** How large the whole picture has to be for this variant to be cut from it, or to be it. */
function frameOf({ width, height, crop }: Variant, source: Size): Size {
  if (!crop) return { width, height }
  const scale = Math.max(width / source.width, height / source.height)
  return { width: Math.ceil(source.width * scale), height: Math.ceil(source.height * scale) }
}

function byFrame(a: { readonly frame: Size }, b: { readonly frame: Size }): number {
  return b.frame.width - a.frame.width || b.frame.height - a.frame.height
}

function isSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}

function decode(bytes: Uint8Array, { alpha }: LocalPicture, { width, height }: Size): Promise<Raw> {
  const pipeline = openPicture(bytes).resize(width, height, { fit: 'fill' })
  return rawOf(alpha ? pipeline.ensureAlpha() : pipeline.removeAlpha())
}

function resize(raw: Raw, { width, height, crop }: Variant): Promise<Raw> {
  return rawOf(openRaw(raw).resize(width, height, { fit: crop ? 'cover' : 'fill' }))
}

/** The pixels carry no metadata, so neither does the file: no place, no camera, no profile. */
function encode(raw: Raw, { format, quality }: Variant): Promise<Uint8Array> {
  const pipeline = openRaw(raw)
  switch (format) {
    case 'webp':
      return pipeline.webp({ quality, alphaQuality: quality, effort: WEBP_EFFORT }).toBuffer()
    case 'png':
      return isDrawing(raw)
        ? pipeline.png({ compressionLevel: 9, palette: true, effort: PALETTE_EFFORT }).toBuffer()
        : pipeline.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
    case 'jpeg':
      return pipeline
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, ...JPEG })
        .toBuffer()
  }
}

function isDrawing({ data, channels }: Raw): boolean {
  const colours = new Set<number>()
  let previous = -1
  for (let at = 0; at < data.length; at += channels) {
    const alpha = channels === 4 ? (data[at + 3] ?? 0) : 255
    const colour = (((data[at] ?? 0) * 256 + (data[at + 1] ?? 0)) * 256 + (data[at + 2] ?? 0)) * 256 + alpha
    if (colour === previous) continue
    previous = colour
    colours.add(colour)
    if (colours.size > PALETTE_LIMIT) return false
  }
  return true
}
