/**
 * Drafts: text that a visitor typed and has not sent yet. The device stores it for a day, so that a closed tab loses
 * nothing and a shared device keeps no trace. Passwords and fields that the page fills in are never stored.
 */
import { definitionOf } from './browser-forms.ts'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'
import { fieldsOf } from './form-definition.ts'
import { TEXTAREA_LIMIT } from './form-rules.ts'
import type { FormValues } from './form-rules.ts'
import { DRAFT_DAYS } from './storage-keys.ts'
import { parsedJson } from './untrusted.ts'

const DAY = 86_400_000
const DRAFTS_LIMIT = 12
const CHOICES_LIMIT = 50

export interface Draft {
  /** The form, and the property or project of the form: `contact-me 4127`. */
  readonly id: string
  /** The time of the last change, in milliseconds. */
  readonly at: number
  readonly values: FormValues
}

export function draftId(form: FormDefinition, subject: string): string {
  return subject === '' ? form.name : `${form.name} ${subject}`
}

/** Forms that consist of an e-mail address, and forms with a password, have no draft. */
export function keepsDrafts(form: FormDefinition): boolean {
  const shown = fieldsOf(form).filter(({ kind }) => kind !== 'hidden')
  return shown.length > 1 && shown.every(({ kind }) => kind !== 'password')
}

/** Drafts of the last day, the newest first. Storage may hold anything; an entry that is no draft is skipped. */
export function readDrafts(text: string | null, now: number): readonly Draft[] {
  return parsedList(text)
    .flatMap((entry) => draftOf(entry) ?? [])
    .filter(({ at }) => at <= now && now - at < DRAFT_DAYS * DAY)
    .slice(0, DRAFTS_LIMIT)
}

/**
 * The drafts with this one in place of an older one. If no field is filled in, the result contains neither.
 */
export function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  const others = withoutDraft(drafts, draft.id)
  return Object.keys(draft.values).length === 0 ? others : [draft, ...others].slice(0, DRAFTS_LIMIT)
}

export function withoutDraft(drafts: readonly Draft[], id: string): readonly Draft[] {
  return drafts.filter((draft) => draft.id !== id)
}

/** The values of a draft: those of visible fields that a visitor types. */
export function draftValues(form: FormDefinition, values: FormValues): FormValues {
  const kept = fieldsOf(form).flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? keptValue(field, values[field.name]) : undefined
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(kept)
}

function keptValue({ kind }: FieldDefinition, value: unknown): string | readonly string[] | undefined {
  // The hour may be taken when the draft is restored.
  if (kind === 'hidden' || kind === 'password' || kind === 'hours') return undefined
  if (kind !== 'checkboxes') return isKeptText(value) ? value : undefined
  const choices = Array.isArray(value) ? value.filter(isKeptText).slice(0, CHOICES_LIMIT) : []
  return choices.length === 0 ? undefined : choices
}

function isKeptText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= TEXTAREA_LIMIT
}

function parsedList(text: string | null): readonly unknown[] {
  const parsed = parsedJson(text)
  return Array.isArray(parsed) ? parsed : []
}

function draftOf(entry: unknown): Draft | null {
  const { id, at, values } = (entry ?? {}) as Partial<Record<keyof Draft, unknown>>
  if (typeof id !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null)
    return null
  return definitionOf(id.split(' ', 1)[0] ?? '') ? { id, at, values: values as FormValues } : null
}
