/**
 * The script of the search box. It answers typed text in the panel, updates the two buttons, and opens the best answer.
 * Results are drawn at most once a frame.
 */
import href from '../../components/search-block/search-panel.css?url'
import { bestOf, goalLinksOf, panelOf } from '../../../core/domain/search-panel.ts'
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

/** With the next frame; `now` only what would be drawn then. */
type Draw = (now?: 'now') => void

export async function openSearch(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const field = form.querySelector<HTMLElement>('[data-search-field]')
  const panel = form.querySelector<HTMLElement>('[data-search-panel]')
  const [data] = await Promise.all([loadSearch(form.dataset.search ?? ''), loadStyles(href)])
  if (!field || !panel || !data) return
  // Links of the panel that somebody has come to give way to its rows.
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

/** Draws what the text asks for with what is loaded, and again when the rest has come. */
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
    const isEmpty = found.reading.query.text === ''
    const isWaiting = more !== null && groups.length === 0
    if (!isWaiting) {
      const rows = JSON.stringify(groups)
      const isSame = text === drawn.text
      // Most keys of a word leave its rows as they are.
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

function listenToKeys(search: Search): void {
  const { input, box, draw } = search
  const actions: Readonly<Record<string, () => boolean>> = {
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
  input.addEventListener('keydown', (event) => {
    // What is still being composed belongs to the keyboard.
    if (event.isComposing || event.ctrlKey || event.metaKey || !Object.hasOwn(actions, event.key)) return
    // Whoever is faster than a frame means what was typed, not what still shows.
    draw('now')
    if (actions[event.key]?.()) event.preventDefault()
  })
}

/** Within the options; where none is active, the key moves in the text. */
function moveTo(box: ListBox, end: 'first' | 'last'): boolean {
  if (box.active() === null) return false
  box.goTo(end)
  return true
}

/**
 * The panel goes when the focus or a click goes elsewhere. A focus that goes nowhere is no leaving: so it is when a screen
 * reader looks around, when somebody presses beside the rows, and when the window is left. Nothing lies under the panel
 * that would move, so a click that closes it still reaches what it was meant for.
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

/** Sending the form goes to the best answer; where there is none, the panel says so. */
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
