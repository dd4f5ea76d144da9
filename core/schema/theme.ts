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

const USES: Readonly<Record<(typeof OPAQUE_TOKENS)[number], string>> = {
  paper: 'the page, the steps that are cut into pictures, and fields',
  chalk: 'a quieter ground: plans, the map, and what is hovered',
  stone: 'a stronger ground: the quote, the call between cards, and a picture before it is loaded',
  ink: 'text, the line over a section, and filled buttons',
  mute: 'quiet text',
  line: 'inner hairlines, which are decoration only',
  edge: 'borders of fields and scales',
  brick: 'the one main action, and the house on the map',
  'brick-deep': 'the main action when it is hovered',
  'on-brick': 'text on the main action',
  error: 'problems of forms',
  ring: 'the ring of the focus; default: ink',
  slate: 'top bar and footer',
  'on-slate': 'text on top bar and footer',
  mist: 'quiet text on top bar and footer',
  'slate-line': 'lines on top bar and footer',
  plate: 'plates: reference, planning codes, initials',
  'on-plate': 'text on plates',
}

const colours = z.strictObject({
  ...(Object.fromEntries(
    OPAQUE_TOKENS.map((token) => [token, opaque.optional().describe(USES[token])]),
  ) as Record<(typeof OPAQUE_TOKENS)[number], z.ZodOptional<typeof opaque>>),
  lintel: colour.optional().describe('the header over a picture; the only colour that may be translucent'),
})

const px = (least: number, most: number) => z.number().min(least).max(most)

/** One length, or one that grows with the window: `min` at 360 px and below, `max` from 1440 px on. */
function fluid(least: number, most: number) {
  const range = z
    .strictObject({
      min: px(least, most).describe('px in a window of 360 px and below'),
      max: px(least, most).describe('px in a window of 1440 px and above'),
    })
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
  $schema: z
    .string()
    .optional()
    .describe('address of the JSON schema, by which an editor completes and checks the file'),
  colours: colours.optional().describe('the colours'),
  fontSize: px(12, 24).optional().describe('size of running text in px; smaller sizes are derived from it'),
  fonts: z
    .strictObject({
      display: fontStack.optional().describe('titles, prices, quotes and plates'),
      text: fontStack.optional().describe('everything else'),
    })
    .optional()
    .describe('names of fonts; the last one is a generic one, such as serif'),
  sizes: z
    .strictObject({
      's-2': text.describe('legal texts and labels'),
      's-1': text.describe('facts'),
      s0: text.describe('running text'),
      s1: title.describe('leads, and the price on a card'),
      s2: title.describe('titles of sections'),
      s3: title.describe('titles of blocks'),
      s4: title.describe('titles of pages'),
      s5: title.describe('the one large sentence'),
    })
    .optional()
    .describe('sizes of type in px, from the smallest to the largest'),
  lineHeights: z
    .strictObject({
      lead: z.number().min(1.3).max(2.2).optional().describe('running text'),
      snug: z.number().min(1).max(1.8).optional().describe('titles'),
      tight: z.number().min(0.9).max(1.6).optional().describe('the largest titles'),
    })
    .optional()
    .describe('heights of lines, as multiples of the size'),
  tracking: z
    .strictObject({
      display: tracking.describe('the largest titles'),
      title: tracking.describe('other titles'),
    })
    .optional()
    .describe('space between letters, in em'),
  space: z
    .strictObject({
      x1: small.describe('inside a part, step 1 of 7'),
      x2: small.describe('inside a part, step 2 of 7'),
      x3: small.describe('inside a part, step 3 of 7'),
      x4: small.describe('inside a part, step 4 of 7'),
      x5: small.describe('inside a part, step 5 of 7'),
      x6: small.describe('inside a part, step 6 of 7'),
      x7: small.describe('inside a part, step 7 of 7'),
      x8: fluid(0, 240).describe('between parts of a section'),
      x9: fluid(0, 320).describe('between sections'),
      margin: fluid(8, 160).describe('from the edge of the screen to the text'),
      gutter: fluid(4, 96).describe('between columns'),
    })
    .optional()
    .describe('distances in px'),
  measures: z
    .strictObject({
      page: px(640, 3840).optional().describe('width of the page in px'),
      measure: px(30, 90).optional().describe('running text, in characters'),
      'measure-lead': px(20, 90).optional().describe('leads, in characters'),
      tap: px(44, 72).optional().describe('height of what is clicked, in px'),
      'head-tall': fluid(48, 200).describe('height of the header at the top, in px'),
      'head-small': fluid(44, 120).describe('height of the header once it is fixed, in px'),
      'top-bar': px(24, 80).optional().describe('height of the top bar, in px'),
    })
    .optional()
    .describe('widths and heights'),
  strokes: z
    .strictObject({
      hair: px(1, 4).optional().describe('hairlines'),
      beam: px(1, 8).optional().describe('the line over a section'),
      focus: px(2, 8).optional().describe('the ring of the focus'),
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
