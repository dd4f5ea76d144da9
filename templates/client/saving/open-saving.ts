/** Everything that can be saved on a page. Nothing is stored before a visitor presses a button that saves. */
import { withVisited } from '../../../core/domain/saved.ts'
import savedStyles from '../../components/saved/saved.css?url'
import { loadStyles } from '../styles.ts'
import { offerButtons } from './save-buttons.ts'
import { offerToSaveSearch } from './save-search.ts'
import { savedStore } from './saved-store.ts'

export function loadSavedStyles(): Promise<void> {
  return loadStyles(savedStyles)
}

export async function openSaving(): Promise<void> {
  const store = savedStore()
  await loadSavedStyles()
  const box = document.querySelector<HTMLElement>('[data-saved]')
  const seen = Number(document.querySelector<HTMLElement>('main button[data-save]')?.dataset.save)
  // Pages in background tabs do not count as viewed.
  if (seen > 0 && store.get().recent !== null) store.change((saved) => withVisited(saved, seen))
  store.follow(({ homes }) => {
    const count = document.querySelector('[data-saved-count]')
    if (count) count.textContent = homes.length === 0 ? '' : String(homes.length)
  })
  offerButtons(store)
  offerToSaveSearch(store)
  if (box) {
    const { openSavedPage } = await import('./saved-page.ts')
    openSavedPage(box, store)
  }
}
