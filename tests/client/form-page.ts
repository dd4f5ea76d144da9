/** A form in the markup of the templates, with a stubbed service. */
import { vi } from 'vitest'
import type { FieldDefinition } from '../../core/domain/form-definition.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { withFields } from '../../core/domain/form-configuration.ts'
import type { FieldChoice } from '../../core/domain/form-configuration.ts'
import { fieldsOf } from '../../core/domain/form-definition.ts'
import { isFormText } from '../../core/domain/form-texts.ts'
import type { FormTexts } from '../../core/domain/form-texts.ts'
import { FORMS } from '../../core/domain/forms.ts'
import nlForm from '../../core/languages/nl/strings/form.json' with { type: 'json' }
import nlMessages from '../../core/languages/nl/strings/messages.json' with { type: 'json' }
import { openForm } from '../../templates/client/forms/open-form.ts'
import { element, show } from './dom.ts'

export const TEXTS: FormTexts = {
  sentences: Object.fromEntries(
    Object.entries({ ...nlMessages, ...nlForm }).filter(([key]) => isFormText(key)),
  ),
  phone: { text: '09 000 12 34', href: 'tel:+3290001234' },
  email: 'gent@kantoor-linde.example',
  grouping: 'zones',
}

/** The solution is 7. */
export const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: 'd89b4871aca9e40ead5cf0f9b1716098e9a6f50990c72e2d486d6f5a7ea5536e',
  salt: 'salt?expires=9999999999&',
  signature: 'signed',
  maxnumber: 20,
}

export interface Posted {
  readonly url: string
  readonly values: URLSearchParams
  readonly options: RequestInit
}

export type Reply = () => Response | Promise<Response>

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Sends the answers in the given order; the last one repeats. */
export function serve(
  replies: readonly Reply[],
  challenges: readonly Reply[] = [() => json(200, CHALLENGE)],
) {
  const posts: Posted[] = []
  const asked: string[] = []
  const answerOf = (list: readonly Reply[], count: number) =>
    (list[Math.min(count, list.length) - 1] ?? (() => json(500, {})))()
  const answer = async (address: string | URL, options: RequestInit = {}): Promise<Response> => {
    const url = String(address)
    if (url.includes('texts')) return json(200, TEXTS)
    if (url.includes('captcha')) return answerOf(challenges, asked.push(url))
    posts.push({ url, values: new URLSearchParams(options.body as URLSearchParams), options })
    return answerOf(replies, posts.length)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { posts, asked }
}

export interface PageOptions {
  /** Attributes of the form in addition to those of every form. */
  readonly attributes?: string
  /** The fields that the site chose, if it chose any. */
  readonly fields?: readonly FieldChoice[]
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>
}

export function formHtml(
  name: FormName,
  { attributes = '', hidden = {}, fields: chosen }: PageOptions = {},
): string {
  const fields = fieldsOf(withFields(FORMS[name], chosen)).map((field) => fieldHtml(name, field, hidden))
  return `<form id="${name}" class="form" action="/api/forms/${name}" method="post" data-form="${name}" data-texts="/texts.json"
    data-thanks="/nl/bedankt/" ${attributes}>
    <input type="hidden" name="startedAt" value="1">
    <label aria-hidden="true">Leeg<input name="homepage"></label>
    ${fields.join('')}
    <div class="form__end"><button class="button" type="submit">Verstuur</button></div>
  </form>`
}

function fieldHtml(form: FormName, field: FieldDefinition, hidden: Readonly<Record<string, string>>): string {
  const { name, kind } = field
  const id = `${form}-${name}`
  if (kind === 'hidden') return `<input type="hidden" name="${name}" value="${hidden[name] ?? 'nl'}">`
  const required = field.required ? 'required' : ''
  if (kind === 'checkbox')
    return `<div class="field"><input type="checkbox" name="${name}" value="1" ${required}></div>`
  if (kind === 'radio' || kind === 'checkboxes') {
    const type = kind === 'radio' ? 'radio' : 'checkbox'
    const values = field.options?.map(({ value }) => value) ?? ['1', '2', '10:00-13:00']
    const inputs = values.map(
      (value) => `<input type="${type}" name="${name}" value="${value}" ${kind === 'radio' ? required : ''}>`,
    )
    return `<fieldset id="${id}" class="field">${inputs.join('')}</fieldset>`
  }
  const hint = field.hint ? `aria-describedby="${id}-hint"` : ''
  if (kind === 'textarea') return `<div class="field"><textarea id="${id}" name="${name}"></textarea></div>`
  return `<div class="field"><input id="${id}" type="${kind}" name="${name}" ${required} ${hint}>
    <p class="field__error">Van de browser</p></div>`
}

export const go = vi.fn<(href: string) => void>()

export async function open(name: FormName, options: PageOptions = {}): Promise<HTMLFormElement> {
  document.documentElement.lang = 'nl'
  show(formHtml(name, options))
  await openForm(element<HTMLFormElement>('form'), go)
  return element<HTMLFormElement>('form')
}

export function control(name: string): HTMLInputElement {
  return element<HTMLInputElement>(`[name="${name}"]`)
}

/** Types a text: the field contains it and fires its event. */
export function type(name: string, text: string): void {
  const field = control(name)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function leave(name: string): void {
  control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

export function tick(name: string, value: string): void {
  const box = element<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
  box.checked = !box.checked
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

export const PERSON: Readonly<Record<string, string>> = {
  firstName: 'Noor',
  lastName: 'De Wachter',
  email: 'noor@voorbeeld.be',
  phone: '0470001234',
}

export function fillPerson(): void {
  for (const [name, text] of Object.entries(PERSON)) type(name, text)
  tick('title', 'ms')
}

export function submit(): void {
  element<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

export const problemOf = (name: string): string | undefined =>
  control(name).closest('.field')?.querySelector('.field__problem')?.textContent
