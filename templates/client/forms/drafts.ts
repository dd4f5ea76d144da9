/** Stores the values of a form on this device until the form is sent, and restores them. */
import {
  draftId,
  draftValues,
  keepsDrafts,
  readDrafts,
  withDraft,
  withoutDraft,
} from '../../../core/domain/form-drafts.ts'
import type { Draft } from '../../../core/domain/form-drafts.ts'
import type { FieldValue } from '../../../core/domain/form-rules.ts'
import { DRAFTS_KEY } from '../../../core/domain/storage-keys.ts'
import { forget, keep, kept } from '../storage.ts'
import { controlsOf, isChanged, isTick, typedValues } from './live-form.ts'
import type { Control, LiveForm } from './live-form.ts'
import { make } from '../make.ts'

/** Milliseconds without typing before a draft is written. */
const PAUSE = 400

export interface Drafts {
  /** Deletes the draft, because the form was sent or cleared. */
  readonly drop: () => void
}

export const NO_DRAFTS: Drafts = { drop: () => undefined }

/** `onClear` is called when the visitor clears the form. */
export function keepDraft(live: LiveForm, onClear: () => void): Drafts {
  const { form, definition } = live
  if (!keepsDrafts(definition)) return NO_DRAFTS
  const subject = controlsOf(form, 'property')[0] ?? controlsOf(form, 'project')[0]
  const id = draftId(definition, subject?.value ?? '')
  let waiting: ReturnType<typeof setTimeout> | undefined
  let note: HTMLElement | undefined

  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  const drop = () => {
    stop()
    write(withoutDraft(stored(), id))
  }
  const clear = () => {
    drop()
    form.reset()
    note?.remove()
    note = undefined
    onClear()
  }
  const save = () => {
    stop()
    const values = draftValues(definition, typedValues(live))
    write(withDraft(stored(), { id, at: Date.now(), values }))
    if (Object.keys(values).length > 0) note ??= showNote(live, 'draftKept', clear)
  }
  const later = () => {
    clearTimeout(waiting)
    waiting = setTimeout(save, PAUSE)
  }
  const draft = stored().find((known) => known.id === id)
  if (draft && restore(live, draft)) note = showNote(live, 'draftRestored', clear)
  // The visitor typed while this module was loading.
  else if (Object.keys(typedValues(live)).length > 0) later()
  form.addEventListener('input', later)
  form.addEventListener('change', later)
  addEventListener('pagehide', () => {
    if (waiting !== undefined) save()
  })
  return { drop }
}

/** A note above the form shows that values were restored; one below its button, that a draft is stored. */
function showNote(
  { form, say }: LiveForm,
  key: 'draftKept' | 'draftRestored',
  clear: () => void,
): HTMLElement {
  const button = make('button', { type: 'button', className: 'form-link' }, say('form.late.draftClear'))
  button.addEventListener('click', clear)
  const note = make('p', { className: 'form-draft' }, say(`form.late.${key}`), ' ', button)
  if (key === 'draftRestored') form.prepend(note)
  else (form.querySelector('.form__end') ?? form).append(note)
  return note
}

function stored(): readonly Draft[] {
  return readDrafts(kept(DRAFTS_KEY), Date.now())
}

function write(drafts: readonly Draft[]): void {
  if (drafts.length === 0) forget(DRAFTS_KEY)
  else keep(DRAFTS_KEY, JSON.stringify(drafts))
}

/** Restores a draft and returns whether anything changed. A field with a value keeps it. */
function restore({ form, definition }: LiveForm, draft: Draft): boolean {
  const values = draftValues(definition, draft.values)
  const restored = Object.entries(values).filter(([name, value]) => {
    const controls = controlsOf(form, name)
    return !controls.some(isChanged) && fill(controls, value) > 0
  })
  if (restored.length === 0) return false
  const folded = form.closest('details')
  if (folded) folded.open = true
  return true
}

/** The number of changed controls. Choices that the page no longer offers are omitted. */
function fill(controls: readonly Control[], value: FieldValue): number {
  const chosen = typeof value === 'string' ? [value] : (value ?? [])
  for (const control of controls) {
    if (isTick(control)) control.checked = chosen.includes(control.value)
    else control.value = chosen[0] ?? ''
  }
  return controls.filter(isChanged).length
}
