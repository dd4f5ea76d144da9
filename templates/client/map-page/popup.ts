/**
 * The popup of a mark: the properties at the place, with links to their pages in the window around the frame.
 */
import type { Cluster } from '../../../core/domain/clusters.ts'
import type { MapProperty, PictureMessage } from '../../../core/domain/map-message.ts'
import { make } from '../make.ts'
import { Popup } from './leaflet.ts'
import type { LeafletMap } from './leaflet.ts'

interface Options {
  readonly cluster: Cluster<MapProperty>
  readonly select: (id: number) => void
  readonly byKey: boolean
}

export function openPopup(page: HTMLElement, map: LeafletMap, { cluster, select, byKey }: Options): void {
  const { items, latitude, longitude } = cluster
  const before = document.activeElement
  const close = make('button', { className: 'tip__close', type: 'button' })
  close.setAttribute('aria-label', page.dataset.close ?? '')
  const rows = items.map((item) => rowOf(item, select))
  const hasTown = items.some(({ isTown }) => isTown)
  const content = make(
    'div',
    { className: 'tip' },
    make('ul', { className: 'tip__list' }, ...rows),
    ...(hasTown ? [make('p', { className: 'tip__note' }, page.dataset.hidden ?? '')] : []),
    close,
  )
  /** The focus returns to the mark before the focused element is removed. */
  const shut = () => {
    if (content.contains(document.activeElement) && before instanceof HTMLElement)
      before.focus({ preventScroll: true })
    map.closePopup()
  }
  close.addEventListener('click', shut)
  content.addEventListener('keydown', ({ key }) => key === 'Escape' && shut())
  new Popup({
    className: 'tip-box',
    closeButton: false,
    minWidth: 200,
    maxWidth: 300,
    // Above the mark.
    offset: [0, -38],
    // Below the buttons, which would cover the close button.
    autoPanPaddingTopLeft: [12, 124],
    autoPanPaddingBottomRight: [12, 12],
  })
    .setLatLng([latitude, longitude])
    .setContent(content)
    .openOn(map)
  if (byKey) (content.querySelector('a') ?? close).focus({ preventScroll: true })
}

function rowOf({ id, label, href, price, state }: MapProperty, select: (id: number) => void): HTMLElement {
  // A checked path of this site. It opens in the window, not in the frame.
  const name = href === undefined ? make('b', {}, label) : make('a', { href, target: '_top' }, label)
  if (href !== undefined) name.addEventListener('focus', () => select(id))
  const facts = [price, state].filter((fact) => fact !== undefined)
  const about = facts.length > 0 ? [make('p', { className: 'tip__facts' }, facts.join(' · '))] : []
  const row = make('li', { className: 'tip__row' }, name, ...about)
  row.dataset.tip = String(id)
  return row
}

/** The picture of the only property of a mark. It takes the space that its row reserves, so that nothing moves. */
export function addPicture(page: HTMLElement, { id, src }: PictureMessage): void {
  const row = page.querySelector(`[data-tip="${id}"]:only-child`)
  if (row && !row.querySelector('img')) row.prepend(make('img', { src, alt: '' }))
}
