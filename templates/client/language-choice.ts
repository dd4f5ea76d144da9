import { LIST_PARAMETERS } from '../../core/domain/list-parameters.ts'
import { isLocale, type Locale } from '../../core/languages/codes.ts'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'
import { keep } from './storage.ts'

/** Before a link is followed, in whichever way: by pointer, by keyboard, by a click that a reader makes. */
const BEFORE = ['pointerdown', 'focus', 'click'] as const

/** A language that a visitor picks is the one that `/` and internal paths take next time, and the page stays the same. */
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

/** What means the same in each language: the filters of a list, and the property that a form is about. */
const CARRIED: readonly string[] = [...LIST_PARAMETERS, 'property']

/** The address, which is one of ours, with what the present one asks for: nothing but a query, whatever stands in it. */
export function withQuestion(href: string): string {
  const asked = [...new URLSearchParams(location.search)].filter(([name]) => CARRIED.includes(name))
  const target = new URL(href, location.origin)
  target.search = new URLSearchParams(asked).toString()
  return target.href
}
