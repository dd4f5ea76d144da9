/** Elements of the overlay and the panel, in a shadow tree that the styles of the page do not reach. */
import type { RelatedPlace, ShownProblem } from './messages.ts'

const styles = new CSSStyleSheet()

const styled = loadStyles()

async function loadStyles(): Promise<void> {
  const answer = await fetch('/_dev/dev.css')
  await styles.replace(await answer.text())
}

export type Child = Node | string | null

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.filter((child) => child !== null))
  return element
}

export function button(label: string, press: () => void, attributes = {}): HTMLButtonElement {
  const element = make('button', { type: 'button', ...attributes }, label)
  element.addEventListener('click', press)
  return element
}

/**
 * The shadow host is a sibling of the body, so that no rule of the page counts it among the children of the
 * body. Its texts are in English on pages of any language.
 */
export function makeShadow(name: string): ShadowRoot {
  const host = make('div', { 'data-agency-site-dev': name, lang: 'en', dir: 'ltr', translate: 'no' })
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  host.hidden = true
  document.documentElement.append(host)
  void styled.then(() => (host.hidden = false))
  return shadow
}

/** A button that opens a source location in the editor. If no editor is configured, it shows the path. */
export function placeButton(file: string, line: number | null, column: number | null = null): HTMLElement {
  const place = [file, line, column].filter((part) => part !== null).join(':')
  const said = make('span', { role: 'status' })
  const open = async () => {
    const query = new URLSearchParams({ file, line: String(line ?? 1), column: String(column ?? 1) })
    const answer = await fetch(`/_dev/open?${query}`, { method: 'POST' }).catch(() => null)
    if (answer === null || !answer.ok) return said.replaceChildren('cannot be opened')
    const { opened, file: absolute } = (await answer.json()) as { opened: boolean; file: string }
    said.replaceChildren(opened ? 'opened' : absolute)
  }
  const label = { title: 'Open in the editor', class: 'place' }
  return make(
    'span',
    { class: 'placed' },
    button(place, () => void open(), label),
    said,
  )
}

/** The list item of a problem, in the layout of the terminal. */
export function problemItem(problem: ShownProblem): HTMLElement {
  const { severity, code, message, hint, related } = problem
  const hinted = hint === null ? null : make('p', {}, make('b', {}, 'hint: '), hint)
  return make(
    'li',
    { class: `problem ${severity}` },
    make('p', { class: 'message' }, make('strong', {}, `${severity} ${code}`), ` ${message}`),
    placeOf(problem),
    ...related.flatMap((other) => [make('p', {}, other.message), placeOf(other)]),
    hinted,
  )
}

function placeOf({ file, line, column, frame }: Omit<RelatedPlace, 'message'>): HTMLElement | null {
  if (file === null) return null
  const shown = frame === null ? null : make('pre', { tabindex: '0' }, ...frameRows(frame))
  return make('div', {}, placeButton(file, line, column), shown)
}

/** The rows of a code frame: the marked line is emphasised, and the marker has the colour of the problem. */
function frameRows(frame: string): readonly Child[] {
  return frame.split('\n').map((row) => {
    const kind = row.startsWith('>') ? 'marked' : /^ +\| *\^+$/.test(row) ? 'marker' : 'around'
    return make('span', { class: kind }, `${row}\n`)
  })
}
