/**
 * Days and hours as two groups of radio buttons. The chosen day determines the hours that are shown, and only
 * the hour is sent.
 */
import type { FreeDay, FreeHoursAnswer, OfficeChoice } from '../../../core/domain/free-hours.ts'
import { NO_HOUR } from '../../../core/domain/form-fields.ts'
import type { LiveForm } from './live-form.ts'
import { make } from '../make.ts'

type Hours = Extract<FreeHoursAnswer, { kind: 'hours' }>

/** Undefined at the ends. */
interface Ways {
  readonly earlier: (() => void) | undefined
  readonly later: (() => void) | undefined
}

export function hoursList(live: LiveForm, answer: Hours, ways: Ways): readonly HTMLElement[] {
  const { say, form } = live
  const { days, confirm } = answer
  const note = confirm === 'office' ? [make('p', { className: 'field__hint' }, say('form.hours.byHand'))] : []
  const none = choice({ name: 'start', value: NO_HOUR, label: say('form.late.hours.none') })
  const [first] = days
  if (first === undefined) return [...note, make('p', {}, `${say('error.appointmentsFull')}.`), none]
  const times = group(say('form.late.hours.hour'), 'hours__times')
  const about = make('p', { className: 'field__hint', role: 'status' })
  const pick = (day: FreeDay) => {
    about.textContent = ''
    times.setAttribute('aria-label', `${say('form.late.hours.hour')}, ${day.label}`)
    times.replaceChildren(
      ...day.hours.map(({ start, label, note: condition = '' }) => {
        const hour = choice({ name: 'start', value: start, label, isChip: true })
        hour.addEventListener('change', () => (about.textContent = condition))
        return hour
      }),
    )
  }
  const list = group(say('form.late.hours.day'), 'hours__days')
  list.append(...days.map((day, index) => dayChoice(day, { id: form.id, isFirst: index === 0, pick })))
  pick(first)
  none.addEventListener('change', () => (about.textContent = ''))
  return [...note, dayBar(live, list, ways), times, about, none]
}

/** Radio buttons of the offices; none if there is no choice. */
export function officeList(
  { say, form }: LiveForm,
  offices: readonly OfficeChoice[],
): readonly HTMLElement[] {
  if (offices.length < 2) return []
  const taken = new FormData(form).get('office')
  const list = group(say('form.label.office'), 'choices')
  list.append(
    ...offices.map(({ id, name }) =>
      choice({ name: 'office', value: id, label: name, isChecked: id === taken }),
    ),
  )
  return [list]
}

function group(label: string, className: string): HTMLElement {
  const element = make('div', { className, role: 'radiogroup' })
  element.setAttribute('aria-label', label)
  return element
}

interface ChoiceOf {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChecked?: boolean
  readonly isChip?: boolean
}

function choice({ name, value, label, isChecked = false, isChip = false }: ChoiceOf): HTMLElement {
  const input = make('input', { type: 'radio', name, value, checked: isChecked })
  const className = isChip ? 'chip' : 'choice choice--radio'
  return make('label', { className }, input, make('span', {}, label))
}

interface DayOf {
  readonly id: string
  readonly isFirst: boolean
  readonly pick: (day: FreeDay) => void
}

/** The day is outside the form, so it is not sent. */
function dayChoice(day: FreeDay, { id, isFirst, pick }: DayOf): HTMLElement {
  const input = make('input', { type: 'radio', name: `${id}-day`, value: day.day, checked: isFirst })
  input.setAttribute('form', '')
  input.setAttribute('aria-label', day.label)
  input.addEventListener('change', (event) => {
    event.stopPropagation()
    pick(day)
  })
  return make('label', { className: 'chip' }, input, make('span', {}, day.short))
}

function dayBar({ say }: LiveForm, list: HTMLElement, { earlier, later }: Ways): HTMLElement {
  const button = (label: string, act: (() => void) | undefined) => {
    if (act === undefined) return []
    const made = make('button', { type: 'button', className: 'form-link' }, label)
    made.addEventListener('click', act)
    return [made]
  }
  const ways = [
    ...button(say('form.late.hours.earlier'), earlier),
    ...button(say('form.late.hours.later'), later),
  ]
  return make('div', { className: 'hours__bar' }, list, make('p', { className: 'hours__ways' }, ...ways))
}
