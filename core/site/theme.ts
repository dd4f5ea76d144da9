/** `site-config/theme.json` and the ready themes -> the tokens of the site, with their source locations. */
import { COLOUR_TOKENS, paletteOf } from '../domain/palette.ts'
import type { ColourToken, Palette } from '../domain/palette.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { ThemeTokens } from '../schema/theme.ts'
import type { Records } from './records.ts'
import { pointAtConfig } from './records.ts'

type Group = 'fonts' | 'sizes' | 'lineHeights' | 'tracking' | 'space' | 'measures' | 'strokes'

export interface LinkedTheme {
  /** The differences from the default, except for the colours. */
  readonly tokens: Pick<ThemeTokens, Group>
  readonly palette: Palette
  /** The source location of each configured colour. */
  readonly places: ReadonlyMap<ColourToken, Pointer>
  /** The differences for visitors with a dark system theme. */
  readonly dark?: LinkedTheme
}

interface Layer {
  readonly file: string
  readonly theme: ThemeTokens
}

/**
 * The ready theme with the values of `theme.json` over it. For dark systems, the dark values are over both.
 */
export function linkTheme({ config, themes }: Pick<Records, 'config' | 'themes'>): Checked<LinkedTheme> {
  const { use, dark, ...own } = config.theme ?? {}
  const problems: Problem[] = []
  const ready = (key: 'use' | 'dark', name: string | undefined): Layer[] => {
    if (name === undefined) return []
    const theme = themes.get(name)
    if (theme !== undefined) return [{ file: `site-config/themes/${name}.json`, theme }]
    const known = [...themes.keys()].sort()
    problems.push(problem('AS6003', { name, known }, { at: pointAtConfig('theme', key) }))
    return []
  }
  const layers = [...ready('use', use), { file: 'site-config/theme.json', theme: own }]
  const darkLayers = ready('dark', dark)
  const value = themeOf(layers)
  return {
    value: darkLayers.length === 0 ? value : { ...value, dark: themeOf([...layers, ...darkLayers]) },
    problems,
  }
}

function themeOf(layers: readonly Layer[]): LinkedTheme {
  const places = new Map<ColourToken, Pointer>()
  for (const { file, theme } of layers) {
    for (const token of COLOUR_TOKENS)
      if (theme.colours?.[token] !== undefined) places.set(token, { file, path: ['colours', token] })
  }
  const merged = <Key extends Group | 'colours'>(key: Key): ThemeTokens[Key] =>
    Object.assign({}, ...layers.map(({ theme }) => (key === 'sizes' ? sizesOf(theme) : theme[key])))
  const colours = merged('colours') as Readonly<Partial<Record<ColourToken, string>>>
  return {
    tokens: {
      fonts: merged('fonts'),
      sizes: merged('sizes'),
      lineHeights: merged('lineHeights'),
      tracking: merged('tracking'),
      space: merged('space'),
      measures: merged('measures'),
      strokes: merged('strokes'),
    },
    palette: paletteOf(colours),
    places,
  }
}

const SMALLEST = 12

/**
 * One size for running text. Texts that are smaller by default stay smaller, within the limit of legibility.
 */
function sizesOf({ fontSize, sizes }: ThemeTokens): ThemeTokens['sizes'] {
  if (fontSize === undefined) return sizes
  const below = (size: number, step: number) => Math.max(SMALLEST, Math.min(size, fontSize - step))
  return { s0: fontSize, 's-1': below(15, 1), 's-2': below(13, 2), ...sizes }
}
