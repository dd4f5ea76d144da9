/**
 * Fields of a form with their values and problems, in the markup and the classes of
 * templates/components/form.
 */
import { html } from 'hono/html'
import { calendarDate } from '../../domain/calendar-date.ts'
import type { FieldDefinition } from '../../domain/form-definition.ts'
import type { FormName } from '../../domain/forms.ts'
import type { FreeDay } from '../../domain/free-hours.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import { NO_HOUR } from '../../domain/form-fields.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { say } from '../strings.ts'
import { optionsOf } from './field-options.ts'
import type { Option } from './field-options.ts'
import type { Html } from './page-frame.ts'

/** The values of a sent form. A field may occur more than once. */
export type Typed = ReadonlyMap<string, readonly string[]>

/** The free hours that a page offers. */
export interface OfferedHours {
  readonly days: readonly FreeDay[]
  readonly confirm: 'service' | 'office'
  /** A sentence about the hours that the visitor has to confirm by mail. */
  readonly note?: string
}

export interface FieldContext {
  readonly form: FormName
  readonly site: ServiceSite
  readonly locale: Locale
  readonly typed: Typed
  readonly problems: readonly FormProblem[]
  readonly hours?: OfferedHours
}

/** The target of a link of the summary: a control, because only controls can have the focus. */
export function controlId({ form }: Pick<FieldContext, 'form'>, { kind, name }: FieldDefinition): string {
  const isMany = kind === 'radio' || kind === 'checkboxes' || kind === 'checkbox' || kind === 'hours'
  return isMany ? `${form}-${name}-first` : `${form}-${name}`
}

export function problemText({ locale }: Pick<FieldContext, 'locale'>, { key, values }: FormProblem): string {
  return say(locale, key, values)
}

export function fieldHtml(context: FieldContext, field: FieldDefinition): Html {
  switch (field.kind) {
    case 'hidden':
      return html`<input type="hidden" name="${field.name}" value="${firstOf(context, field)}" />`
    case 'checkbox':
      return html`<div class="field field--${field.width}">
        ${choice(context, field, { value: '1', label: label(context, field), isFirst: true, isIn: 'box' })}
        ${below(context, field)}
      </div>`
    case 'hours':
      return hoursHtml(context, field)
    case 'radio':
    case 'checkboxes':
      return optionsOf(context, field).length === 0 ? html`` : choices(context, field)
    default:
      return html`<div class="field field--${field.width}" ${whenOf(field)}>
        <label for="${controlId(context, field)}">${label(context, field)}${optional(context, field)}</label>
        ${control(context, field)} ${below(context, field)}
      </div>`
  }
}

export function firstOf({ typed }: FieldContext, { name }: FieldDefinition): string {
  return typed.get(name)?.[0] ?? ''
}

function problemOf({ problems }: FieldContext, { name }: FieldDefinition): FormProblem | undefined {
  return problems.find(({ field }) => field === name)
}

function label({ locale }: FieldContext, { label: key }: FieldDefinition): string {
  return key === undefined ? '' : say(locale, key)
}

function optional({ locale }: FieldContext, { required, when, optionsFrom }: FieldDefinition): Html | '' {
  // The address of a meeting at home is required, and so is the choice between several offices.
  return required || when?.field === 'meeting' || optionsFrom === 'offices'
    ? ''
    : html`<span> ${say(locale, 'form.optional')}</span>`
}

/** Ids of the descriptions of a field, in the order of the page. */
function describedBy(context: FieldContext, field: FieldDefinition): Html | '' {
  const id = `${context.form}-${field.name}`
  const ids = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(problemOf(context, field) === undefined ? [] : [`${id}-problem`]),
  ]
  return ids.length === 0 ? '' : html`aria-describedby="${ids.join(' ')}"`
}

function invalid(context: FieldContext, field: FieldDefinition): Html | '' {
  return problemOf(context, field) === undefined ? '' : html`aria-invalid="true"`
}

/** The hint, and the problem. */
function below(context: FieldContext, field: FieldDefinition): Html {
  const id = `${context.form}-${field.name}`
  const problem = problemOf(context, field)
  return html`${
    field.hint && html`<p id="${id}-hint" class="field__hint">${say(context.locale, field.hint)}</p>`
  }${problem && html`<p id="${id}-problem" class="field__problem">${problemText(context, problem)}</p>`}`
}

