import type { PortalSession, PortalSummary } from '../../core/http/portal.ts'
import { useSession, useWords } from './context.ts'
import { textFor } from './words.ts'
import type { Words } from './words.ts'

/** The name of a property without a title: its address, or its number. */
function nameOf(property: PortalSummary, { locale }: Words, { owner }: PortalSession): string {
  return textFor(property.titles, locale, owner.language) ?? property.address ?? property.id
}

export function usePropertyName(): (property: PortalSummary) => string {
  const words = useWords()
  const session = useSession()
  return (property) => nameOf(property, words, session)
}
