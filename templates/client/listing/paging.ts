import { pageCount } from '../../../core/domain/listing.ts'
import { fillPlaceholders } from '../../../core/domain/text.ts'
import { copyOf, patternOf } from '../patterns.ts'

/** Number of pages shown around the current one, as on the pages of the build. */
const PAGES_AROUND = 2

interface PagedResults {
  readonly page: number
  readonly total: number
  readonly size: number
  readonly hrefOf: (page: number) => string
}

/** Page x of y; empty if one page contains all. */
export function pagingFor({ page, total, size, hrefOf }: PagedResults): HTMLElement | null {
  const pages = pageCount(total, size)
  const pattern = patternOf('paging')
  const paging = copyOf('paging')
  const list = paging?.querySelector('ul')
  const [first, gap, current] = list ? [...list.children] : []
  if (pages <= 1 || !pattern || !paging || !list || !first || !gap || !current) return null
  const { position = '', page: label = '' } = pattern.dataset
  const words = paging.querySelector('p')
  if (words) words.textContent = fillPlaceholders(position, { page, pages })
  const items: Node[] = []
  for (let number = 1, shown = 0; number <= pages; number++) {
    if (number !== 1 && number !== pages && Math.abs(number - page) > PAGES_AROUND) continue
    if (number - shown > 1) items.push(gap.cloneNode(true))
    items.push(numberItem(number === page ? current : first, { number, label, href: hrefOf(number) }))
    shown = number
  }
  list.replaceChildren(...items)
  setStep(paging.querySelector('[rel="prev"]'), page > 1 ? hrefOf(page - 1) : undefined)
  setStep(paging.querySelector('[rel="next"]'), page < pages ? hrefOf(page + 1) : undefined)
  return paging
}

function numberItem(
  model: Element,
  { number, label, href }: { number: number; label: string; href: string },
): Node {
  const item = model.cloneNode(true)
  const link = item instanceof Element ? item.querySelector('a') : null
  if (link) {
    link.href = href
    link.textContent = String(number)
    link.setAttribute('aria-label', fillPlaceholders(label, { page: number }))
  }
  return item
}

function setStep(link: Element | null, href: string | undefined): void {
  if (href === undefined) link?.remove()
  else link?.setAttribute('href', href)
}
