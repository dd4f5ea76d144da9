/** The page on which the office confirms, declines or cancels an appointment. */
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from '../pages/page-frame.ts'
import type { Html } from '../pages/page-frame.ts'
import { readAction, saidPage } from '../pages/link-page.ts'
import { refuse } from '../pages/refusal.ts'
import { say } from '../strings.ts'
import { findAppointment } from './agenda.ts'
import { appointmentFacts, factList } from './appointment-page.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { answerRequest, cancelAppointment, isChangeable } from './changes.ts'
import { phoneText, wordingOf } from './wording.ts'

export async function showAnswer(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findAppointment(deps.store.db, subject)
  if (row === undefined) return refuse(deps, context, 'missing')
  const locale = deps.site().defaultLocale
  if (row.state === 'cancelled')
    return saidPage(deps, context, {
      locale,
      title: 'appointment.page.cancelled.title',
      text: 'appointment.answer.done',
    })
  if (!isChangeable(row, deps))
    return saidPage(deps, context, {
      locale,
      title: 'appointment.page.over.title',
      text: 'appointment.page.over.text',
      status: 410,
    })
  return context.html(await answerPage(deps, row))
}

export async function changeAnswer(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const answer = action.pairs.get('action')
  if (answer === 'confirm' || answer === 'decline') await answerRequest(deps, subject, answer)
  if (answer === 'cancel') await cancelAppointment(deps, subject)
  return showAnswer(deps, context, subject)
}

function answerPage(deps: ServiceDeps, row: AppointmentRow): Html {
  const locale = deps.site().defaultLocale
  const wording = wordingOf(deps, locale)
  const isRequested = row.state === 'requested'
  const title = say(locale, isRequested ? 'appointment.answer.title' : 'appointment.answer.confirmed')
  const visitor = `${row.name}, ${phoneText(row, wording)}, ${row.email}`
  const facts = [
    ...appointmentFacts(row, wording),
    { label: say(locale, 'appointment.answer.visitor'), value: visitor },
  ]
  const actions = isRequested ? (['confirm', 'decline'] as const) : (['cancel'] as const)
  const content = html`<header class="page-head">
      <h1>${title}</h1>
      <p>${say(locale, 'appointment.answer.done')}</p>
    </header>
    ${factList(facts)}
    <form class="form" method="post">
      <div class="form__end">
        ${actions.map(
          (name) =>
            html`<button
              class="button${name === 'confirm' ? ' button--brick' : ''}"
              type="submit"
              name="action"
              value="${name}"
            >
              ${say(locale, `appointment.answer.${name}`)}
            </button>`,
        )}
      </div>
    </form>`
  return pageFrame(deps, { locale, title, content })
}
