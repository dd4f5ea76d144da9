/** Where a mailed link leads: what is agreed, the moments that are free instead, and the way to cancel. Without script. */
import { html } from 'hono/html'
import { groupBy } from '../../domain/group-by.ts'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html } from '../pages/page-frame.ts'
import { say } from '../strings.ts'
import { wallTime } from '../time-zone.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { wordingOf } from './appointment-mails.ts'
import { dayText, timeText, whereText } from './wording.ts'
import type { Wording } from './wording.ts'

export interface AppointmentPage {
  readonly row: AppointmentRow
  /** What a visitor may choose. */
  readonly free: readonly number[]
  readonly news?: 'moved' | 'taken'
}

export function appointmentPage(deps: ServiceDeps, { row, free, news }: AppointmentPage): Html {
  const locale = row.language
  const wording = wordingOf(deps, locale)
  const title = say(locale, 'appointment.page.title')
  const content = html`<header class="page-head">
      <h1>${title}</h1>
      ${news && html`<p role="status">${say(locale, `appointment.page.${news}`)}</p>`}
      <p>${whereText(row, wording)}</p>
    </header>
    ${free.length === 0 ? noneFree(wording) : moveForm(free, wording)} ${cancelForm(wording)}`
  return pageFrame(deps, { locale, title, content })
}

function noneFree({ language }: Wording): Html {
  return html`<p>${say(language, 'appointment.page.noneFree')}</p>`
}

/** One list for each day, as a select is what every telephone shows well. */
function moveForm(free: readonly number[], wording: Wording): Html {
  const { language, zone } = wording
  const days = groupBy(free, (start) => [wallTime(start, zone).day])
  const groups = [...days].map(
    ([day, starts]) =>
      html`<optgroup label="${dayText(day, language)}">
        ${starts.map((start) => html`<option value="${start}">${dayText(day, language)}, ${timeText(start, wording)}</option>`)}
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
