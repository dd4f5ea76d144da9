/** The page of saved items. All of them are read from the device, and looked up in the lists of the site. */
import {
  addShared,
  MAX_COMPARED,
  parseShared,
  rememberVisits,
  removeSearch,
} from '../../../core/domain/saved.ts'
import type { Saved, SavedSearch, Shared } from '../../../core/domain/saved.ts'
import { countPhrase } from '../count-phrase.ts'
import { copyOf } from '../patterns.ts'
import { drawCompared, loadCompared } from './compare.ts'
import { offerForm, offerTools } from './saved-tools.ts'
import { savedLists } from './saved-lists.ts'
import type { SavedLists } from './saved-lists.ts'
import type { SavedStore } from './saved-store.ts'

interface SavedPage {
  readonly box: HTMLElement
  readonly store: SavedStore
  readonly lists: SavedLists
  /** Homes of a link that are compared as soon as their cards are there. */
  readonly toCompare: Set<number>
  /** Whether the form that mails the list is answered; false until that is known. */
  hasForm: boolean
}

export function openSavedPage(box: HTMLElement, store: SavedStore): void {
  const page: SavedPage = { box, store, lists: savedLists(box), toCompare: new Set(), hasForm: false }
  offerTools(box, store)
  offerRemembering(page)
  offerComparing(page)
  const shareNow = latest((signal) => drawShared(page, parseShared(location.hash), signal))
  const drawNow = latest((signal, saved: Saved) => draw(page, saved, signal))
  addEventListener('hashchange', () => shareNow())
  shareNow()
  store.follow(drawNow)
  void offerForm(box, store).then((hasForm) => {
    page.hasForm = hasForm
    drawNow(store.get())
  })
}

/** Each call aborts the previous one, so an older answer never follows a newer one. */
function latest<Given extends readonly unknown[]>(
  act: (signal: AbortSignal, ...given: Given) => Promise<void>,
): (...given: Given) => void {
  let running = new AbortController()
  return (...given) => {
    running.abort()
    running = new AbortController()
    void act(running.signal, ...given)
  }
}

async function draw(page: SavedPage, saved: Saved, signal: AbortSignal): Promise<void> {
  const { box } = page
  const { homes, searches, recent } = saved
  const isEmpty = homes.length === 0 && searches.length === 0
  part(box, 'tools').hidden = isEmpty && recent === null && !hasUndo(box)
  part(box, 'recent').hidden = false
  show(box, '[data-saved-part="mail"]', !isEmpty && page.hasForm)
  show(box, '[data-saved-none]', isEmpty)
  show(box, '[data-saved-empty]', isEmpty)
  drawSearches(page, saved)
  const status = box.querySelector('[data-saved-status]')
  const { failed = '' } = box.dataset
  try {
    const shown = await drawCards(page, { name: 'homes', ids: homes, signal })
    drawGone(box, homes.length - shown)
    show(box, '[data-saved-hint]', shown > 1)
    await drawCards(page, { name: 'recent', ids: recent ?? [], signal })
    if (status?.textContent === failed) status.textContent = ''
  } catch {
    if (signal.aborted) return
    part(box, 'tools').hidden = false
    if (status) status.textContent = failed
  }
}

function hasUndo(box: HTMLElement): boolean {
  return box.querySelector<HTMLElement>('[data-saved-do="undo"]')?.hidden === false
}

interface Cards {
  readonly name: 'homes' | 'recent' | 'shared'
  readonly ids: readonly number[]
  readonly signal: AbortSignal
}

