import { LOCALES } from '../../core/languages/codes.ts'
import type { Locale } from '../../core/languages/codes.ts'
import type { PortalSession, PortalSummary } from '../../core/http/portal.ts'
import { useSession, useWords } from './context.ts'
import type { Words } from './words.ts'

export interface PropertyName {
  readonly text: string
  /** The language of a title that is not in the language of the portal. */
  readonly lang?: Locale | undefined
}

/** The name of a property without a title: its address, or its number. */
function nameOf(property: PortalSummary, { locale }: Words, { owner }: PortalSession): PropertyName {
  const { titles, address, id } = property
  const found = [locale, owner.language, ...LOCALES].find((code) => titles[code] !== undefined)
  if (found === undefined) return { text: address ?? id }
  return { text: titles[found] ?? id, lang: found === locale ? undefined : found }
}

export function usePropertyName(): (property: PortalSummary) => PropertyName {
  const words = useWords()
  const session = useSession()
  return (property) => nameOf(property, words, session)
}
