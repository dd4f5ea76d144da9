/** Groups of results as options of a list box, copied from markup of the build. */
import type { Home } from '../../../core/domain/search-homes.ts'
import type { ListRow, PanelGroup } from '../../../core/domain/search-panel.ts'
import type { ListLink } from '../../../core/domain/search-index.ts'
import { fillPlaceholders } from '../../../core/domain/text.ts'
import { cloneOf, copyOf, fill, patternOf } from '../patterns.ts'

export function drawGroups(groups: readonly PanelGroup[]): readonly HTMLElement[] {
  // Looked up once and not for each row, because this runs at each key press.
  const [row, home] = [patternOf('search-row'), patternOf('search-home')]
  const rowsOf = (group: PanelGroup) => {
    if (group.kind === 'homes') return group.rows.map((each) => drawHome(each, home, referenceOf(each, home)))
    if (group.kind === 'projects') return group.rows.map((each) => drawHome(each, home, each.place))
    return group.rows.map((each) => drawRow(each, row))
  }
  return groups.flatMap((group) => drawGroup(copyOf(`search-${group.kind}`), rowsOf(group)))
}

/** The message that nothing was found, with its links. */
export function drawNone(): readonly HTMLElement[] {
  return drawGroup(copyOf('search-none'), [])
}

function drawGroup(group: HTMLElement | null, rows: readonly (HTMLElement | null)[]): readonly HTMLElement[] {
  if (!group) return []
  const title = group.querySelector('.suggestions__title')
  group.setAttribute('aria-label', title?.textContent ?? '')
  title?.setAttribute('aria-hidden', 'true')
  group.append(...rows.filter((row) => row !== null))
  return [group]
}

function drawRow({ label, links }: ListRow, pattern: HTMLTemplateElement | null): HTMLElement | null {
  const row = pattern && cloneOf(pattern)
  if (!row) return null
  const showsCount = pattern.dataset.stock !== undefined
  fill(row, ':scope > span', [label])
  row.querySelectorAll('a').forEach((link, goal) => {
    const [before, word] = link.children
    const state = links[goal === 0 ? 0 : 1]
    if (before instanceof HTMLElement)
      before.textContent = `${fillPlaceholders(before.dataset.before ?? '', { label })} `
    if (word) word.textContent = labelOf(link, state, showsCount)
    lead(link, state.href)
  })
  return row
}

/** "Te koop (12)"; without the count if counts are off or it is unknown. */
export function labelOf(link: HTMLElement, { count }: ListLink, showsCount: boolean): string {
  const { word = '' } = link.dataset
  return showsCount && count ? `${word} (${count})` : word
}

/** A link without a list is shown but disabled. */
export function lead(link: HTMLAnchorElement, href: string | null): void {
  if (href === null) {
    link.removeAttribute('href')
    link.setAttribute('aria-disabled', 'true')
  } else {
    link.setAttribute('href', href)
    link.removeAttribute('aria-disabled')
  }
}

function drawHome(
  { href, text, picture }: Home,
  pattern: HTMLTemplateElement | null,
  note: string,
): HTMLElement | null {
  const home = pattern && cloneOf(pattern)
  if (!home) return null
  fill(home, 'span, small', [text, note])
  home.setAttribute('href', href)
  const image = home.querySelector('img')
  if (picture === null) image?.remove()
  else image?.setAttribute('src', picture)
  return home
}

function referenceOf({ reference, place }: Home, pattern: HTMLTemplateElement | null): string {
  return `${fillPlaceholders(pattern?.dataset.reference ?? '{id}', { id: reference })} · ${place}`
}
