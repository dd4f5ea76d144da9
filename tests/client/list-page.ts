/** The page of a list, whose host is stubbed. */
import { vi } from 'vitest'
import { eachColumn } from '../../core/domain/each-column.ts'
import { listFileText } from '../../core/domain/list-file.ts'
import type { ListFile } from '../../core/domain/list-file.ts'
import type { Block, Card, Listing } from '../../core/view/types.ts'
import { renderPage } from '../../templates/entry.tsx'
import { openList } from '../../templates/client/listing/open-list.ts'
import { sample } from '../support/sample-props.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, goTo, show } from './dom.ts'

export const LIST = 'https://agency.example/nl/te-koop/'

/**
 * Thirty properties: every third one in Elsene, prices from 100,000 upwards, the last one without a price.
 */
const COUNT = 30
export const FILE: ListFile = {
  free: COUNT,
  towns: [
    { name: 'Gent', zip: '9000', names: ['Gand'] },
    { name: 'Elsene', zip: '1050', names: ['Ixelles'] },
    { name: 'Eupen', zip: '4700', names: [] },
  ],
  types: [
    { id: 1, name: 'Huis' },
    { id: 2, name: 'Appartement' },
  ],
  town: Array.from({ length: COUNT }, (_, row) => (row % 3 === 2 ? 1 : 0)),
  type: Array.from({ length: COUNT }, (_, row) => [row < 26 ? 1 : 2]),
  ...eachColumn(() => Array.from({ length: COUNT }, () => null)),
  price: Array.from({ length: COUNT }, (_, row) => (row === COUNT - 1 ? null : (row + 1) * 100_000)),
  bedrooms: Array.from({ length: COUNT }, (_, row) => row % 5),
  surface: Array.from({ length: COUNT }, () => 120),
  energy: Array.from({ length: COUNT }, (_, row) => row % 4),
  fragments: ['/_a/cards.1.txt'],
  ids: '/_a/ids.1.json',
}

export const { props, shell } = sample('listing', 'content')
const card = (row: number): Card => ({
  href: `/nl/${row}/`,
  title: `Pand ${row}`,
  place: '9000 Gent',
  facts: [],
})

/** The stubbed host: its answers by address, and the requested addresses. */
export const host = {
  answers: {} as Record<string, string | undefined>,
  asked: [] as string[],
}

/** The page of a build, at this address. */
export function stand(address: string, part: Partial<Listing> = {}): HTMLFormElement {
  const rows = (props.rows as readonly Extract<Block, { kind: 'properties' }>[]).map((block) => ({
    ...block,
    listing: { ...block.listing!, ...part },
  }))
  const html = renderPage('content', { ...props, rows }, { shell })
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
  goTo(address)
  return element<HTMLFormElement>('form[data-list]')
}

export const visit = (address: string, part?: Partial<Listing>) => openList(stand(address, part))

export const titles = () => [...document.querySelectorAll('.card__title')].map((title) => title.textContent)
export const chips = () =>
  [...document.querySelectorAll('.filters__chip span:first-child')].map((chip) =>
    chip.textContent.replace(/\s/g, ' '),
  )
export const count = () => element('[data-list-count]').textContent.trim()
export const pand = (row: number) => `Pand ${row}, 9000 Gent`

export async function settled(check: () => void): Promise<void> {
  await waitFor(check)
}

export function choose(name: string, value: string): void {
  const box = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
  if (box) box.checked = !box.checked
  else if (select) select.value = value
  ;(box ?? select)?.dispatchEvent(new Event('change', { bubbles: true }))
}

export function stubHost(): void {
  host.asked = []
  host.answers = {
    '/nl/te-koop/list.json': listFileText(FILE),
    '/_a/cards.1.txt': renderPage(
      'cards',
      { perRow: 3, level: 2, cards: FILE.town.map((_, row) => card(row)) },
      { shell },
    ),
  }
  vi.stubGlobal('fetch', (href: string, init?: RequestInit) => {
    host.asked.push(href)
    if (init?.signal?.aborted) return Promise.reject(new DOMException('', 'AbortError'))
    const text = host.answers[href]
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
}
