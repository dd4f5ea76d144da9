import { make } from './make.ts'
import { prefersStillness } from './motion.ts'

/** Older browsers have no `scrollend` event. */
const AT_REST = 'onscrollend' in globalThis ? 'scrollend' : 'scroll'

type Action = 'previous' | 'next' | 'close' | 'first' | 'last'

const KEYS: Readonly<Record<string, Action>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

/**
 * Pictures in full screen: arrow keys, swipe, thumbnails, counter and caption. The script loads at the first
 * click. A pressed link without a picture, such as that to all pictures, begins with the first one.
 */
export function openViewer(
  dialog: HTMLDialogElement,
  all: readonly HTMLElement[],
  pressed: HTMLElement,
): void {
  // A double click opens it once.
  if (dialog.open) return
  const links = all.filter((link) => link.querySelector('img'))
  const start = Math.max(links.indexOf(pressed), 0)
  const pictures = links.flatMap((link) => link.querySelector('img') ?? [])
  const track = part(dialog, 'track')
  const thumbs = part(dialog, 'thumbs')
  const listening = new AbortController()
  const { signal } = listening
  let shown = start

  const mark = (index: number) => {
    shown = index
    describe(dialog, { index, pictures })
  }
  const show = (index: number, behavior: ScrollBehavior) => {
    mark(Math.min(Math.max(index, 0), pictures.length - 1))
    track.scrollTo({ left: shown * track.clientWidth, behavior })
  }
  const act = (action: Action) => {
    if (action === 'close') return dialog.close()
    const aims = { previous: shown - 1, next: shown + 1, first: 0, last: pictures.length - 1 }
    show(aims[action], prefersStillness() ? 'instant' : 'smooth')
  }

  track.replaceChildren(...pictures.map((picture) => make('li', {}, copyOf(picture, '100vw'))))
  thumbs.replaceChildren(
    ...pictures.map((picture, index) =>
      make(
        'li',
        {},
        thumbnail(picture, () => show(index, 'instant')),
      ),
    ),
  )
  // A closed strip has no width and emits a last event at position 0.
  const rest = () => dialog.open && mark(Math.round(track.scrollLeft / track.clientWidth))
  track.addEventListener(AT_REST, rest, { signal })
  dialog.addEventListener('keydown', (event) => onKey(event, act), { signal })
  dialog.addEventListener('click', (event) => onClick(event, act), { signal })
  dialog.addEventListener('close', () => (listening.abort(), links[shown]?.focus()), { signal })
  dialog.showModal()
  part(dialog, 'close').focus()
  show(start, 'instant')
}

function onKey(event: KeyboardEvent, act: (action: Action) => void): void {
  const action = KEYS[event.key]
  if (action === undefined) return
  event.preventDefault()
  act(action)
}

function onClick({ target }: Event, act: (action: Action) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-viewer-do]') : null
  if (button) act(button.dataset.viewerDo as Action)
}

/** Updates the counter, the caption, the marked thumbnail and the disabled buttons. */
function describe(
  dialog: HTMLDialogElement,
  { index, pictures }: { readonly index: number; readonly pictures: readonly HTMLImageElement[] },
): void {
  part(dialog, 'now').textContent = `${index + 1} / ${pictures.length}`
  const caption = part(dialog, 'caption')
  const { alt = '', lang = '' } = pictures[index] ?? {}
  caption.textContent = alt
  if (lang === '') caption.removeAttribute('lang')
  else caption.lang = lang
  for (const [position, button] of [...part(dialog, 'thumbs').querySelectorAll('button')].entries()) {
    if (position === index) button.setAttribute('aria-current', 'true')
    else button.removeAttribute('aria-current')
    if (position === index) button.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  part<HTMLButtonElement>(dialog, 'previous').disabled = index === 0
  part<HTMLButtonElement>(dialog, 'next').disabled = index === pictures.length - 1
}

function part<Type extends HTMLElement = HTMLElement>(dialog: HTMLDialogElement, name: string): Type {
  const found = dialog.querySelector<Type>(`[data-viewer-${name}], [data-viewer-do='${name}']`)
  if (!found) throw new Error(`The viewer has no ${name}.`)
  return found
}

/** The same picture at another size; the browser selects the variant. */
function copyOf(picture: HTMLImageElement, sizes: string): HTMLElement {
  const whole = picture.parentElement instanceof HTMLPictureElement ? picture.parentElement : picture
  const copy = whole.cloneNode(true) as HTMLElement
  for (const sized of [copy, ...copy.querySelectorAll('source, img')])
    if (sized.hasAttribute('sizes')) sized.setAttribute('sizes', sizes)
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector('img')
  image?.setAttribute('loading', 'lazy')
  image?.removeAttribute('fetchpriority')
  return copy
}

function thumbnail(picture: HTMLImageElement, show: () => void): HTMLElement {
  const button = make('button', { type: 'button' }, copyOf(picture, '108px'))
  button.addEventListener('click', show)
  return button
}
