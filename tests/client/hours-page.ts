/** The form of a visit with its free hours, whose host is stubbed. */
import { vi } from 'vitest'
import { openForm } from '../../templates/client/forms/open-form.ts'
import { element, show } from './dom.ts'
import { CHALLENGE, formHtml, go, json, TEXTS } from './form-page.ts'

export const DAYS = [
  {
    day: '2026-12-01',
    label: 'dinsdag 1 december 2026',
    short: 'di 1 dec',
    hours: [
      { start: '2026-12-01T09:00Z', label: '10.00 uur' },
      { start: '2026-12-01T10:00Z', label: '11.00 uur' },
    ],
  },
  {
    day: '2026-12-02',
    label: 'woensdag 2 december 2026',
    short: 'wo 2 dec',
    hours: [{ start: '2026-12-02T09:00Z', label: '10.00 uur' }],
  },
]
export const HOURS = {
  ok: true,
  kind: 'hours',
  confirm: 'service',
  offices: [],
  days: DAYS,
  later: '2026-12-03',
}
export const HELD = {
  ok: true,
  hold: 'a'.repeat(32),
  seconds: 600,
  moment: 'dinsdag 1 december 2026 om 10.00 uur',
  until: '9.25 uur',
}
const FIELDSET = `<fieldset id="contact-appointment-start" class="field hours" data-request="Vraag een bezoek aan">
  <legend>Kies een vrij uur</legend>
  <div class="hours__body"><button type="button" class="hours__show">Toon de vrije uren</button></div>
</fieldset>`

/** Stubs the answers of the addresses, and records the requests. */
export function answerWith(answers: Readonly<Record<string, () => Response>>) {
  const asked: { readonly url: string; readonly body: string }[] = []
  const answer = (address: string | URL, options: RequestInit = {}): Promise<Response> => {
    const url = String(address)
    if (url.includes('texts')) return Promise.resolve(json(200, TEXTS))
    if (url.includes('captcha')) return Promise.resolve(json(200, CHALLENGE))
    asked.push({ url, body: String((options.body as URLSearchParams | undefined) ?? '') })
    const [, reply] = Object.entries(answers).find(([part]) => url.includes(part)) ?? []
    return reply === undefined ? Promise.reject(new Error('no answer')) : Promise.resolve(reply())
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return asked
}

/** A form without a field for the office gets it from the answer. */
export async function openVisit({ asksOffice = true } = {}): Promise<void> {
  document.documentElement.lang = 'nl'
  const page = formHtml('contact-appointment', { hidden: { property: '4127' } })
  // The markup of the template: without hours, the form has no control for them.
  show(
    page
      .replace(/<div class="field"><input id="contact-appointment-start"[\s\S]*?<\/div>/, FIELDSET)
      .replace(/<input[^>]*name="hold"[^>]*>/, ''),
  )
  if (!asksOffice) for (const input of document.querySelectorAll('[name="office"]')) input.remove()
  await openForm(element<HTMLFormElement>('form'), go)
}

export const text = () => element('.hours').textContent
export const button = () => element('.form__end button').textContent
export const starts = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="start"]')].map(({ value }) => value)
export function choose(value: string, name = 'start'): void {
  const input = element<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
  input.checked = true
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
export const days = () => [...document.querySelectorAll<HTMLInputElement>('.hours__days input')]
