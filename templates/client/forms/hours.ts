/**
 * The free hours of an office, fetched when the form is used. The visitor selects one, and the service holds
 * it for a while. If the host does not answer, the form becomes a request by mail or by telephone.
 */
import { NO_HOUR } from '../../../core/domain/form-fields.ts'
import { HOLDS_ADDRESS, HOURS_ADDRESS, readFreeHours, readHeldHour } from '../../../core/domain/free-hours.ts'
import type { FreeHoursAnswer } from '../../../core/domain/free-hours.ts'
import { ask } from './asking.ts'
import { hoursList, officeList } from './hours-list.ts'
import { keepPlace } from './keep-place.ts'
import { controlsOf, isTick } from './live-form.ts'
import type { LiveForm } from './live-form.ts'
import { make } from '../make.ts'
import { onHost } from '../site-root.ts'

/** The state of the form: it needs an hour, nothing more, or opens a mail instead. */
export type Needed = 'hour' | 'request' | 'mail'

export function offerHours(live: LiveForm, box: HTMLElement, need: (needed: Needed) => void): void {
  const { form, say } = live
  const body = box.querySelector<HTMLElement>('.hours__body') ?? box
  const status = make('p', { className: 'hours__status', role: 'status' })
  const hold = holder(live, status)
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const words = { book: button?.textContent ?? '', request: box.dataset.request ?? '' }
  /** The days from which earlier answers started. */
  let trail: readonly string[] = []
  let asked = 0

  const become = (needed: Needed, label: string) => {
    need(needed)
    if (button) button.textContent = label
  }
  const show = (...parts: readonly (Node | string)[]) => body.replaceChildren(...parts, status)
  const load = async (from?: string) => {
    const mine = ++asked
    status.textContent = say('form.late.hours.loading')
    const answer = await fetchHours(live, from)
    // An outdated answer is ignored.
    if (mine === asked) keepPlace(() => draw(answer, from))
  }
  const turnTo = (newTrail: readonly string[], from: string | undefined) => {
    trail = newTrail
    void load(from || undefined)
  }
  const draw = (answer: FreeHoursAnswer | null, from: string | undefined) => {
    status.textContent = ''
    if (answer === null) return fail()
    showWishes(form, answer.kind === 'closed')
    if (answer.kind === 'closed') {
      become('request', words.request)
      return show(make('p', {}, say('form.hours.request')))
    }
    become('hour', words.book)
    const offices = controlsOf(form, 'office').some((control) => !body.contains(control))
      ? []
      : officeList(live, answer.offices)
    if (answer.kind !== 'hours') return show(...offices, make('p', {}, say(`form.late.hours.${answer.kind}`)))
    const go = {
      earlier: trail.length > 0 ? () => turnTo(trail.slice(0, -1), trail.at(-1)) : undefined,
      later: answer.later === undefined ? undefined : () => turnTo([...trail, from ?? ''], answer.later),
    }
    show(...offices, ...hoursList(live, answer, go))
  }
  const fail = () => {
    showWishes(form, true)
    become('mail', say('form.late.mail'))
    const { phone } = live.texts
    const isMailed = form.dataset.mail !== undefined
    const again = make('button', { type: 'button', className: 'form-link' }, say('form.late.hours.retry'))
    again.addEventListener('click', () => void load())
    const call = phone && make('a', { href: phone.href }, say('form.late.call', { phone: phone.text }))
    show(
      make('p', {}, say('form.late.hours.failed')),
      make('p', { className: 'hours__ways' }, ...(call ? [call, ' '] : []), ...(isMailed ? [] : [again])),
    )
  }

  body.querySelector('.hours__show')?.addEventListener('click', () => body.querySelector('input')?.focus())
  form.addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement ? target.name : ''
    if (name === 'meeting' || name === 'office') {
      trail = []
      void hold.release()
      void load()
    }
    if (name === 'start') {
      const isNone = chosen(form, 'start') === NO_HOUR
      become(isNone ? 'request' : 'hour', isNone ? words.request : words.book)
      showWishes(form, isNone)
      status.textContent = isNone ? say('form.late.hours.noneFits') : ''
      void (isNone ? hold.release() : hold.take()).then((isFree) => (isFree ? undefined : load()))
    }
  })
  form.addEventListener('reset', () => void hold.release())
  void load()
}

async function fetchHours(live: LiveForm, from: string | undefined): Promise<FreeHoursAnswer | null> {
  if (live.form.dataset.mail !== undefined) return null
  const query = new URLSearchParams(subjectOf(live))
  if (from !== undefined) query.set('from', from)
  try {
    const response = await ask(`${onHost(HOURS_ADDRESS)}?${query.toString()}`)
    return response.ok ? readFreeHours(await response.json()) : null
  } catch {
    return null
  }
}

function subjectOf({ form, locale }: LiveForm): Record<string, string> {
  const found: Record<string, string> = { language: locale }
  for (const name of ['property', 'meeting', 'office', 'agent', 'hold']) {
    const value = chosen(form, name)
    if (value !== '') found[name] = value
  }
  return found
}

function chosen(form: HTMLFormElement, name: string): string {
  return controlsOf(form, name).find((control) => !isTick(control) || control.checked)?.value ?? ''
}

/** Shows or hides the fields for preferred times, which replace a free hour. */
function showWishes(form: HTMLFormElement, isShown: boolean): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-when^="start="]'))
    field.toggleAttribute('data-shown', isShown)
}

interface Holder {
  /** Holds the chosen hour; false if another visitor has it. */
  readonly take: () => Promise<boolean>
  readonly release: () => Promise<boolean>
}

function holder(live: LiveForm, status: HTMLElement): Holder {
  const { form, say } = live
  const field = make('input', { type: 'hidden', name: 'hold' })
  form.append(field)
  let lapse: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  const post = (values: Record<string, string>) =>
    ask(onHost(HOLDS_ADDRESS), { method: 'POST', body: new URLSearchParams(values) })
  const take = async () => {
    const mine = ++turn
    clearTimeout(lapse)
    const start = chosen(form, 'start')
    const response = await post({ ...subjectOf(live), start }).catch(() => null)
    if (mine !== turn) return true
    field.value = ''
    if (response?.status === 409) {
      status.textContent = `${say('form.error.start.taken')}.`
      return false
    }
    const held = response?.ok ? readHeldHour(await response.json().catch(() => null)) : null
    if (held === null) {
      status.textContent = say('form.late.hours.notHeld')
      return true
    }
    field.value = held.hold
    status.textContent = say('form.late.hours.held', { moment: held.moment, until: held.until })
    lapse = setTimeout(() => (status.textContent = say('form.late.hours.lapsed')), held.seconds * 1000)
    return true
  }
  const release = async () => {
    turn++
    clearTimeout(lapse)
    const { value } = field
    field.value = ''
    if (value !== '') await post({ hold: value }).catch(() => null)
    return true
  }
  // Releases the hour for others. A page that returns from the cache requests it again.
  addEventListener('pagehide', () => {
    if (field.value !== '')
      navigator.sendBeacon(onHost(HOLDS_ADDRESS), new URLSearchParams({ hold: field.value }))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && field.value !== '') void take()
  })
  return { take, release }
}
