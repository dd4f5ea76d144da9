import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { LOCALES } from '../languages/codes.ts'
import { textIn } from '../domain/locale.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import { storyPieces } from '../domain/story.ts'
import type { LinkedProject, LinkedProperty, LinkedSite } from './linked.ts'
import { itemsNamed, picturesOfRecord } from './record-pictures.ts'
import { pointAt } from './records.ts'

type Told = LinkedProperty | LinkedProject

/** Marks of descriptions that name no picture, plan or room of their record: they place nothing. */
export type CheckedStories = Mapped<Told, readonly Problem[]>

export function checkedStories(
  { properties, projects }: Pick<LinkedSite, 'properties' | 'projects'>,
  before?: CheckedStories,
): CheckedStories {
  return mapped<Told, readonly Problem[]>([...properties, ...projects], { make: problemsOf, before })
}

const NONE: readonly Problem[] = []

function problemsOf(linked: Told): readonly Problem[] {
  const { origins } = linked
  const record = 'property' in linked ? linked.property : linked.project
  const { Description, PlanItems: plans = [] } = record
  // Most descriptions have no mark, and there are very many.
  const texts = typeof Description === 'string' ? [Description] : Object.values(Description ?? {})
  if (!texts.some((text) => text.includes('{'))) return NONE
  const pictures = picturesOfRecord(record)
  const problems: Problem[] = []
  for (const locale of LOCALES) {
    for (const piece of storyPieces(textIn(Description, locale) ?? '')) {
      if (piece.kind === 'text' || itemsNamed(piece, { pictures, plans }).length > 0) continue
      const name = piece.kind === 'room' ? piece.room : piece.numbers.join(', ')
      const at = pointAt({ origins }, 'Description', locale).map((pointer) => ({ ...pointer, part: name }))
      const params = { kind: `${piece.kind} of the record`, name, known: [] }
      problems.push(problem('AS3301', params, { at, severity: 'warning' }))
    }
  }
  return problems
}
