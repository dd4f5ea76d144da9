/** The colours of a site: their tokens, and the colours that follow from a background and its text. */
import {
  BORDER_CONTRAST,
  contrast,
  isDark,
  mix,
  over,
  readableOn,
  readableTone,
  TEXT_CONTRAST,
  translucent,
} from './contrast.ts'

/** The values of `templates/styles/tokens.css`; a test compares the two. */
export const DEFAULT_PALETTE = {
  paper: '#fdfdfb',
  chalk: '#eceeeb',
  stone: '#d5dad7',
  line: '#c4cbc8',
  edge: '#7b8688',
  mute: '#566164',
  ink: '#1c2427',
  brick: '#9a3520',
  'brick-deep': '#7c2816',
  'on-brick': '#fdfdfb',
  error: '#b00020',
  ring: '#1c2427',
  slate: '#222c30',
  'on-slate': '#fdfdfb',
  mist: '#b4bebb',
  'slate-line': '#45525a',
  plate: '#222c30',
  'on-plate': '#fdfdfb',
  lintel: '#141b1ead',
} as const

export type ColourToken = keyof typeof DEFAULT_PALETTE
export type Palette = Readonly<Record<ColourToken, string>>
export type Colours = Readonly<Partial<Record<ColourToken, string>>>

export const COLOUR_TOKENS = Object.keys(DEFAULT_PALETTE) as readonly ColourToken[]

/**
 * The palette with the configured colours. On a dark paper, missing tones are mixed of paper and ink, because
 * the defaults are for light.
 */
export function paletteOf(configured: Colours): Palette {
  const base = { ...DEFAULT_PALETTE, ring: configured.ink ?? DEFAULT_PALETTE.ring, ...configured }
  if (!isDark(base.paper)) return base
  const ink = configured.ink ?? readableOn(base.paper, [DEFAULT_PALETTE.paper])
  const accent = readableTone(base.brick, base.paper, TEXT_CONTRAST)
  return { ...base, ...surfaceTokens({ background: base.paper, text: ink }, accent), ...configured }
}

export interface Surface {
  readonly background: string
  readonly text: string
}

/**
 * The surface of a part of the page. If only its background is configured, the text colour is chosen. Both
 * are opaque.
 */
export function surfaceOf(
  configured: { readonly background?: string | undefined; readonly color?: string | undefined },
  { palette, ground }: { readonly palette: Palette; readonly ground: Surface },
): Surface {
  const background = over(configured.background ?? ground.background, palette.paper)
  if (configured.color !== undefined) return { background, text: over(configured.color, background) }
  const text = configured.background === undefined ? ground.text : readableOn(background, inksOf(palette))
  return { background, text }
}

function inksOf({ ink, paper }: Palette): readonly string[] {
  return [ink, paper]
}

/**
 * All tokens of a surface. Components use no colours but tokens, so everything on the surface follows from
 * them.
 */
export function surfaceTokens(surface: Surface, accent: string): Colours {
  const { background: paper, text: ink } = surface
  const tint = (share: number) => {
    const tinted = mix(paper, ink, share)
    return contrast(tinted, ink) >= TEXT_CONTRAST ? tinted : paper
  }
  const [chalk, stone] = [tint(0.06), tint(0.13)]
  const mute = palest(surface, { from: 0.66, on: [paper, chalk, stone], needed: TEXT_CONTRAST })
  const edge = palest(surface, { from: 0.45, on: [paper], needed: BORDER_CONTRAST })
  return {
    paper,
    ink,
    chalk,
    stone,
    line: mix(paper, ink, 0.22),
    edge,
    mute,
    plate: ink,
    'on-plate': paper,
    error: readableTone(DEFAULT_PALETTE.error, paper, TEXT_CONTRAST),
    ring: ink,
    ...accentTokens(surface, accent),
  }
}

/** An accent that is not readable on the surface is replaced by the text colour. */
function accentTokens({ background, text }: Surface, accent: string): Colours {
  const reads = (colour: string) => contrast(colour, background) >= TEXT_CONTRAST
  const brick = reads(accent) ? accent : text
  const deep = brick === text ? mix(text, background, 0.15) : mix(brick, text, 0.3)
  return { brick, 'brick-deep': reads(deep) ? deep : brick, 'on-brick': background }
}

/** The text colour, mixed into the background up to the limit of contrast. */
function palest(
  { background, text }: Surface,
  { from, on, needed }: { readonly from: number; readonly on: readonly string[]; readonly needed: number },
): string {
  for (let share = from; share < 1; share += 0.04) {
    const tone = mix(background, text, share)
    if (on.every((ground) => contrast(tone, ground) >= needed)) return tone
  }
  return text
}

/** Tokens of the parts that are dark by default: top bar and footer. */
export function barTokens(surface: Surface): Colours {
  const { background, text } = surface
  return {
    slate: background,
    'on-slate': text,
    mist: palest(surface, { from: 0.72, on: [background], needed: TEXT_CONTRAST }),
    'slate-line': mix(background, text, 0.3),
  }
}

/** The brightest and the darkest colour of a photograph. */
export const PHOTOGRAPHS = ['#ffffff', '#000000'] as const

const CLEAREST = 0.68

/** The background over a picture, as transparent as the contrast of its text allows with any picture. */
export function lintelOf({ background, text }: Surface): string {
  for (let alpha = CLEAREST; alpha < 1; alpha += 0.04) {
    const veil = translucent(background, alpha)
    if (PHOTOGRAPHS.every((photograph) => contrast(over(veil, photograph), text) >= TEXT_CONTRAST))
      return veil
  }
  return background
}
