/** Saves the query of a list. The button shows while a filter is set. */
import { LISTING_GOALS } from '../../../core/domain/listing.ts'
import { addSearch, removeSearch } from '../../../core/domain/saved.ts'
import { isWholeList, listQueryText, parseListQuery } from '../../../core/domain/list-query.ts'
import type { SavedStore } from './saved-store.ts'

export function offerToSaveSearch(store: SavedStore): void {
  const button = document.querySelector<HTMLButtonElement>('[data-save-search]')
  const chips = document.querySelector('[data-list-chips]')
  const goal = LISTING_GOALS.find((each) => each === button?.dataset.saveSearch)
  const text = button?.querySelector('span')
  if (!button || !chips || !text || goal === undefined) return
  const words = { save: text.textContent, kept: button.dataset.kept ?? '' }
  const asked = () => {
    const parsed = parseListQuery(new URLSearchParams(location.search))
    return listQueryText({ ...parsed, page: 1, view: 'list' })
  }
  const isKept = (query: string) =>
    store.get().searches.some((each) => each.goal === goal && each.query === query)
  const draw = () => {
    const query = asked()
    const isPressed = isKept(query)
    button.hidden = isWholeList(parseListQuery(new URLSearchParams(query)))
    button.setAttribute('aria-pressed', String(isPressed))
    text.textContent = isPressed ? words.kept : words.save
  }
  button.addEventListener('click', () => {
    const search = { goal, query: asked(), label: labelOf(chips) }
    const remove = isKept(search.query)
    store.change((saved) => (remove ? removeSearch(saved, search) : addSearch(saved, search)))
  })
  // The count changes with each answer, also after a new order, which has no chip.
  const count = document.querySelector('[data-list-count]') ?? chips
  new MutationObserver(draw).observe(count, { childList: true, subtree: true, characterData: true })
  store.follow(draw)
  if (button.dataset.pressed !== undefined) button.click()
}

/** The text of the chips: "Gent, Huis". A mere order has none. */
function labelOf(chips: Element): string {
  const texts = [...chips.querySelectorAll('a > span:first-child')].map(({ textContent }) => textContent)
  const order =
    document.querySelector<HTMLSelectElement>('select[name="sort"]')?.selectedOptions[0]?.textContent
  return texts.length > 0 ? texts.join(', ') : (order ?? '')
}
