/** A theme in which every token has a value. */
import { readyTheme } from '../../../../core/schema/theme.ts'
import { COLOUR_TOKENS } from '../../../../core/domain/palette.ts'
import { fieldsOf, changed } from './schema-fields.ts'

/** Between the limits of each group of lengths. */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^fontSize$/, 17],
  [/^sizes\./, 30],
  [/^lineHeights\.lead/, 1.5],
  [/^lineHeights\./, 1.2],
  [/^tracking\./, 0.01],
  [/^space\./, 41],
  [/^measures\.page/, 1000],
  [/^measures\.measure/, 50],
  [/^measures\./, 60],
  [/^strokes\.(?:hair|beam)/, 3],
  [/^strokes\./, 5],
]

export function fullTheme(paper: string, ink: string): Readonly<Record<string, unknown>> {
  let theme: unknown = {
    colours: { ...Object.fromEntries(COLOUR_TOKENS.map((token) => [token, ink])), paper },
    fonts: { display: ['Georgia', 'serif'], text: ['Arial', 'sans-serif'] },
  }
  for (const { name } of fieldsOf(readyTheme)) {
    const [, length] = LENGTHS.find(([pattern]) => pattern.test(name)) ?? []
    if (length === undefined || /^sizes\.s-1$/.test(name)) continue
    const isFluid = /\.(?:min|max)$/.test(name)
    theme = set(theme, name.split('.'), isFluid && name.endsWith('max') ? length + 5 : length)
  }
  return theme as Readonly<Record<string, unknown>>
}

function set(data: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const own = (data ?? {}) as Readonly<Record<string, unknown>>
  return changed(own, [key], rest.length === 0 ? value : set(own[key], rest, value))
}