/** Cards that stay are not replaced, so their ticks are kept. */
async function drawCards(
  { box, lists, toCompare }: SavedPage,
  { name, ids, signal }: Cards,
): Promise<number> {
  const section = part(box, name)
  const list = section.querySelector('[data-saved-cards]')
  const cards = await lists.cards(ids, signal)
  signal.throwIfAborted()
  const hadFocus = list?.contains(document.activeElement) === true
  const old = new Map([...(list?.children ?? [])].map((card) => [idOf(card), card]))
  list?.replaceChildren(...cards.map((card) => old.get(idOf(card)) ?? card))
  // The switch to remember viewed homes is shown even if there are none.
  section.hidden = ids.length === 0 && name !== 'recent'
  if (hadFocus && !list.contains(document.activeElement)) focusIn(list)
  if (name === 'homes') {
    for (const card of list?.children ?? []) offerCompare(card, toCompare.delete(Number(idOf(card))))
    list?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return cards.length
}

/** Moves the focus from a removed element to the remaining ones. */
function focusIn(place: Element | null): void {
  const next = place?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main')
  next?.focus({ preventScroll: true })
}

function drawGone(box: HTMLElement, count: number): void {
  const note = box.querySelector<HTMLElement>('[data-saved-gone]')
  if (!note) return
  note.hidden = count <= 0
  note.textContent = countPhrase(note.dataset, count)
}

function drawSearches(page: SavedPage, { searches }: Saved): void {
  const section = part(page.box, 'searches')
  section.hidden = searches.length === 0
  const items = searches.flatMap((search) => {
    const item = searchItem(page, search)
    item?.querySelector('button')?.addEventListener('click', () => {
      page.store.change((saved) => removeSearch(saved, search))
      focusIn(section)
    })
    return item ?? []
  })
  section.querySelector('ul')?.replaceChildren(...items)
}

function searchItem({ lists }: SavedPage, { goal, query, label }: SavedSearch): HTMLElement | null {
  const item = copyOf('saved-search')
  const link = item?.querySelector('a')
  const page = lists.pages[goal]
  if (!item || !link || page === undefined) return null
  link.href = page + query
  link.textContent = label
  const name = item.querySelector('.hidden-text')
  if (name) name.textContent = ` ${label}`
  return item
}

async function drawShared(page: SavedPage, shared: Shared, signal: AbortSignal): Promise<void> {
  const { homes, searches, compared } = shared
  const section = part(page.box, 'shared')
  const items = searches.flatMap((search) => searchItem(page, search) ?? [])
  for (const item of items) item.querySelector('button')?.remove()
  section.querySelector('.saved__searches')?.replaceChildren(...items)
  const button = page.box.querySelector<HTMLElement>('[data-saved-do="keep"]')
  let isKept = false
  const keep = () => {
    isKept = true
    for (const id of compared) page.toCompare.add(id)
    page.store.change((saved) => addShared(saved, shared))
    history.replaceState(history.state, '', location.pathname + location.search)
    section.hidden = true
    focusIn(null)
  }
  if (button) button.onclick = keep
  try {
    await drawCards(page, { name: 'shared', ids: homes, signal })
  } catch {
    if (signal.aborted) return
  }
  section.hidden = isKept || (homes.length === 0 && items.length === 0)
}

function offerRemembering({ box, store }: SavedPage): void {
  const input = box.querySelector<HTMLInputElement>('[data-saved-remember]')
  if (!input) return
  input.addEventListener('change', () => store.change((saved) => rememberVisits(saved, input.checked)))
  store.follow(({ recent }) => (input.checked = recent !== null))
}

function offerCompare(card: Element, isCompared: boolean): void {
  const offered = card.querySelector<HTMLInputElement>('.saved__compare input')
  if (offered && isCompared) offered.checked = true
  if (offered) return
  const label = copyOf('saved-compare')
  const name = label?.querySelector('.hidden-text')
  if (!label || !name) return
  name.textContent = ` ${card.querySelector('a')?.textContent ?? ''}`
  const input = label.querySelector('input')
  if (input) input.checked = isCompared
  card.append(label)
}

/** The number of ticks is limited to the homes that fit side by side. */
function offerComparing({ box }: SavedPage): void {
  const homes = part(box, 'homes')
  const table = box.querySelector('table')
  let round = 0
  homes.addEventListener('change', () => {
    const boxes = [...homes.querySelectorAll<HTMLInputElement>('.saved__compare input')]
    const chosen = boxes.filter(({ checked }) => checked)
    for (const input of boxes) input.disabled = !input.checked && chosen.length >= MAX_COMPARED
    round += 1
    if (chosen.length < 2 || !table) return void (part(box, 'compared').hidden = true)
    const mine = round
    const cards = chosen.flatMap((input) => input.closest<HTMLElement>('[data-home]') ?? [])
    Promise.all(cards.map(loadCompared)).then(
      (found) => {
        if (mine !== round) return
        drawCompared(
          table,
          found.filter((home) => home !== undefined),
        )
        part(box, 'compared').hidden = false
      },
      () => {
        if (mine === round) part(box, 'compared').hidden = true
      },
    )
  })
}

function part(box: HTMLElement, name: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(`[data-saved-part="${name}"]`)
  if (!found) throw new Error(`The page of what is saved has no ${name}.`)
  return found
}

function show(box: HTMLElement, selector: string, shows: boolean): void {
  const element = box.querySelector<HTMLElement>(selector)
  if (element) element.hidden = !shows
}

function idOf(card: Element): string {
  return card.getAttribute('data-home') ?? ''
}
