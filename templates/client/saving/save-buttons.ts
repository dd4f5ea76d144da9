/** Buttons that save one home: on its page, and on all of its cards, including later ones. */
import { toggleHome } from '../../../core/domain/saved.ts'
import type { Saved } from '../../../core/domain/saved.ts'
import { fillPlaceholders } from '../../../core/domain/text.ts'
import { cloneOf, patternOf } from '../patterns.ts'
import type { SavedStore } from './saved-store.ts'

export function offerButtons(store: SavedStore): void {
  fillCards(document)
  new MutationObserver((records) => {
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
    // Counters change their text while scrolling.
    if (added.length === 0) return
    for (const element of added) fillCards(element)
    press(store.get())
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-save]') : null
    const id = Number(button?.dataset.save)
    if (button && id > 0) store.change((saved) => toggleHome(saved, id))
  })
  store.follow(press)
}

function fillCards(root: ParentNode): void {
  const pattern = patternOf('save')
  if (!pattern) return
  const own = root instanceof Element && root.matches('[data-home]') ? [root] : []
  for (const card of [...own, ...root.querySelectorAll('[data-home]')]) {
    if (!(card instanceof HTMLElement) || card.querySelector('[data-save]')) continue
    const button = cloneOf(pattern)
    if (!button) return
    button.dataset.save = card.dataset.home
    const title = card.querySelector('a')?.textContent ?? ''
    button.setAttribute('aria-label', fillPlaceholders(pattern.dataset.label ?? '', { title }))
    // The button is last in the card, after the link to the page.
    card.append(button)
  }
}

function press({ homes }: Saved): void {
  const saved = new Set(homes)
  for (const button of document.querySelectorAll<HTMLElement>('button[data-save]')) {
    const isSaved = String(saved.has(Number(button.dataset.save)))
    if (button.getAttribute('aria-pressed') !== isSaved) button.setAttribute('aria-pressed', isSaved)
  }
}
