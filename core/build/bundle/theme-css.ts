/** The theme of a site as rules: over the tokens of the templates, in their layer. */
import { isDark } from '../../domain/contrast.ts'
import { COLOUR_TOKENS, DEFAULT_PALETTE } from '../../domain/palette.ts'
import type { Colours, Palette } from '../../domain/palette.ts'
import type { FluidLength } from '../../schema/theme.ts'
import type { LinkedTheme } from '../../site/theme.ts'

/** Families that come with the templates: their fallbacks are cut to the same line, and their files are fetched early. */
const SHIPPED = ['Besley', 'Special Gothic'] as const
const GENERIC = /^(?:ui-)?(?:serif|sans-serif)$|^(?:monospace|system-ui)$/

/** Windows between which a fluid length grows. */
const NARROW = 360
const WIDE = 1440

export function themeRules({ dark, ...theme }: LinkedTheme): readonly string[] {
  const lengths = lengthsOf(theme)
  const darkLengths = dark === undefined ? [] : lengthsOf(dark).filter((line) => !lengths.includes(line))
  return [
    rootRule(lengths),
    onMedia(theme, rootRule(coloursOf(theme.palette, DEFAULT_PALETTE))),
    dark === undefined
      ? ''
      : `@media screen and (prefers-color-scheme: dark) { ${rootRule([...coloursOf(dark.palette, theme.palette), ...darkLengths])} }`,
  ].filter((rule) => rule !== '')
}

function rootRule(declarations: readonly string[]): string {
  return declarations.length === 0 ? '' : `@layer tokens { :root { ${declarations.join(' ')} } }`
}

/** Paper is white when it is printed on: a dark theme is for screens. */
function onMedia({ palette }: LinkedTheme, rule: string): string {
  return rule !== '' && isDark(palette.paper) ? `@media screen { ${rule} }` : rule
}

function coloursOf(palette: Palette, known: Palette): readonly string[] {
  const scheme = isDark(palette.paper) === isDark(known.paper) ? [] : schemeOf(palette.paper)
  const changed = COLOUR_TOKENS.filter((token) => palette[token].toLowerCase() !== known[token].toLowerCase())
  return [...scheme, ...changed.map((token) => `--${token}: ${palette[token]};`)]
}

/** Controls of the browser follow the paper; scanned plans lie on a dark one as sheets of their own, and streets are turned dark. */
function schemeOf(paper: string): readonly string[] {
  return isDark(paper)
    ? [
        'color-scheme: dark;',
        '--blend: normal;',
        '--tiles: invert(1) hue-rotate(180deg) saturate(0.5);',
        ...logosOn(paper),
      ]
    : ['color-scheme: light;', '--blend: multiply;', '--tiles: initial;', ...logosOn(paper)]
}

/** Which of two logos a ground shows. */
export function logosOn(ground: string): readonly string[] {
  return isDark(ground)
    ? ['--on-light: none;', '--on-dark: block;']
    : ['--on-light: block;', '--on-dark: none;']
}

/** Tokens for all that stands on one surface, and what else its rule declares. */
export function surfaceRule(selector: string, tokens: Colours, more: readonly string[] = []): string {
  const { paper } = tokens
  const scheme = paper === undefined ? [] : [`color-scheme: ${isDark(paper) ? 'dark' : 'light'};`]
  const declarations = Object.entries(tokens).map(([token, colour]) => `--${token}: ${colour};`)
  return `${selector} { ${[...scheme, ...declarations, ...more].join(' ')} }`
}

function lengthsOf({ tokens }: LinkedTheme): readonly string[] {
  const { fonts, sizes, lineHeights, tracking, space, measures, strokes } = tokens
  const { measure, 'measure-lead': lead, ...heights } = measures ?? {}
  return [
    ...declare(fonts, '', stackOf),
    ...declare(sizes, '', fluid),
    ...declare(lineHeights, '', String),
    ...declare(tracking, 'track-', (em) => `${em}em`),
    ...declare(space, '', fluid),
    ...declare({ measure, 'measure-lead': lead }, '', (characters) => `${characters}ch`),
    ...declare(heights, '', fluid),
    ...declare(strokes, '', (px) => `${px}px`),
  ]
}

function declare<T>(
  values: Readonly<Record<string, T | undefined>> | undefined,
  prefix: string,
  print: (value: T) => string,
): readonly string[] {
  return Object.entries(values ?? {}).flatMap(([token, value]) =>
    value === undefined ? [] : [`--${prefix}${token}: ${print(value)};`],
  )
}

/** Grows in a straight line between the two windows; in rem, so that it follows the visitor's own size of text. */
export function fluid(length: FluidLength): string {
  if (typeof length === 'number') return rem(length)
  const slope = (length.max - length.min) / (WIDE - NARROW)
  const start = length.min - slope * NARROW
  return `clamp(${rem(length.min)}, ${rem(start)} + ${short(slope * 100)}vw, ${rem(length.max)})`
}

function rem(px: number): string {
  return `${short(px / 16)}rem`
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function stackOf(names: readonly string[]): string {
  return names
    .flatMap((name) =>
      isShipped(name) ? [`"${name}"`, `"${name} Fallback"`] : [GENERIC.test(name) ? name : `"${name}"`],
    )
    .join(', ')
}

function isShipped(name: string): boolean {
  return (SHIPPED as readonly string[]).includes(name)
}

/** Font files that the theme leads with, among those of the templates: the others are fetched only where they are used. */
export function fontsInUse({ tokens }: LinkedTheme, files: readonly string[]): readonly string[] {
  const [display, text] = SHIPPED
  const leading = [tokens.fonts?.display?.[0] ?? display, tokens.fonts?.text?.[0] ?? text]
  const idle = SHIPPED.filter((family) => !leading.includes(family))
  const names = idle.map((family) => family.toLowerCase().replaceAll(' ', '-'))
  return files.filter((file) => !names.some((name) => file.includes(name)))
}
