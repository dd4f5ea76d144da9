/** The page in which a script runs, and the parts of the browser that happy-dom does not implement. */
import { vi } from 'vitest'

export function show(html: string): void {
  document.body.innerHTML = html
}

export function element<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector)
  if (!found) throw new Error(`No ${selector} in the page`)
  return found
}

export function scrollPage(top: number): void {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
}

export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }))
}

/** Changes the address as the browser does before it notifies the page. */
export function goTo(address: string): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(address)
}
