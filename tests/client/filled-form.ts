/** A filled form, and its messages. */
import { fillPerson, json, open } from './form-page.ts'
import type { Reply } from './form-page.ts'
import { element } from './dom.ts'

export const failure = () => element('.form-failure').textContent
export const isBusy = () => element('form').hasAttribute('data-busy')
export const THANKS: Reply = () => json(200, { ok: true })

export async function openFilled(attributes = ''): Promise<void> {
  await open('site-contact', { attributes })
  fillPerson()
}
