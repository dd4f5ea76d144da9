/** The portal in a page, with a stubbed service that follows the contract. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import nl from '../../core/languages/nl/strings/portal.json' with { type: 'json' }
import { App } from '../../templates/portal/app.tsx'
import { createPortalService, replyTo } from '../support/portal-service.ts'
import type { PortalReply, PortalService } from '../support/portal-service.ts'
import { portalData } from '../support/portal-fixture.ts'
import type { PortalData } from '../support/portal-fixture.ts'
import { element, show } from './dom.ts'

/** A Tuesday, ten in the morning in Belgium. */
export const NOW = Date.parse('2026-11-24T09:00:00Z')
const LOGIN = '/nl/login/'

const PAGE = {
  texts: {
    sentences: nl,
    siteName: 'Dorpel & Linde',
    phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
  },
  locale: 'nl',
  login: LOGIN,
  sprite: '/icons.svg',
} as const

let root: Root | undefined

/** Each test of a file begins at `NOW`, and ends without a portal. */
export function preparePortal(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  })

  afterEach(async () => {
    await act(async () => root?.unmount())
    root = undefined
    location.hash = ''
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Opens the portal at a view and waits for its data. */
export async function openPortal(
  hash = '',
  prepare: (service: PortalService) => void = () => {},
  data: PortalData = portalData({ now: NOW, pictures: ['/house.webp'] }),
): Promise<PortalService> {
  const service = createPortalService(data)
  prepare(service)
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) =>
      responseOf(replyTo(service, { method, url, body: JSON.parse(body) as object, raw: body })),
  )
  location.hash = hash
  show('<a hreflang="fr" href="/fr/login/portal/">FR</a><main><div id="portal"></div></main>')
  root = createRoot(element('#portal'))
  await act(async () => root?.render(<App page={PAGE} />))
  await settle()
  return service
}

function responseOf(reply: PortalReply | null): Response {
  if (reply === null) throw new TypeError('no connection')
  if (!('json' in reply)) return new Response(reply.body, { status: reply.status })
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(reply.json), { status: reply.status, headers })
}

/** Waits until every open request is answered and rendered. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++)
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve))
    })
}

export async function goToView(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash
    dispatchEvent(new Event('hashchange'))
  })
  await settle()
}

export async function press(target: Element): Promise<void> {
  await act(async () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await settle()
}

export function button(name: string, place: ParentNode = document): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find((one) => textOf(one) === name)
  if (!found) throw new Error(`no button "${name}"`)
  return found
}

/** Types or chooses a value. */
export async function enter(selector: string, value: string): Promise<void> {
  const input = element<HTMLInputElement>(selector)
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
    set?.call(input, value)
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}

/** Fills in fields by name, and sends their form. */
export async function send(values: Readonly<Record<string, string>>): Promise<void> {
  const [first = ''] = Object.keys(values)
  for (const [name, value] of Object.entries(values)) await enter(`[name="${name}"]`, value)
  await act(async () =>
    element(`[name="${first}"]`)
      .closest('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  await settle()
}

export const textOf = (node: Element | null | undefined): string | undefined =>
  node?.textContent.replace(/\s+/g, ' ').trim()
export const text = (selector: string): string | undefined => textOf(document.querySelector(selector))
export const texts = (selector: string, place: ParentNode = document): readonly (string | undefined)[] =>
  [...place.querySelectorAll(selector)].map(textOf)
export const hrefs = (selector: string): readonly (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

/** The part of a view under this title. */
export function part(title: string): Element {
  const found = [...document.querySelectorAll('section.part')].find(
    (section) => textOf(section.querySelector('h2')) === title,
  )
  if (!found) throw new Error(`no part "${title}"`)
  return found
}
