/**
 * The script of the search box. It shows results in the panel, updates the two buttons, and opens the best
 * answer. Results are drawn at most once a frame.
 */
import href from '../../components/search-block/search-panel.css?url'
import { bestOf, goalLinksOf, isBlank, panelOf } from '../../../core/domain/search-panel.ts'
import { loadStyles } from '../styles.ts'
import { drawGroups, drawNone } from './draw.ts'
import { carryText } from './goal-links.ts'
import { makeListBox } from './list-box.ts'
import type { ListBox } from './list-box.ts'
import { bringIntoView } from './room.ts'
import { loadSearch, settledAnswer } from './search-data.ts'
import type { SearchData } from './search-data.ts'
import { announcer } from './status.ts'

interface Search {
  readonly form: HTMLFormElement
  readonly field: HTMLElement
  readonly input: HTMLInputElement
  readonly box: ListBox
  readonly data: SearchData
  readonly draw: Draw
}

/** Draws in the next frame. `now` draws what is pending at once. */
type Draw = (now?: 'now') => void

export async function openSearch(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const field = form.querySelector<HTMLElement>('[data-search-field]')
  const panel = form.querySelector<HTMLElement>('[data-search-panel]')
  const [data] = await Promise.all([loadSearch(form.dataset.search ?? ''), loadStyles(href)])
  if (!field || !panel || !data) return
  // If the focus is on a link of the panel that rows replace, it moves to the field.
  if (panel.contains(document.activeElement)) input.focus()
  const box = makeListBox(field, input, panel)
  const draw = drawer({ form, input, box, data })
  const search: Search = { form, field, input, box, data, draw }
  listenToField(search)
  listenToKeys(search)
  listenToLeaving(search)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void goToBest(search)
  })
  if (document.activeElement === input) show(search)
}

/** Draws the results of the loaded data, and again when the rest has loaded. */
function drawer({ form, input, box, data }: Pick<Search, 'form' | 'input' | 'box' | 'data'>): Draw {
  const carry = carryText(form)
  const announce = announcer(form)
  let frame = 0
  let drawn = { text: '', rows: '' }
  const drawNow = () => {
    frame = 0
    const text = input.value
    const { found, more } = data.ask(text)
    const groups = panelOf(found)
    const isEmpty = isBlank(found.reading)
    const isWaiting = more !== null && groups.length === 0
    if (!isWaiting) {
      const rows = JSON.stringify(groups)
      const isSame = text === drawn.text
      // Most keys of a word do not change its rows.
      if (rows !== drawn.rows) box.put(groups.length === 0 ? drawNone() : drawGroups(groups), isSame)
      else if (!isSame) box.rest()
      drawn = { text, rows }
      announce(isEmpty ? null : groups.reduce((sum, { rows: each }) => sum + each.length, 0))
    }
    carry(goalLinksOf(found))
    void more?.then(() => {
      if (input.value === text) draw()
    })
  }
  const draw: Draw = (now) => {
    if (now && frame !== 0) {
      cancelAnimationFrame(frame)
      drawNow()
    } else if (!now && frame === 0) frame = requestAnimationFrame(drawNow)
  }
  return draw
}

function show({ box, field, draw }: Search): void {
  if (box.isOpen()) return
  draw()
  box.open()
  requestAnimationFrame(() => bringIntoView(field))
}

function listenToField(search: Search): void {
  const { input, draw } = search
  input.addEventListener('focus', () => show(search))
  input.addEventListener('click', () => show(search))
  input.addEventListener('input', () => {
    show(search)
    draw()
  })
}

type KeyActions = Readonly<Record<string, () => boolean>>

/** Each returns whether it handled the key. */
function keyActions(search: Search): KeyActions {
  const { box } = search
  return {
    ArrowDown: () => {
      if (box.isOpen()) box.step(1)
      else show(search)
      return true
    },
    ArrowUp: () => {
      if (box.isOpen()) box.step(-1)
      else show(search)
      return true
    },
    Home: () => moveTo(box, 'first'),
    End: () => moveTo(box, 'last'),
    Escape: () => {
      const wasOpen = box.isOpen()
      box.close()
      return wasOpen
    },
    Enter: () => {
      const option = box.active()
      option?.click()
      return option !== null
    },
  }
}

function listenToKeys(search: Search): void {
  const { form, input, data, draw } = search
  const actions = keyActions(search)
  input.addEventListener('keydown', (event) => {
    // Keys of an input method are not handled.
    if (event.isComposing || event.ctrlKey || event.metaKey || !Object.hasOwn(actions, event.key)) return
    const unread = CHOOSING.has(event.key) ? data.unread(input.value) : null
    if (unread) {
      event.preventDefault()
      void unread.then(() => {
        draw()
        draw('now')
        if (actions[event.key]?.() === false) form.requestSubmit()
      })
      return
    }
    // The key acts on the typed text, not on rows that are not drawn yet.
    draw('now')
    if (actions[event.key]?.()) event.preventDefault()
  })
}

/** Keys that choose among the rows. They wait until the typed text can be read. */
const CHOOSING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter'])

/** Moves within the options. Without an active option, the key moves in the text. */
function moveTo(box: ListBox, end: 'first' | 'last'): boolean {
  if (box.active() === null) return false
  box.goTo(end)
  return true
}

/**
 * Closes the panel when focus or a click leave it. A focus event without a target does not close it: it
 * occurs when a screen reader explores, when a visitor presses beside the rows, and when the window loses
 * focus. The panel covers the page without moving it, so a click that closes it still reaches its target.
 */
function listenToLeaving({ field, box }: Search): void {
  field.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !field.contains(relatedTarget)) box.close()
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && !field.contains(target)) box.close()
    },
    { capture: true },
  )
  addEventListener('pagehide', () => box.close())
}

/** Submitting the form opens the best answer. Without one, the panel shows a message. */
async function goToBest({ form, input, box, data, draw }: Search): Promise<void> {
  const text = input.value
  if (text.trim() === '') return location.assign(form.action)
  const found = await settledAnswer(data, text)
  if (input.value !== text) return
  const best = bestOf(found)
  if (best !== null) return location.assign(best)
  draw()
  box.open()
}
