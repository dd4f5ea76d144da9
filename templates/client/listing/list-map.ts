/** The map beside a list: it shows the rows of the list, marks their cards, and searches the visible part. */
import type { Bounds } from '../../../core/domain/bounds.ts'
import { boundsText, roundBounds } from '../../../core/domain/bounds.ts'
import { selectRows } from '../../../core/domain/list-columns.ts'
import type { ListPlaces } from '../../../core/domain/list-places.ts'
import { mapPropertiesOf } from '../../../core/domain/list-places.ts'
import { whereaboutsFilter } from '../../../core/domain/list-whereabouts.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { WHOLE_LIST } from '../../../core/domain/list-query.ts'
import type { MapMessage, MapProperty } from '../../../core/domain/map-message.ts'
import styles from '../../components/map/map.css?url'
import { makeMapFrame } from '../maps/map-frame.ts'
import { messageOn } from '../maps/show-map.ts'
import { prefersStillness } from '../motion.ts'
import { once } from '../once.ts'
import { loadStyles } from '../styles.ts'
import type { ListData } from './list-data.ts'

export interface ListMap {
  show(query: ListQuery): void
}

interface Surroundings {
  readonly data: () => ListData
  /** Searches the visible part, or the drawn area. */
  readonly search: (part: Pick<ListQuery, 'bounds' | 'area'>) => void
}

/** Nothing is loaded before the click. The button names the host. */
export function offerListMap(results: Element, { data, search }: Surroundings): ListMap | undefined {
  const box = document.querySelector<HTMLElement>('[data-list-real]')
  const button = box?.querySelector<HTMLButtonElement>('[data-map]')
  const message = button ? messageOn(button) : null
  if (!box || !button || !message) return undefined
  const searchButton = box.querySelector<HTMLButtonElement>('[data-map-search]')
  let query = WHOLE_LIST
  let tell: ((query: ListQuery) => Promise<void>) | undefined
  let view: Bounds | undefined
  const offerSearch = () => {
    const isSearched = view && query.bounds && boundsText(view) === boundsText(query.bounds)
    if (!searchButton) return
    const isHidden = view === undefined || isSearched === true
    // The focus of the button moves to the map.
    if (isHidden && searchButton === document.activeElement) box.querySelector('iframe')?.focus()
    searchButton.hidden = isHidden
  }
  searchButton?.addEventListener('click', () => view && search({ bounds: view }))
  button.hidden = false
  const hearView = (seen: Bounds) => {
    view = roundBounds(seen)
    offerSearch()
  }
  const open = once(() => openMap({ box, button, message, results, data, hearView, search }))
  button.addEventListener('click', () => {
    box.querySelector('[data-map-failed]')?.setAttribute('hidden', '')
    open().then(
      (opened) => {
        tell = opened
        void tell(query)
      },
      () => box.querySelector('[data-map-failed]')?.removeAttribute('hidden'),
    )
  })
  return {
    show(next) {
      query = next
      offerSearch()
      void tell?.(next)
    },
  }
}

interface Opening {
  readonly box: HTMLElement
  readonly button: HTMLButtonElement
  readonly message: MapMessage
  readonly results: Element
  readonly data: () => ListData
  readonly hearView: (seen: Bounds) => void
  readonly search: Surroundings['search']
}

/** Replaces the sketch by the map. Rejects if the places cannot be loaded. */
async function openMap({ box, button, message, results, data, hearView, search }: Opening) {
  const [places] = await Promise.all([data().places(), data().ids(), loadStyles(styles)])
  if (!places) throw new Error('no places')
  let from: ListPlaces | undefined
  let properties: readonly MapProperty[] = []
  const { map: src = '', mapTitle: title = '' } = button.dataset
  const { frame, tell, answer } = makeMapFrame({ src, title }, (said) => {
    if (said.kind === 'view') hearView(said.bounds)
    if (said.kind === 'area') search({ area: said.area })
    if (said.kind !== 'select') return
    const { id } = said
    markCard(results, properties.find((property) => property.id === id)?.href)
    // A map without this picture is complete all the same.
    pictureOf(data(), id).then(
      (src) => src && answer({ kind: 'picture', id, src }),
      () => undefined,
    )
  })
  document.querySelector('[data-list-sketch]')?.remove()
  box.replaceChildren(frame, ...box.querySelectorAll('[data-map-search]'))
  frame.focus()
  return async (query: ListQuery) => {
    const { columns, ...load } = data()
    const [ids, now] = await Promise.all([load.ids(), load.places()])
    if (!now) return
    // An unchanged list is not posted again.
    if (now !== from) properties = mapPropertiesOf(ids, now)
    from = now
    // Homes around the visible part stay on the map, so that a visitor who moves it sees them.
    const { bounds, ...everywhere } = query
    const rows = new Set(selectRows(columns, everywhere, whereaboutsFilter(columns, everywhere, now)))
    const ignore = ids.filter((_, row) => !rows.has(row))
    const { area } = query
    const part = { ...(bounds && { bounds }), ...(area && { area }) }
    tell({ ...message, properties, ignore, hasPictures: true, draws: true, ...part })
  }
}

/** The smallest picture of the card of a property. */
async function pictureOf({ ids, cards }: ListData, id: number): Promise<string | undefined> {
  const row = (await ids()).indexOf(id)
  if (row < 0) return undefined
  const [card] = await cards([row], new AbortController().signal)
  const image = card?.querySelector('img')
  return image?.getAttribute('srcset')?.split(' ')[0] ?? image?.getAttribute('src') ?? undefined
}

/** The card on this page of the list, if it is there. The list scrolls only if both are in view. */
function markCard(results: Element, href: string | undefined): void {
  for (const card of results.querySelectorAll('[data-on-map]')) card.removeAttribute('data-on-map')
  const link = [...results.querySelectorAll('a')].find((each) => each.getAttribute('href') === href)
  const card = link?.closest('.card')
  card?.setAttribute('data-on-map', '')
  if (matchMedia('(width >= 900px)').matches)
    card?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' })
}
