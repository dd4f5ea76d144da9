/**
 * A mail in the visitor's own mail program with the values of the form, for when the service does not answer.
 */
import { fieldsOf, isForFriend } from '../../../core/domain/form-definition.ts'
import { MARKS } from '../../../core/languages/languages.ts'
import { pageLocale } from '../page-locale.ts'
import { controlsOf, valuesOf } from './live-form.ts'
import type { LiveForm } from './live-form.ts'

/** Some mail programs truncate longer addresses. */
const LONGEST = 1800

/** A form of an account is never mailed: a mail carries no password, and nobody resets one by it. */
export function canMail({ texts, definition }: LiveForm): boolean {
  return texts.email !== null && !definition.isOfAccount && !definition.isForSender
}

export function mailHref(live: LiveForm): string {
  const title = document.querySelector('h1')?.textContent?.trim() ?? document.title
  const friend = isForFriend(live.definition) ? textOf(live, 'friendEmail') : null
  const lines = friend === null ? linesOf(live) : [textOf(live, 'remarks')]
  const body = `${title}\n${location.href.replace(/#.*$/, '')}\n\n${lines.join('\n')}`
  const { mail: purpose = '' } = live.form.dataset
  const subject = encodeURIComponent(purpose === '' ? title : `${purpose} – ${title}`)
  const to = friend ?? live.texts.email ?? ''
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${subject}&body=${encodeURIComponent(body.slice(0, LONGEST))}`
}

function textOf({ form }: LiveForm, name: string): string {
  return controlsOf(form, name)[0]?.value ?? ''
}

function linesOf(live: LiveForm): readonly string[] {
  const values = valuesOf(live)
  return fieldsOf(live.definition).flatMap((field) => {
    const given = [values[field.name] ?? []].flat().filter((value) => value !== '')
    const controls = controlsOf(live.form, field.name)
    const label = labelOf(controls[0])
    if (given.length === 0 || label === '' || field.kind === 'hidden' || field.kind === 'hours') return []
    const chosen = controls.filter((control) => given.includes(control.value))
    const words = field.kind === 'radio' || field.kind === 'checkboxes' ? chosen.map(choiceText) : given
    return [field.kind === 'checkbox' ? label : MARKS[pageLocale()].labelled(label, words.join(', '))]
  })
}

/** The label on the page, without the mark of an optional field. */
function labelOf(control: Element | undefined): string {
  const box = control?.closest('.field')
  const label = box?.querySelector('legend, label')
  return label?.firstChild?.textContent?.trim() || label?.textContent?.trim() || ''
}

function choiceText(control: Element): string {
  return control.closest('label')?.textContent?.trim() ?? ''
}
