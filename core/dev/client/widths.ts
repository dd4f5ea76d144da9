/** Shows the page in the width of a telephone or a tablet. It uses a frame, so that media queries apply. */
import { button, make } from './parts.ts'

const WIDTHS = [360, 768, 1280] as const
type Width = (typeof WIDTHS)[number] | null

export function createWidths(shadow: ShadowRoot): HTMLElement {
  let stage: HTMLElement | null = null
  const choose = (width: Width) => {
    stage?.remove()
    stage = width === null ? null : stageOf(width)
    if (stage !== null) shadow.prepend(stage)
    for (const [name, choice] of choices) choice.setAttribute('aria-pressed', String(name === width))
  }
  const choices = [...WIDTHS, null].map((width: Width) => {
    const press = { 'aria-pressed': String(width === null) }
    return [width, button(width === null ? 'full' : String(width), () => choose(width), press)] as const
  })
  const label = { class: 'widths', role: 'group', 'aria-label': 'Width of the page' }
  return make('div', label, ...choices.map(([, choice]) => choice))
}

/** Loads the address of the current page. The page underneath does not change. */
function stageOf(width: number): HTMLElement {
  const frame = make('iframe', {
    src: location.href,
    width: String(width),
    title: `This page at ${width} pixels`,
  })
  const { scrollY } = window
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo(0, scrollY), { once: true })
  return make('div', { class: 'stage' }, frame)
}
