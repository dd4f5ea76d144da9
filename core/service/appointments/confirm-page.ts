/** The page behind the link by which a visitor confirms a booking: its facts and one button. */
import { html } from 'hono/html'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html } from '../pages/page-frame.ts'
import { say } from '../strings.ts'
import { appointmentFacts, factList } from './appointment-page.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { untilText, wordingOf } from './wording.ts'

export function confirmPage(deps: ServiceDeps, row: AppointmentRow): Html {
  const locale = row.language
  const wording = wordingOf(deps, locale)
  const title = say(locale, `appointment.confirm.${row.property === null ? 'meeting' : 'visit'}`)
  const content = html`<header class="page-head">
      <h1>${title}</h1>
      <p>${say(locale, 'appointment.confirm.text', { until: untilText(row, wording) })}</p>
    </header>
    ${factList(appointmentFacts(row, wording))}
    <form class="form" method="post">
      <div class="form__end">
        <button class="button button--brick" type="submit">
          ${say(locale, 'appointment.confirm.button')}
        </button>
      </div>
    </form>`
  return pageFrame(deps, { locale, title, content })
}
