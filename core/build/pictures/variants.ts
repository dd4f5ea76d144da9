/**
 * Makes the variants of one source. Small sizes are made from larger ones, which is faster than from the source and
 * looks no worse. The base of each size depends on the source alone, so a variant has the same bytes whichever others
 * are made with it. Only a source that is also shown wider than `MAIN` is decoded twice: few are, and all other
 * sources have one step less.
 */
import type { Focus } from '../../domain/picture-frame.ts'
import { share } from '../../plan/picture-recipes.ts'
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
/**
 * The options of mozjpeg, without its search of scans, which takes a third of the time for one per cent of the bytes.
 */
const JPEG = {
  progressive: true,
  trellisQuantisation: true,
  overshootDeringing: true,
  quantisationTable: 3,
  chromaSubsampling: '4:2:0',
} as const
/** Drawings have few colours and become smaller with a palette; photographs have thousands and become larger. */
const PALETTE_LIMIT = 4096
/** More effort takes longer and saves nothing on floor plans. */
const PALETTE_EFFORT = 5

/** The decoded picture covers the widest variant, and the height of the widest cut (`og`). */
const WIDE = { width: 1920, height: 630 }
/** The widest photograph of a page, from which most variants are made. */
const MAIN = 1360
/** A size that is made from `MAIN`, and from which the smaller ones are made. */
const STEP = 600

interface Framed {
  readonly variant: Variant
  readonly frame: Size
}

/** Makes all variants or none: the source is decoded to its last row, and a truncated one gives a reason instead. */
export async function makeVariants(
  bytes: Uint8Array,
  source: LocalPicture,
  variants: readonly Variant[],
): Promise<readonly MadeVariant[] | { readonly reason: string }> {
  const framed = variants.map((variant) => ({ variant, frame: frameOf(variant, source) })).sort(byFrame)
  const made: MadeVariant[] = []
  for (const { base, items } of partsOf(framed, source)) {
    const pixels = await decode(bytes, source, base).catch(() => undefined)
    if (pixels === undefined) return { reason: BAD_PIXELS }
    // Transparent pixels lose quality with each step, so all sizes are made from the first.
    const step = source.alpha || base.width <= STEP ? undefined : sizeAt(source, STEP)
    made.push(...(await descend(pixels, items, { step, focus: source.part?.focus })))
  }
  return made
}

/** The variants for each decoding. */
function partsOf(framed: readonly Framed[], source: LocalPicture) {
  const scale = Math.min(1, Math.max(WIDE.width / source.width, WIDE.height / source.height))
  const wide = sizeAt(source, Math.ceil(source.width * scale))
  const main = source.alpha || wide.width <= MAIN ? wide : sizeAt(source, MAIN)
  const isWide = ({ frame }: Framed) => main !== wide && !covers(main, frame)
  const parts = [
    { base: wide, items: framed.filter(isWide) },
    { base: main, items: framed.filter((item) => !isWide(item)) },
  ]
  return parts.filter(({ items }) => items.length > 0)
}

/** Makes the largest first. */
async function descend(
  base: Raw,
  items: readonly Framed[],
  { step, focus }: { readonly step: Size | undefined; readonly focus: Focus | undefined },
): Promise<readonly MadeVariant[]> {
  const made: MadeVariant[] = []
  let whole = base
  let next = step
  for (const { variant, frame } of items) {
    if (next !== undefined && covers(next, frame)) {
      whole = await resize(whole, next)
      next = undefined
    }
    const pixels = isSize(whole, variant) ? whole : await resize(whole, variant, focus)
    made.push({ variant, content: await encode(pixels, variant) })
  }
  return made
}

/** The size of the whole picture from which this variant is cut, or which it is. */
function frameOf({ width, height, crop }: Variant, source: Size): Size {
  if (!crop) return { width, height }
  const scale = Math.max(width / source.width, height / source.height)
  return { width: Math.ceil(source.width * scale), height: Math.ceil(source.height * scale) }
}

function byFrame(a: Framed, b: Framed): number {
  return b.frame.width - a.frame.width || b.frame.height - a.frame.height
}

function covers(a: Size, b: Size): boolean {
  return a.width >= b.width && a.height >= b.height
}

function isSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}

function sizeAt(source: Size, width: number): Size {
  return { width, height: share(width, source.height, source.width) }
}

function decode(bytes: Uint8Array, source: LocalPicture, { width, height }: Size): Promise<Raw> {
  const { alpha, part } = source
  const whole = openPicture(bytes)
  const shown = part ? whole.extract({ left: part.left, top: part.top, ...sizeOf(source) }) : whole
  const pipeline = shown.resize(width, height, { fit: 'fill' })
  return rawOf(alpha ? pipeline.ensureAlpha() : pipeline.removeAlpha())
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}

interface Shape extends Size {
  readonly crop?: boolean
}

function resize(raw: Raw, { width, height, crop }: Shape, focus?: Focus): Promise<Raw> {
  const position = focus?.split('-').toReversed().join(' ') ?? 'centre'
  return rawOf(openRaw(raw).resize(width, height, crop ? { fit: 'cover', position } : { fit: 'fill' }))
}

/** The pixels have no metadata, so the file has none either: no place, no camera, no profile. */
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
