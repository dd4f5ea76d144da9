/** The page of what a visitor saved: its cards, searches and comparison, read from the lists of the site. */
import { beforeEach, describe, expect, test } from 'vitest'
import { parseShared, serializeSaved, sharedText } from '../../core/domain/saved.ts'
import type { Saved } from '../../core/domain/saved.ts'
import { listFileText } from '../../core/domain/list-file.ts'
import { SAVED_KEY } from '../../core/domain/storage-keys.ts'
import { openSavedPage } from '../../templates/client/saving/saved-page.ts'
import { savedStore } from '../../templates/client/saving/saved-store.ts'
import { renderPage } from '../../templates/entry.tsx'
import { element, goTo, show } from './dom.ts'
import { FILE, host, props, settled, shell, stubHost } from './list-page.ts'

const PAGE = 'https://agency.example/nl/bewaard/'
const ids = FILE.town.map((_, row) => row + 1)

/** The page as the build makes it, with what the device holds. */
function open(saved: Partial<Saved>, hash = '') {
  localStorage.setItem(SAVED_KEY, serializeSaved({ homes: [], searches: [], recent: null, ...saved }))
  const lists = [{ goal: 'sale', href: '/nl/te-koop/', label: 'Te koop', data: '/nl/te-koop/list.json' }]
  const block = { kind: 'saved', lists, placement: { span: 12, sm: 12, md: 12, lg: 12 }, titleSize: 'medium' }
  const html = renderPage('content', { ...props, top: [], rows: [block], bottom: [] } as never, { shell })
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
  goTo(PAGE + hash)
  const store = savedStore()
  openSavedPage(element('[data-saved]'), store)
  return store
}

const part = (name: string) => element(`[data-saved-part="${name}"]`)
const cardsIn = (name: string) =>
  [...part(name).querySelectorAll('[data-home]')].map((card) => card.getAttribute('data-home'))
const boxes = () => [...part('homes').querySelectorAll<HTMLInputElement>('.saved__compare input')]
const press = (name: string) => element(`[data-saved-do="${name}"]`).click()

beforeEach(() => {
  localStorage.clear()
  stubHost()
  const cards = ids.map((id) => ({
    id,
    href: `/nl/${id}/`,
    title: `Pand ${id}`,
    place: '9000 Gent',
    price: { text: `€ ${id}00.000` },
    facts: [],
  }))
  host.answers['/nl/te-koop/list.json'] = listFileText(FILE)
  host.answers['/_a/ids.1.json'] = JSON.stringify(ids)
  host.answers['/_a/cards.1.txt'] = renderPage('cards', { perRow: 3, level: 2, cards } as never, { shell })
})

test('what is saved is shown in its order; a home that is no longer listed is counted', async () => {
  open({ homes: [9, 3, 999] })
  await settled(() => expect(cardsIn('homes')).toEqual(['9', '3']))
  expect(part('homes').hidden).toBe(false)
  expect(part('tools').hidden).toBe(false)
  expect(element('[data-saved-none]').hidden).toBe(true)
  expect(element('[data-saved-hint]').hidden).toBe(false)
  const gone = element('[data-saved-gone]')
  expect([gone.hidden, gone.textContent]).toEqual([
    false,
    '1 pand dat u bewaarde, staat niet meer op de site.',
  ])
  expect([part('searches').hidden, part('shared').hidden, part('compared').hidden]).toEqual([
    true,
    true,
    true,
  ])
})

test('a page without anything says so, and offers no tools', async () => {
  open({})
  await settled(() => expect(part('recent').hidden).toBe(false))
  expect(part('homes').hidden).toBe(true)
  expect(part('tools').hidden).toBe(true)
  expect([element('[data-saved-none]').hidden, element('[data-saved-empty]').hidden]).toEqual([false, false])
  expect(host.asked).toEqual([])
})

test('one home is shown without the hint to compare, and none is missing', async () => {
  open({ homes: [4] })
  await settled(() => expect(cardsIn('homes')).toEqual(['4']))
  expect(element('[data-saved-hint]').hidden).toBe(true)
  expect(element('[data-saved-gone]').hidden).toBe(true)
})

test('lists that cannot be read leave the tools, and say that it failed', async () => {
  host.answers['/nl/te-koop/list.json'] = 'no list'
  open({ homes: [4] })
  const { failed } = element('[data-saved]').dataset
  await settled(() => expect(element('[data-saved-status]').textContent).toBe(failed))
  expect(failed).toMatch(/\w/)
  expect(part('tools').hidden).toBe(false)
})

test('a search leads to its list, and goes at the press of its button', async () => {
  const searches = [
    { goal: 'sale', query: '?type=1', label: 'Huis' },
    { goal: 'rent', query: '?type=2', label: 'Geen lijst' },
    { goal: 'sale', query: '?city=Gent|9000', label: 'Gent' },
  ] as const
  const store = open({ searches })
  const links = () => [...part('searches').querySelectorAll('a')]
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Huis', '/nl/te-koop/?type=1'],
    ['Gent', '/nl/te-koop/?city=Gent%7C9000'],
  ])
  const [first] = part('searches').querySelectorAll('button')
  expect(first?.textContent).toMatch(/ Huis$/)
  first?.focus()
  first?.click()
  expect(store.get().searches.map(({ label }) => label)).toEqual(['Geen lijst', 'Gent'])
  expect(links().map((link) => link.textContent)).toEqual(['Gent'])
  expect(document.activeElement).toBe(links()[0])
})

