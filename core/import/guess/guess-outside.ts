/** Terrace and garden: a surface, a number of terraces, or yes and no. Only a surface is a field of the site. */
import type { AnyRule } from '../../schema/mapping-rules.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { isYesOrNo } from './flag-values.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'

const PLACES = { SurfaceTerrace: 'terrace', SurfaceGarden: 'garden' } as const

/** No home has more terraces. */
const MOST_TERRACES = 5

export function outsideRules(columns: ColumnsByMeaning): GuessedPart {
  const fields: Record<string, AnyRule> = {}
  const keep: Record<string, AnyRule> = {}
  const notes: string[] = []
  for (const [field, name] of Object.entries(PLACES) as [keyof typeof PLACES, string][]) {
    const paths = columns.all(field)
    const surfaces = paths.filter((path) => isSurface(columns.sample(path)))
    const others = paths.filter((path) => !surfaces.includes(path))
    if (surfaces.length > 0) fields[field] = surfaces
    if (others.length > 0) keep[name] = others
    for (const path of others)
      notes.push(`"${path}" has no surface but yes and no, or a number of them, by its values.`)
  }
  return { fields, keep, notes }
}

function isSurface(sample: readonly string[]): boolean {
  if (sample.length === 0) return true
  if (shareOf(sample, isYesOrNo) > 0.5) return false
  const isCount = (value: string) =>
    isYesOrNo(value) || (/^\d$/.test(value) && Number(value) <= MOST_TERRACES)
  return shareOf(sample, isCount) < 0.95
}
