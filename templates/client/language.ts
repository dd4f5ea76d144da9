/**
 * Runs on `/`, on internal paths and on the list of languages. It opens the page in the language of the
 * visitor; on the list it only marks that language. It opens only addresses that the page contains: the query
 * selects one of them and adds nothing.
 */
import { isLocale, type Locale } from '../../core/languages/codes.ts'
import { LIST_PARAMETERS } from '../../core/domain/list-parameters.ts'
import { detectLocale } from '../../core/domain/locale.ts'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'
import { rememberLanguage, withQuestion } from './language-choice.ts'
import { languageSources, queryOf } from './visitor-language.ts'

function chooseLanguage(): void {
  const list = document.querySelector<HTMLElement>('[data-language-choices]')
  if (!list) return
  const links = new Map<Locale, HTMLAnchorElement>()
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const locale = link.dataset.language
    if (isLocale(locale)) links.set(locale, link)
  }
  const enabled = [...links.keys()]
  const [first] = enabled
  if (first === undefined) return
  const fallback =
    isLocale(list.dataset.default) && links.has(list.dataset.default) ? list.dataset.default : first
  const locale = detectLocale(languageSources(), enabled, fallback)
  const link = links.get(locale)
  if (!link) return
  if (list.dataset.languageChoices !== 'go') {
    link.dataset.detected = ''
    return
  }
  // Only a choice is stored, and not the preference of the browser.
  if (locale === queryOf(LANGUAGE_KEY)) rememberLanguage(locale)
  location.replace(addressOfId(list.dataset.ids, locale) ?? withQuestion(link.href, LIST_PARAMETERS))
}

/** `?id=` of an internal path: the record's page in this language, if the page contains the id. */
function addressOfId(ids: string | undefined, locale: Locale): string | undefined {
  const id = queryOf('id')
  if (ids === undefined || id === null) return undefined
  const known: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = JSON.parse(ids)
  return Object.hasOwn(known, id) ? known[id]?.[locale] : undefined
}

chooseLanguage()
