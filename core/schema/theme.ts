/**
 * Themes: the tokens of `templates/styles/tokens.css` that a site may set. Lengths are numbers of px. Only
 * colours and names of fonts reach the style sheet as written, and these consist of letters and digits.
 */
import { z } from 'zod'
import { COLOUR_TOKENS } from '../domain/palette.ts'
import type { ColourToken } from '../domain/palette.ts'
import { colour } from './common.ts'

const opaque = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour without transparency, such as #222c30')

const OPAQUE_TOKENS = COLOUR_TOKENS.filter((token) => token !== 'lintel') as readonly Exclude<
  ColourToken,
  'lintel'
>[]

const colours = z.strictObject({
  ...(Object.fromEntries(OPAQUE_TOKENS.map((token) => [token, opaque.optional()])) as Record<
    (typeof OPAQUE_TOKENS)[number],
    z.ZodOptional<typeof opaque>
  >),
  lintel: colour.optional().describe('header over a picture; may be translucent'),
})

const px = (least: number, most: number) => z.number().min(least).max(most)

/** One length, or one that grows with the window: `min` at 360 px and below, `max` from 1440 px on. */
function fluid(least: number, most: number) {
  const range = z
    .strictObject({ min: px(least, most), max: px(least, most) })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: 'at least "min"' })
  return z.union([px(least, most), range]).optional()
}

const GENERIC = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif'] as const

/** Besley and Special Gothic are part of the site; any other font is used if the visitor has it. */
const fontStack = z
  .array(
    z.string().regex(/^[A-Za-z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$/, 'the name of a font, such as Georgia'),
  )
  .min(1)
  .max(8)
  .refine((names) => (GENERIC as readonly string[]).includes(names.at(-1) ?? ''), {
    error: `a list that ends in one of ${GENERIC.join(', ')}`,
  })

const tracking = z.number().min(-0.1).max(0.2).optional()
const text = fluid(12, 40)
const title = fluid(16, 160)
const small = px(0, 96).optional()

/** The parts of a theme: `site-config/themes/<name>.json`. */
const tokens = {
  $schema: z.string().optional(),
  colours: colours.optional(),
  fontSize: px(12, 24).optional().describe('size of running text in px; smaller sizes are derived from it'),
  fonts: z.strictObject({ display: fontStack.optional(), text: fontStack.optional() }).optional(),
  sizes: z
    .strictObject({
      's-2': text,
      's-1': text,
      s0: text,
      s1: title,
      s2: title,
      s3: title,
      s4: title,
      s5: title,
    })
    .optional()
    .describe('sizes of type in px, from the smallest to the largest'),
  lineHeights: z
    .strictObject({
      lead: z.number().min(1.3).max(2.2).optional(),
      snug: z.number().min(1).max(1.8).optional(),
      tight: z.number().min(0.9).max(1.6).optional(),
    })
    .optional(),
  tracking: z.strictObject({ display: tracking, title: tracking }).optional().describe('in em'),
  space: z
    .strictObject({
      x1: small,
      x2: small,
      x3: small,
      x4: small,
      x5: small,
      x6: small,
      x7: small,
      x8: fluid(0, 240),
      x9: fluid(0, 320),
      margin: fluid(8, 160),
      gutter: fluid(4, 96),
    })
    .optional()
    .describe('distances in px'),
  measures: z
    .strictObject({
      page: px(640, 3840).optional().describe('width of the page in px'),
      measure: px(30, 90).optional().describe('running text, in characters'),
      'measure-lead': px(20, 90).optional().describe('leads, in characters'),
      tap: px(44, 72).optional().describe('height of what is clicked, in px'),
      'head-tall': fluid(48, 200),
      'head-small': fluid(44, 120),
      'top-bar': px(24, 80).optional(),
    })
    .optional(),
  strokes: z
    .strictObject({
      hair: px(1, 4).optional(),
      beam: px(1, 8).optional(),
      focus: px(2, 8).optional(),
      radius: px(0, 32).optional().describe('corners of buttons and fields'),
    })
    .optional()
    .describe('lines and corners in px'),
}

const themeName = z.string().regex(/^[a-z0-9-]+$/, 'the name of a file in site-config/themes, without .json')

export const readyTheme = z.strictObject(tokens)

/** The site's theme: a ready one, if any, and the values that differ from it. */
export const theme = z.strictObject({
  ...tokens,
  use: themeName.optional().describe('a theme of site-config/themes'),
  dark: themeName.optional().describe('the theme for visitors whose system is dark'),
})

export type ThemeTokens = Omit<z.output<typeof readyTheme>, '$schema'>
export type FluidLength = number | { readonly min: number; readonly max: number }
