/** The page of an appointment, without script: its facts, the free hours, and the button to cancel. */
import { html } from 'hono/html'
import type { FreeDay } from '../../domain/free-hours.ts'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html } from '../pages/page-frame.ts'
import { say } from '../strings.ts'
import { changePath } from './appointment-links.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { officeName, placeOf } from './place.ts'
import { momentText, phoneText, placeText, untilText, wordingOf } from './wording.ts'
import type { Wording } from './wording.ts'
import { ownHref } from '../service-address.ts'

export interface AppointmentPage {
  readonly row: AppointmentRow
  /** The hours to which it can be moved. */
  readonly free: readonly FreeDay[]
  readonly news?: 'booked' | 'moved' | 'taken'
}

export function appointmentPage(deps: ServiceDeps, { row, free, news }: AppointmentPage): Html {
  const locale = row.language
  const wording = wordingOf(deps, locale)
  const title = titleOf(row, news)
  const content = html`<header class="page-head">
      <h1>${title}</h1>
      ${noteOf(row, news, wording).map((text) => html`<p role="status">${text}</p>`)}
    </header>
    ${factList(appointmentFacts(row, wording))} ${row.state === 'confirmed' ? calendarLink(row, deps) : ''}
    ${row.state === 'unconfirmed' ? '' : free.length === 0 ? noneFree(wording) : moveForm(free, wording)}
    ${cancelForm(wording)}`
  return pageFrame(deps, { locale, title, content })
}

function titleOf({ language, property, state }: AppointmentRow, news: AppointmentPage['news']): string {
  const what = property === null ? 'meeting' : 'visit'
  if (state === 'requested' || state === 'unconfirmed')
    return say(language, `appointment.page.${state}.${what}`)
  return news === 'booked'
    ? say(language, `appointment.page.booked.${what}`)
    : say(language, 'appointment.page.title')
}

function noteOf(row: AppointmentRow, news: AppointmentPage['news'], wording: Wording): readonly string[] {
  const { language, state } = row
  if (state === 'unconfirmed')
    return [say(language, 'appointment.page.unconfirmed.text', { until: untilText(row, wording) })]
  const isRequested = state === 'requested'
  const said =
    news === 'taken'
      ? [say(language, 'appointment.page.taken')]
      : news === 'moved'
        ? [say(language, isRequested ? 'appointment.page.requestedMoved' : 'appointment.page.moved')]
        : news === 'booked' && !isRequested
          ? [say(language, 'appointment.page.mailed')]
          : []
  return [...said, ...(isRequested ? [say(language, 'appointment.page.notYet')] : [])]
}

interface PageFact {
  readonly label: string
  readonly value: string
}

/** Day and hour, place, person and office, the same on the pages of the visitor and of the office. */
export function appointmentFacts(row: AppointmentRow, wording: Wording): readonly PageFact[] {
  const { language, site } = wording
  const place = placeOf(row, site)
  const where =
    row.meeting === 'phone'
      ? say(language, 'appointment.page.byPhone', { phone: phoneText(row, wording) })
      : placeText(row, wording)
  const fact = (key: 'when' | 'where' | 'who' | 'office', value: string | undefined) =>
    value === undefined ? [] : [{ label: say(language, `appointment.page.${key}`), value }]
  return [
    fact('when', momentText(row.starts_at, wording)),
    fact('where', where),
    fact('who', place.person?.name),
    fact('office', officeName(place, wording)),
  ].flat()
}

export function factList(facts: readonly PageFact[]): Html {
  return html`<dl class="fact-tables__list appointment-facts">
    ${facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

function calendarLink(row: AppointmentRow, deps: ServiceDeps): Html {
  const href = ownHref(deps, `${changePath(row, deps)}/calendar.ics`)
  return html`<p>
    <a class="arrow-link" href="${href}"><span>${say(row.language, 'appointment.page.calendar')}</span></a>
  </p>`
}

function noneFree({ language }: Wording): Html {
  return html`<p>${say(language, 'appointment.page.noneFree')}</p>`
}

/** One list for each day, because every telephone displays a select element well. */
function moveForm(free: readonly FreeDay[], { language }: Wording): Html {
  const groups = free.map(
    ({ label, hours }) =>
      html`<optgroup label="${label}">
        ${hours.map(({ start, label: time }) => html`<option value="${start}">${label}, ${time}</option>`)}
      </optgroup>`,
  )
  return html`<form class="form" method="post">
    <div role="group" class="form__group" aria-labelledby="move">
      <h2 id="move" class="form__title">${say(language, 'appointment.page.moveTitle')}</h2>
      <div class="form__fields">
        <div class="field field--6">
          <label for="start">${say(language, 'appointment.page.moveLabel')}</label>
          <select id="start" name="start" required>
            ${groups}
          </select>
        </div>
      </div>
    </div>
    <div class="form__end">
      <button class="button button--brick" type="submit" name="action" value="move">
        ${say(language, 'appointment.page.moveButton')}
      </button>
    </div>
  </form>`
}

function cancelForm({ language }: Wording): Html {
  return html`<form class="form" method="post">
    <div role="group" class="form__group" aria-labelledby="cancel">
      <h2 id="cancel" class="form__title">${say(language, 'appointment.page.cancelTitle')}</h2>
      <p>${say(language, 'appointment.page.cancelText')}</p>
    </div>
    <div class="form__end">
      <button class="button" type="submit" name="action" value="cancel">
        ${say(language, 'appointment.page.cancelButton')}
      </button>
    </div>
  </form>`
}
