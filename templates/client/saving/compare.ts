/** A comparison of homes by the facts of their own pages, with the terms and formats of those pages. */
import { parseFragment } from '../fragment.ts'
import { make } from '../make.ts'
import { onceEach } from '../once.ts'
import { fetchText } from '../retry.ts'

interface Compared {
  readonly title: string
  readonly href: string
  readonly price: string
  /** A copy of the picture of the card. */
  readonly picture?: Node
  /** By the term of the fact. */
  readonly facts: ReadonlyMap<string, string>
}

const factsAt = onceEach(async (href): Promise<Compared['facts']> => {
  const page = parseFragment(await fetchText(href))
  const rows = [...page.querySelectorAll('dl[data-compared] > div')]
  return new Map(rows.map((row) => [textOf(row, 'dt'), textOf(row, 'dd')]))
})

export async function loadCompared(card: HTMLElement): Promise<Compared | undefined> {
  const link = card.querySelector('a')
  if (!link || link.origin !== location.origin) return undefined
  const price = card.querySelector('.card__price')?.textContent ?? ''
  const picture = card.querySelector('img')?.cloneNode()
  if (picture instanceof HTMLImageElement) picture.alt = ''
  const facts = await factsAt(link.href)
  return { title: link.textContent, href: link.href, price, facts, ...(picture && { picture }) }
}

/** A fact that only one home has is a row as well, because it is a difference. */
export function drawCompared(table: HTMLTableElement, homes: readonly Compared[]): void {
  const priceName = table.dataset.price ?? ''
  const names = differingFirst(homes)
  // The price of the card is the first row, also if it is a word.
  names.delete(priceName)
  const heads = homes.map(({ title, href, picture }) =>
    make('th', { scope: 'col' }, ...(picture ? [picture] : []), make('a', { href, textContent: title })),
  )
  const prices = homes.map(({ price }) => price)
  const rows = [...names].map((name) =>
    factRow(
      name,
      homes.map(({ facts }) => facts.get(name) ?? ''),
      isAlike(homes, name),
    ),
  )
  table.replaceChildren(
    make('thead', {}, make('tr', {}, make('td', {}), ...heads)),
    make('tbody', {}, factRow(priceName, prices), ...rows),
  )
}

/** Facts that differ precede those that are equal. */
function differingFirst(homes: readonly Compared[]): Set<string> {
  const names = [...new Set(homes.flatMap(({ facts }) => [...facts.keys()]))]
  return new Set([
    ...names.filter((name) => !isAlike(homes, name)),
    ...names.filter((name) => isAlike(homes, name)),
  ])
}

function isAlike(homes: readonly Compared[], name: string): boolean {
  return new Set(homes.map(({ facts }) => facts.get(name))).size === 1
}

/** U+2013 for missing values, as in the tables of the pages. */
function factRow(name: string, values: readonly string[], alike = false): HTMLElement {
  const head = make('th', { scope: 'row' }, name)
  const row = make('tr', {}, head, ...values.map((text) => make('td', {}, text || '–')))
  row.toggleAttribute('data-alike', alike)
  return row
}

function textOf(row: Element, name: string): string {
  return row.querySelector(name)?.textContent ?? ''
}
