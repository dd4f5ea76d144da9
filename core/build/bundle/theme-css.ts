/** The theme of a site as rules, which set the tokens of the templates in their cascade layer. */
import { isDark } from '../../domain/contrast.ts'
import { COLOUR_TOKENS, DEFAULT_PALETTE } from '../../domain/palette.ts'
import type { Colours, Palette } from '../../domain/palette.ts'
import type { FluidLength } from '../../schema/theme.ts'
import type { LinkedTheme } from '../../site/theme.ts'

/** The font families of the package. Their fallbacks have the same line height, and their files are preloaded. */
const SHIPPED = ['Besley', 'Special Gothic'] as const
const GENERIC = /^(?:ui-)?(?:serif|sans-serif)$|^(?:monospace|system-ui)$/

/** The window widths between which a fluid length grows. */
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

/** Printed pages are white, so a dark theme applies to screens only. */
function onMedia({ palette }: LinkedTheme, rule: string): string {
  return rule !== '' && isDark(palette.paper) ? `@media screen { ${rule} }` : rule
}

function coloursOf(palette: Palette, known: Palette): readonly string[] {
  const scheme = isDark(palette.paper) === isDark(known.paper) ? [] : schemeOf(palette.paper)
  const changed = COLOUR_TOKENS.filter((token) => palette[token].toLowerCase() !== known[token].toLowerCase())
  return [...scheme, ...changed.map((token) => `--${token}: ${palette[token]};`)]
}

/**
 * Controls of the browser follow the page. On a dark page, scanned plans keep a white background, and map tiles are
 * inverted.
 */
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

/** The rules that show the logo for the ground, of two logos. */
export function logosOn(ground: string): readonly string[] {
  return isDark(ground)
    ? ['--on-light: none;', '--on-dark: block;']
    : ['--on-light: block;', '--on-dark: none;']
}

/** The tokens for everything on one surface, and the other declarations of its rule. */
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

/** A length that grows linearly between the two widths, in rem, so that it follows the text size of the visitor. */
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

/**
 * The font files that the theme uses first, among those of the templates. The browser loads the others when it needs
 * them.
 */
export function fontsInUse({ tokens }: LinkedTheme, files: readonly string[]): readonly string[] {
  const [display, text] = SHIPPED
  const leading = [tokens.fonts?.display?.[0] ?? display, tokens.fonts?.text?.[0] ?? text]
  const idle = SHIPPED.filter((family) => !leading.includes(family))
  const names = idle.map((family) => family.toLowerCase().replaceAll(' ', '-'))
  return files.filter((file) => !names.some((name) => file.includes(name)))
}
