import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { typeset } from '../domain/typeset.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { StringKey, Strings } from '../languages/string-keys.ts'
import type { Records } from './records.ts'

/** Renamed keys of 0.1.0, which a site may still use. */
const RENAMED: Readonly<Record<string, StringKey>> = {
  'form.title.contact-appointment': 'form.title.visit',
  'form.submit.contact-appointment': 'form.submit.visit',
  'form.title.demand-register': 'form.title.registered-search',
  'form.submit.demand-register': 'form.submit.registered-search',
}

type OwnStrings = Readonly<Record<string, string>>
type AllStrings = Readonly<Record<Locale, Strings>>

/**
 * The strings of the interface, with the agency's own wording (site-config/strings.<language>.json) in place
 * of the default.
 */
export function wordedStrings(defaults: AllStrings, own: Records['strings']): Checked<AllStrings> {
  const problems = LOCALES.flatMap((locale) => checkStrings(locale, defaults[locale], own[locale] ?? {}))
  const worded = LOCALES.map((locale) => [
    locale,
    own[locale] ? { ...defaults[locale], ...withPresentKeys(own[locale], locale) } : defaults[locale],
  ])
  return { value: Object.fromEntries(worded) as AllStrings, problems }
}

function withPresentKeys(own: OwnStrings, locale: Locale): OwnStrings {
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [presentKey(key), typeset(text, locale)]),
  )
}

function presentKey(key: string): string {
  return Object.hasOwn(RENAMED, key) ? (RENAMED[key] ?? key) : key
}

function checkStrings(locale: Locale, defaults: Strings, own: OwnStrings): Problem[] {
  const known: Readonly<Record<string, string>> = defaults
  return Object.entries(own).flatMap(([key, text]) => {
    const at = { file: `site-config/strings.${locale}.json`, path: [key] }
    const present = presentKey(key)
    const original = Object.hasOwn(known, present) ? known[present] : undefined
    if (original === undefined) {
      return [problem('AS3102', { locale, key, known: Object.keys(known) }, { at: { ...at, key: true } })]
    }
    return placeholdersOf(original)
      .filter((placeholder) => !text.includes(`{${placeholder}}`))
      .map((placeholder) => problem('AS3103', { key, placeholder }, { at }))
  })
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([A-Za-z_]+)\}/g)].map(([, name = '']) => name)
}
