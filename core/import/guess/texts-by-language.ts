/** Texts of which each element of a list names its language: `<title lang="nl">`, `{ "language": "fr", "text": … }`. */
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { FieldProfile } from './profile.ts'

const LANGUAGE = /^@?(?:lang|language|locale|lng|taal|langue|sprache|iso|culture)(?:[_-]?code)?$/i

export interface TextOfLanguage {
  /** With the condition: `title[@lang=nl].#text`. */
  readonly path: string
  readonly language: Locale
}

/** Empty for a field whose elements name no language of a site. */
export function textsByLanguage(path: string, fields: readonly FieldProfile[]): readonly TextOfLanguage[] {
  const [, list = '', name = ''] = /^(.+)\.([^.]+)$/.exec(path) ?? []
  const siblings = fields.filter((field) => list !== '' && field.path.startsWith(`${list}.`))
  for (const { path: sibling, sample } of siblings) {
    const key = sibling.slice(list.length + 1)
    const codes = [...new Set(sample)].map((code) => ({ code, language: code.slice(0, 2).toLowerCase() }))
    const areCodes = codes.length > 0 && codes.every(({ code }) => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(code))
    if (!LANGUAGE.test(key) || !areCodes) continue
    return codes.flatMap(({ code, language }) =>
      isLocale(language) ? [{ path: `${list}[${key}=${code}].${name}`, language }] : [],
    )
  }
  return []
}
