/** A page with the consent dialog, whose host and storage are stubbed. */
import { expect, vi } from 'vitest'
import { CONSENT_KEYS, toStorage } from '../../core/domain/consent.ts'
import type { SetConsent } from '../../core/domain/consent.ts'
import { askConsent } from '../../templates/client/consent.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, show } from './dom.ts'

export const BOX = `<section class="consent" tabindex="-1" data-consent-box>
  <fieldset hidden>
    <label><input type="checkbox" checked disabled><span>Noodzakelijk<small>Altijd</small></span></label>
    ${['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'].map((name) => `<label><input type="checkbox" name="${name}"><span>${name}<small>…</small></span></label>`).join('')}
  </fieldset>
  ${['decline', 'choose', 'save', 'accept', 'close'].map((value) => `<button value="${value}">${value}</button>`).join('')}
  <div data-consent-receipt data-site="Dorpel &amp; Linde" data-title="Bewijs" data-file="keuze" data-on="ja" data-off="nee"
    data-text="Op {date}, versie {revision}, nummer {receipt}." hidden><small></small><button value="receipt">Bewaren</button></div>
</section>`

export const PAGE = `<main id="main"><input id="field"></main>
  <footer><li data-consent="/_a/consent.txt" data-revision="2" data-months="6" hidden><button>Instellingen</button></li></footer>`

export const NOW = new Date('2026-11-21T10:00:00.000Z')
/** The random number consists of zeros. */
export const moment = { now: NOW, revision: 2, receipt: '0000-0000-0000-0000' }
export const answer = vi.fn<() => { ok: boolean; text: () => Promise<string> }>()
export const replaceState = vi.fn<typeof history.replaceState>()

export const box = () => document.querySelector<HTMLElement>('[data-consent-box]')
export const press = (value: string) => element(`[data-consent-box] [value="${value}"]`).click()
export const tick = (name: string) => element<HTMLInputElement>(`[name="${name}"]`).click()
export const stored = () =>
  Object.fromEntries(CONSENT_KEYS.map((key) => [key, localStorage.getItem(key)]).filter(([, value]) => value))
export const store = (given: SetConsent) => {
  for (const [key, value] of Object.entries(toStorage(given))) localStorage.setItem(key, value)
}

/**
 * Runs the script in a page at this address. The dialog is loaded from a file, so it appears a moment later.
 */
export async function open(address = '/nl/', page = PAGE): Promise<void> {
  show(page)
  const { pathname, href, host, hostname } = new URL(address, 'https://www.example.com')
  vi.stubGlobal('location', { pathname, href, host, hostname })
  askConsent()
  await vi.dynamicImportSettled()
}

/** Waiting advances the clock. */
export async function appears(): Promise<void> {
  await waitFor(() => expect(box()).not.toBeNull())
  vi.setSystemTime(NOW)
}