function control(context: FieldContext, field: FieldDefinition): Html {
  const id = controlId(context, field)
  const described = html`${describedBy(context, field)} ${invalid(context, field)}
  ${field.required ? 'required' : ''}`
  const autocomplete = field.autocomplete && html`autocomplete="${field.autocomplete}"`
  // A password is not returned in the page; the visitor types it again.
  const value = field.kind === 'password' ? '' : firstOf(context, field)
  if (field.kind === 'textarea')
    return html`<textarea id="${id}" name="${field.name}" rows="5" ${described}>${'\n'}${value}</textarea>`
  const inputMode = field.inputMode && html`inputmode="${field.inputMode}"`
  return html`<input
    id="${id}"
    name="${field.name}"
    type="${typeFor(field, value)}"
    value="${value}"
    ${autocomplete}
    ${inputMode}
    ${described}
  />`
}

/** Browsers empty a date or number field with another value. The typed value has to stay. */
function typeFor({ kind }: FieldDefinition, value: string): string {
  if (value === '') return kind
  if (kind === 'date') return calendarDate(value) ? kind : 'text'
  return kind === 'number' && !/^[0-9]+$/.test(value) ? 'text' : kind
}

function choices(context: FieldContext, field: FieldDefinition): Html {
  const options = optionsOf(context, field)
  return html`<fieldset
    id="${context.form}-${field.name}"
    class="field field--${field.width}"
    ${describedBy(context, field)}
  >
    <legend>${label(context, field)}${optional(context, field)}</legend>
    <div class="choices">
      ${options.map((option, index) => choice(context, field, { ...option, isFirst: index === 0, isIn: 'list' }))}
      ${field.kind === 'radio' && !field.required ? noChoice(context, field) : ''}
    </div>
    ${below(context, field)}
  </fieldset>`
}

/** A radio button cannot be unticked, so an optional list ends with a choice without a value. */
function noChoice({ locale, typed }: FieldContext, { name }: FieldDefinition): Html {
  const isTicked = (typed.get(name) ?? []).every((value) => value === '')
  return html`<label class="choice choice--radio">
    <input type="radio" name="${name}" value="" ${isTicked ? 'checked' : ''} />
    <span>${say(locale, 'form.choice.none')}</span>
  </label>`
}

interface Choice {
  readonly value: string
  readonly label: string
  readonly isFirst: boolean
  /** A single box has its own description. A box of a list is described with the list. */
  readonly isIn: 'box' | 'list'
}

function choice(
  context: FieldContext,
  field: FieldDefinition,
  { value, label: text, isFirst, isIn }: Choice,
): Html {
  const type = field.kind === 'radio' ? 'radio' : 'checkbox'
  const sent = context.typed.get(field.name) ?? []
  // A single box has a value of its own.
  const isTicked = isIn === 'box' ? sent.length > 0 : sent.includes(value)
  const isRequired = field.required && field.kind !== 'checkboxes'
  return html`<label class="choice choice--${type}">
    <input
      ${isFirst ? html`id="${controlId(context, field)}"` : ''}
      type="${type}"
      name="${field.name}"
      value="${value}"
      ${isTicked ? 'checked' : ''}
      ${isRequired ? 'required' : ''}
      ${isIn === 'box' ? describedBy(context, field) : ''}
      ${invalid(context, field)}
    />
    <span>${text}</span>
  </label>`
}

/** The style sheet shows the field only with this choice. */
function whenOf({ when }: FieldDefinition): Html | '' {
  return when === undefined ? '' : html`data-when="${when.field}=${when.is}"`
}

/** The free hours, a list for each day, and a last choice for a visitor whom none of them suits. */
function hoursHtml(context: FieldContext, field: FieldDefinition): Html {
  const { hours, locale } = context
  const days = hours?.days ?? []
  const none = { value: NO_HOUR, label: say(locale, 'form.late.hours.none') }
  const of = (options: readonly Option[], isFirst: boolean) =>
    html`<div class="choices">
      ${options.map((option, index) =>
        choice(
          context,
          { ...field, kind: 'radio' },
          { ...option, isFirst: isFirst && index === 0, isIn: 'list' },
        ),
      )}
    </div>`
  return html`<fieldset
    id="${context.form}-${field.name}"
    class="field field--${field.width} hours"
    ${describedBy(context, field)}
  >
    <legend>${label(context, field)}</legend>
    ${hours?.confirm === 'office' ? html`<p class="field__hint">${say(locale, 'form.hours.byHand')}</p>` : ''}
    ${hours?.note && html`<p class="field__hint">${hours.note}</p>`}
    ${days.length === 0 ? html`<p>${say(locale, 'error.appointmentsFull')}</p>` : ''}
    ${days.map(
      (day, index) =>
        html`<div role="group" aria-label="${day.label}" class="hours__day">
          <p class="hours__title">${day.label}</p>
          ${of(
            day.hours.map(({ start, label: text }) => ({ value: start, label: text })),
            index === 0,
          )}
        </div>`,
    )}
    ${of([none], days.length === 0)} ${below(context, field)}
  </fieldset>`
}
