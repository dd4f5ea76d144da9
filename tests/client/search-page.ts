/** The search box of the home page, whose host is stubbed. */
import { vi } from 'vitest'
import { renderPage } from '../../templates/entry.tsx'
import { openSearch } from '../../templates/client/search/open-search.ts'
import { ID_FILE, PROJECT_FILE, SEARCH_FILE, WORD_FILE } from '../support/sample-search.ts'
import { sample } from '../support/sample-props.ts'
import { element, show, stubMotion } from './dom.ts'

export const FIRST = '/_a/search-nl.0.json'
export const { props, shell } = sample('home', 'content')

/** The stubbed host: its answers by address, the requested addresses, and the opened pages. */
export const host = {
  answers: {} as Record<string, string>,
  asked: [] as string[],
  went: [] as string[],
}

export function visitHome(search: Partial<NonNullable<typeof props.search>> = {}): void {
  const html = renderPage('content', { ...props, search: { ...props.search!, ...search } }, { shell })
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = 'nl'
}

export const input = () => element<HTMLInputElement>('#search-query')
export const active = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id === null ? null : element(`#${id}`).textContent
}
export const isOpen = () => input().getAttribute('aria-expanded') === 'true'

export async function open(): Promise<void> {
  input().focus()
  await openSearch(element<HTMLFormElement>('form[data-search]'), input())
  await drawn()
}

/** One frame for the typed text, and one for loaded files. A part of the script is a module, which no clock moves. */
export async function drawn(): Promise<void> {
  await vi.advanceTimersByTimeAsync(17)
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 6; turn += 1) await vi.advanceTimersByTimeAsync(17)
}

export async function type(text: string): Promise<void> {
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
}

export function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  input().dispatchEvent(event)
  return event.defaultPrevented
}

export async function submit(): Promise<void> {
  const form = element<HTMLFormElement>('form[data-search]')
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
}

export function stubHost(): void {
  vi.useFakeTimers()
  stubMotion(true)
  vi.stubGlobal('visualViewport', null)
  host.asked = []
  host.went = []
  host.answers = {
    [FIRST]: JSON.stringify(SEARCH_FILE),
    '/_a/ids.1.json': JSON.stringify(ID_FILE),
    '/_a/words.1.json': JSON.stringify(WORD_FILE),
    '/_a/projects.1.json': JSON.stringify(PROJECT_FILE),
  }
  vi.stubGlobal('fetch', (href: string) => {
    host.asked.push(href)
    const text = host.answers[href]
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
  vi.spyOn(location, 'assign').mockImplementation((href) => void host.went.push(String(href)))
  vi.spyOn(location, 'replace').mockImplementation((href) => void host.went.push(String(href)))
}
