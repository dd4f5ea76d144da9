import { LIST_PARAMETERS } from '../../core/domain/list-parameters.ts'
import { isLocale, type Locale } from '../../core/languages/codes.ts'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'
import { keep } from './storage.ts'

/** Events before a link is followed: by pointer, by keyboard, or by a click that a screen reader makes. */
const BEFORE = ['pointerdown', 'focus', 'click'] as const

/** Stores the chosen language for `/` and internal paths, and keeps the query of the page. */
export function rememberChoices(): void {
  const follow = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
    if (!link) return
    link.href = withQuestion(link.href)
    const locale = link.dataset.language
    if (type === 'click' && isLocale(locale)) rememberLanguage(locale)
  }
  for (const event of BEFORE) document.addEventListener(event, follow, { capture: true })
}

export function rememberLanguage(locale: Locale): void {
  keep(LANGUAGE_KEY, locale)
}

/** Parameters with the same meaning in each language: the filters of a list, and the property of a form. */
const CARRIED: readonly string[] = [...LIST_PARAMETERS, 'property']

/** The address, which belongs to the site, with the query of the present page. Only the query changes. */
export function withQuestion(href: string): string {
  const asked = [...new URLSearchParams(location.search)].filter(([name]) => CARRIED.includes(name))
  const target = new URL(href, location.origin)
  target.search = new URLSearchParams(asked).toString()
  return target.href
}