test('viewed homes are kept once the visitor asks for it, and forgotten again', async () => {
  const store = open({})
  const input = element<HTMLInputElement>('[data-saved-remember]')
  expect(input.checked).toBe(false)
  input.click()
  expect(store.get().recent).toEqual([])
  expect(part('tools').hidden).toBe(false)
  store.change((saved) => ({ ...saved, recent: [7, 2] }))
  await settled(() => expect(cardsIn('recent')).toEqual(['7', '2']))
  expect(boxes()).toEqual([])
  input.click()
  expect(store.get().recent).toBeNull()
  await settled(() => expect(cardsIn('recent')).toEqual([]))
  expect(part('recent').hidden).toBe(false)
})

test('homes that somebody shares are shown, and can be kept with the own ones', async () => {
  const store = open({ homes: [1] }, `#${sharedText({ homes: [5, 6], searches: [], compared: [] })}`)
  await settled(() => expect(cardsIn('shared')).toEqual(['5', '6']))
  expect(part('shared').hidden).toBe(false)
  press('keep')
  expect(store.get().homes).toEqual([1, 5, 6])
  expect(part('shared').hidden).toBe(true)
  expect(location.href).toBe(PAGE)
  await settled(() => expect(cardsIn('homes')).toEqual(['1', '5', '6']))
})

test('searches that somebody shares are shown and kept, and homes that were compared are ticked again', async () => {
  const search = { goal: 'sale', query: '?type=1', label: 'Huis' } as const
  const shared = { homes: [5, 6], searches: [search], compared: [5] }
  const store = open({}, `#${sharedText(shared)}`)
  const links = () => [...part('shared').querySelectorAll('.saved__searches a')]
  await settled(() =>
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/nl/te-koop/?type=1']),
  )
  expect(part('shared').querySelector('.saved__searches button')).toBeNull()
  press('keep')
  expect(store.get().searches).toEqual([search])
  await settled(() => expect(boxes().map(({ checked }) => checked)).toEqual([true, false]))
  const mail = element<HTMLAnchorElement>('[data-saved-mail]')
  mail.addEventListener('click', (event) => event.preventDefault())
  mail.click()
  const body = new URLSearchParams(mail.href.split('?')[1]).get('body') ?? ''
  expect(parseShared(body.slice(body.indexOf('#')))).toEqual(shared)
})

describe('homes side by side', () => {
  const table = () => element('[data-saved-part="compared"] table')
  const heads = () => [...table().querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent)
  const tick = (...rows: readonly number[]) => rows.forEach((row) => boxes()[row]?.click())

  beforeEach(async () => {
    for (const id of ids)
      host.answers[`https://agency.example/nl/${id}/`] = host.answers[`/nl/${id}/`] =
        `<dl data-compared><div><dt>Kamers</dt><dd>${id}</dd></div><div><dt>Type</dt><dd>Huis</dd></div></dl>`
    open({ homes: [1, 2, 3, 4, 5, 6] })
    await settled(() => expect(boxes()).toHaveLength(6))
  })

  test('are those that are ticked, with their prices and facts', async () => {
    tick(2)
    expect(part('compared').hidden).toBe(true)
    tick(0)
    await settled(() => expect(heads()).toEqual(['Pand 1, 9000 Gent', 'Pand 3, 9000 Gent']))
    expect(part('compared').hidden).toBe(false)
    const rows = [...table().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(rows).toEqual([
      ['Prijs', '€ 100.000', '€ 300.000'],
      ['Kamers', '1', '3'],
      ['Type', 'Huis', 'Huis'],
    ])
    tick(0)
    expect(part('compared').hidden).toBe(true)
  })

  test('are four at most', async () => {
    tick(0, 1, 2)
    expect(boxes().map(({ disabled }) => disabled)).toEqual(Array(6).fill(false))
    tick(3)
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true])
    await settled(() => expect(heads()).toHaveLength(4))
    tick(1)
    expect(boxes().map(({ disabled }) => disabled)).toEqual(Array(6).fill(false))
  })

  test('keep their ticks when another home is saved, and each tick names its home', async () => {
    tick(0, 1)
    savedStore().change((saved) => ({ ...saved, homes: [9, ...saved.homes] }))
    dispatchEvent(Object.assign(new Event('storage'), { key: SAVED_KEY }))
    await settled(() => expect(boxes()).toHaveLength(7))
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true, false, false, false, false])
    expect(boxes()[0]?.closest('label')?.textContent).toMatch(/ Pand 9/)
  })

  test('are hidden where a page of a home cannot be read', async () => {
    for (const id of ids) {
      delete host.answers[`https://agency.example/nl/${id}/`]
      delete host.answers[`/nl/${id}/`]
    }
    tick(4, 5)
    await settled(() => expect(host.asked.at(-1)).toMatch(/\/nl\/[56]\/$/))
    expect(part('compared').hidden).toBe(true)
  })
})
