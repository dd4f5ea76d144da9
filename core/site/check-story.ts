import { problem } from '../diagnostics/diagnostic.ts'
import { LOCALES } from '../languages/codes.ts'
import { textIn } from '../domain/locale.ts'
import { storyPieces } from '../domain/story.ts'
import type { LinkContext } from './context.ts'
import type { LinkedProject, LinkedProperty, LinkedSite } from './linked.ts'
import { itemsNamed, picturesOfRecord } from './record-pictures.ts'
import { pointAt } from './records.ts'

/** Reports marks of descriptions that name no picture, plan or room of the record: they place nothing. */
export function checkStories(context: LinkContext, { properties, projects }: LinkedSite): void {
  for (const linked of properties) checkStory(context, linked, linked.property)
  for (const linked of projects) checkStory(context, linked, linked.project)
}

function checkStory(
  context: LinkContext,
  { origins }: LinkedProperty | LinkedProject,
  record: LinkedProperty['property'] | LinkedProject['project'],
): void {
  const { Description, PlanItems: plans = [] } = record
  // Most descriptions have no mark, and there are very many.
  const texts = typeof Description === 'string' ? [Description] : Object.values(Description ?? {})
  if (!texts.some((text) => text.includes('{'))) return
  const pictures = picturesOfRecord(record)
  for (const locale of LOCALES) {
    for (const piece of storyPieces(textIn(Description, locale) ?? '')) {
      if (piece.kind === 'text' || itemsNamed(piece, { pictures, plans }).length > 0) continue
      const name = piece.kind === 'room' ? piece.room : piece.numbers.join(', ')
      const at = pointAt({ origins }, 'Description', locale).map((pointer) => ({ ...pointer, part: name }))
      const params = { kind: `${piece.kind} of the record`, name, known: [] }
      context.report(problem('AS3301', params, { at, severity: 'warning' }))
    }
  }
}
