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
    link.href = withQuestion(link.href, filtersOfPage())
    const locale = link.dataset.language
    if (type === 'click' && isLocale(locale)) rememberLanguage(locale)
  }
  for (const event of BEFORE) document.addEventListener(event, follow, { capture: true })
}

export function rememberLanguage(locale: Locale): void {
  keep(LANGUAGE_KEY, locale)
}

/**
 * The address, which belongs to the site, with the part of the page's query that has the same meaning in each
 * language: these filters of a list, and the property of a form.
 */
export function withQuestion(href: string, filters: readonly string[]): string {
  const asked = [...new URLSearchParams(location.search)].filter(
    ([name]) => filters.includes(name) || name === 'property',
  )
  const target = new URL(href, location.origin)
  target.search = new URLSearchParams(asked).toString()
  return target.href
}

/** The page names the filters of its list, because this script is part of every page. */
export function filtersOfPage(): readonly string[] {
  const list = document.querySelector<HTMLElement>('form[data-list]')
  return list?.dataset.listParameters?.split(' ') ?? []
}
