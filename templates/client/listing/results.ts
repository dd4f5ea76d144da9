/** The results of a list: the cards of the page, or the message that there are none. */
import { LISTING_PAGE_SIZE } from '../../../core/domain/layout.ts'
import type { Page } from '../../../core/domain/listing.ts'
import { fillPlaceholders } from '../../../core/domain/text.ts'
import { countPhrase } from '../count-phrase.ts'
import { pagingFor } from './paging.ts'
import { copyOf, fill } from '../patterns.ts'
import type { SetFilter } from './set-filters.ts'

export interface Results {
  /** Shows the whole list of the page. */
  restore(): void
  put(cards: readonly Element[], place: Page<number>, hrefOf: (page: number) => string): void
  fail(): void
}

export function resultsIn(box: Element): Results {
  const list = box.querySelector('.cards__list')
  const [cards, paging] = [box.querySelector('.cards'), box.querySelector('.paging')]
  const whole = list ? [...list.children] : []
  const putParts = (...parts: readonly (Element | null)[]) =>
    box.replaceChildren(...parts.filter((part) => part !== null))
  return {
    restore() {
      list?.replaceChildren(...whole)
      putParts(cards, paging)
    },
    put(items, { page, total }, hrefOf) {
      list?.replaceChildren(...items)
      if (total === 0) putParts(copyOf('none'))
      else putParts(cards, pagingFor({ page, total, size: LISTING_PAGE_SIZE, hrefOf }))
    },
    fail() {
      const note = copyOf('failed')
      note?.querySelector('a')?.setAttribute('href', location.href)
      putParts(note)
    },
  }
}

/** "12 panden en 3 verkocht, 1 tot 15 getoond", in a live region. */
export function sayCount(
  form: HTMLFormElement,
  { total, free, pages, first, last }: Omit<Page<unknown>, 'items'> & { readonly free: number },
): void {
  const count = form.querySelector<HTMLElement>('[data-list-count]')
  if (!count) return
  const { range = '', goneOne = '', goneOther = '' } = count.dataset
  const said = countPhrase(count.dataset, free)
  const sold = total - free
  sayInTitle(free, said)
  fill(count, 'b, span', [
    said,
    sold > 0 ? ` ${countPhrase({ one: goneOne, other: goneOther }, sold)}` : '',
    pages > 1 ? fillPlaceholders(range, { first, last }) : '',
  ])
}

/** The number beside the title is that of the results. */
function sayInTitle(total: number, spoken: string): void {
  const [shown, heard] = document.querySelectorAll('#page-title sup > *')
  if (!shown || !heard) return
  shown.textContent = String(total)
  heard.textContent = `, ${spoken}`
}

/** A chip is a link to the list without its filter, so it can be opened in a new tab. */
export function showChips(
  form: HTMLFormElement,
  filters: readonly SetFilter[],
  hrefOf: (filter: SetFilter) => string,
): void {
  const chips = filters.flatMap((filter) => {
    const chip = copyOf('chip')
    const link = chip?.querySelector('a')
    if (!chip || !link) return []
    fill(chip, 'span', [filter.text])
    link.href = hrefOf(filter)
    return [chip]
  })
  form.querySelector('[data-list-chips]')?.replaceChildren(...chips)
}
