import type { ListQuery } from '../../../core/domain/list-query.ts'
import type { ListColumns } from '../../../core/domain/list-columns.ts'
import { chosenTowns } from './controls.ts'

/** Shows the list alone, or with the map beside it. The chosen towns are highlighted on the map. */
export function showView(form: HTMLFormElement, query: ListQuery, columns: ListColumns): void {
  const { view } = query
  const box = document.querySelector<HTMLElement>('[data-list-results]')
  const map = box?.querySelector<HTMLElement>('[data-list-map]')
  if (!box || !map) return
  box.dataset.view = view
  map.hidden = view !== 'map'
  for (const button of form.querySelectorAll<HTMLElement>('[data-list-view]')) {
    button.setAttribute('aria-pressed', String(button.dataset.listView === view))
  }
  const chosen = chosenTowns(query, columns)
  for (const link of map.querySelectorAll<HTMLElement>('[data-list-town]')) {
    if (chosen.has(link.dataset.listTown ?? '')) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  for (const mark of map.querySelectorAll<SVGElement>('[data-list-mark]')) {
    mark.toggleAttribute('data-chosen', chosen.has(mark.dataset.listMark ?? ''))
  }
}
