/**
 * A list that is filtered in the page. The address is the state: choices are written to it and shown from it,
 * so that Back, links and sharing work. Pages of one type or town, and later pages of a list, lead to the
 * first page of the whole list, which evaluates every query.
 */
import { LISTING_PAGE_SIZE } from '../../../core/domain/layout.ts'
import { page } from '../../../core/domain/listing.ts'
import { needsPlaces, whereaboutsFilter } from '../../../core/domain/list-whereabouts.ts'
import { countFreeRows, selectRows } from '../../../core/domain/list-columns.ts'
import { isWholeList, listQueryText, parseListQuery } from '../../../core/domain/list-query.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { offerListMap } from './list-map.ts'
import type { ListMap } from './list-map.ts'
import { offerChoices, readQuery, toggleTown, withUnknown, writeQuery } from './controls.ts'
import { followFilters } from './follow.ts'
import { painted } from '../painted.ts'
import { isPlain } from '../plain-click.ts'
import { loadList } from './list-data.ts'
import type { ListData } from './list-data.ts'
import { resultsIn, sayCount, showChips } from './results.ts'
import { setFilters } from './set-filters.ts'
import type { Results } from './results.ts'
import { showView } from './views.ts'

interface OpenList {
  readonly form: HTMLFormElement
  readonly action: string
  readonly results: Results
  data: ListData
  query: ListQuery
  map?: ListMap | undefined
  /** Aborts the requests of an earlier query. */
  abort: AbortController
}

export async function openList(form: HTMLFormElement): Promise<void> {
  const { list: href = '', listHere, listScope } = form.dataset
  const box = document.querySelector('.results__list')
  if (!box) return
  const action = form.action
  const isHere = listHere !== undefined
  const asked = parseListQuery(new URLSearchParams(isHere ? location.search : listScope))
  const results = resultsIn(box)
  try {
    // The button that saves the search stands beside the results, and must not move them when its styles come later.
    const [data] = await Promise.all([loadList(href), saveButton(form) && styleSaving()])
    // The visitor may have changed a filter while this module was loading.
    const touched = readQuery(form)
    offerChoices(form, data.columns)
    const query = isWholeList(touched) ? asked : { ...touched, view: asked.view }
    writeQuery(form, query, data.columns)
    if (!isHere) return leadOn(form, action, { from: asked, touched: query })
    const open: OpenList = { form, action, results, data, query: asked, abort: new AbortController() }
    open.map = offerListMap(box, {
      data: () => open.data,
      search: (part) => void go(open, searchedIn(open.query, part)),
    })
    listen(open)
    // Its own script repeats a press that comes before it (`saving/save-search.ts`).
    saveButton(form)?.addEventListener('click', ({ currentTarget }) => {
      ;(currentTarget as HTMLElement).dataset.pressed = ''
    })
    if (query !== asked) history.pushState(null, '', action + listQueryText(query))
    if (!isWholeList(query) || query.view === 'map') await show(open, query)
  } catch (error) {
    if (isHere && !isWholeList(asked)) results.fail()
    throw error
  } finally {
    document.documentElement.classList.remove('filtering')
  }
}

/** The visible part and the drawn area replace each other. */
function searchedIn(query: ListQuery, part: Pick<ListQuery, 'bounds' | 'area'>): ListQuery {
  const { bounds: _bounds, area: _area, ...rest } = query
  return { ...rest, ...part, page: 1 }
}

/** By a chunk that the page has anyway, so that the script of all pages names no other one. */
async function styleSaving(): Promise<void> {
  const { loadSavedStyles } = await import('../saving/open-saving.ts')
  await loadSavedStyles()
}

/** Shows while a filter is set. */
function saveButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-save-search]')
}

/** On any other page of the list a change opens the first page. */
function leadOn(
  form: HTMLFormElement,
  action: string,
  { from, touched }: { from: ListQuery; touched: ListQuery },
): void {
  const go = (query: ListQuery) => location.assign(action + listQueryText(query))
  if (touched !== from)
    return go({ ...touched, types: [...from.types], cities: [...from.cities], near: [...from.near] })
  form.addEventListener('change', () => go(readQuery(form)))
}

function listen(open: OpenList): void {
  const { form, action } = open
  form.addEventListener(
    'change',
    () => void go(open, withUnknown(readQuery(form), open.query, open.data.columns)),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', () => void show(open, parseListQuery(new URLSearchParams(location.search))))
  for (const button of form.querySelectorAll<HTMLElement>('[data-list-view]')) {
    const view = button.dataset.listView === 'map' ? 'map' : 'list'
    button.addEventListener('click', () => void go(open, { ...open.query, view }))
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event)) return
    const { listTown } = link.dataset
    const isOwn = link.href.split('?')[0] === action && link.closest('.filters, .results')
    if (listTown === undefined && !isOwn) return
    event.preventDefault()
    const next =
      listTown === undefined
        ? parseListQuery(new URL(link.href).searchParams)
        : toggleTown(open.query, listTown, open.data.columns)
    void go(open, next).then(() => {
      // The link was replaced. Keyboard and screen reader users continue at the count.
      if (!link.isConnected) focusCount(form)
    })
  })
}

function focusCount(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-list-count]')?.focus()
}

/** The pressed state is painted first, as results may take a moment. */
async function go(open: OpenList, query: ListQuery): Promise<void> {
  const before = listQueryText(open.query)
  const text = listQueryText(query)
  open.query = query
  await painted()
  if (text !== before) history.pushState(null, '', open.action + text)
  await show(open, query)
}

/** Old results stay until the new ones are complete. */
async function show(open: OpenList, query: ListQuery): Promise<void> {
  open.abort.abort()
  open.abort = new AbortController()
  const { signal } = open.abort
  open.query = query
  writeQuery(open.form, query, open.data.columns)
  showView(open.form, query, open.data.columns)
  try {
    await fillResults(open, query, signal)
  } catch {
    if (signal.aborted) return
    await renew(open, query, signal)
  }
}

/** Missing cards belong to an earlier build. The columns of the present build name others. */
async function renew(open: OpenList, query: ListQuery, signal: AbortSignal): Promise<void> {
  try {
    open.data = await loadList(open.form.dataset.list ?? '', true)
    offerChoices(open.form, open.data.columns)
    writeQuery(open.form, query, open.data.columns)
    await fillResults(open, query, signal)
  } catch {
    if (!signal.aborted) open.results.fail()
  }
}

async function fillResults(open: OpenList, query: ListQuery, signal: AbortSignal): Promise<void> {
  const { form, action, results, data } = open
  const places = needsPlaces(query) ? await data.places() : undefined
  signal.throwIfAborted()
  const rows = selectRows(data.columns, query, whereaboutsFilter(data.columns, query, places))
  const place = page(rows, LISTING_PAGE_SIZE, query.page)
  const hrefOf = (next: ListQuery) => action + listQueryText(next)
  if (isWholeList(query)) {
    results.restore()
  } else {
    const cards = await data.cards(place.items, signal)
    signal.throwIfAborted()
    results.put(cards, place, (number) => hrefOf({ ...query, page: number }))
  }
  open.map?.show(query)
  sayCount(form, { ...place, free: countFreeRows(data.columns, rows) })
  showChips(form, setFilters(form, query, data.columns), ({ without }) => hrefOf(without))
  const save = saveButton(form)
  if (save) save.hidden = isWholeList({ ...query, page: 1, view: 'list' })
  void followFilters(query, signal)
}
