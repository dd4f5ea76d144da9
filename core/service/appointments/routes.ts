/**
 * The addresses in the mails of an appointment: GET shows it, POST moves, cancels or answers it. A GET
 * request changes nothing, because mail scanners follow every link.
 */
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ServiceDeps } from '../deps.ts'
import { ownHref } from '../service-address.ts'
import { forLink, readAction, saidPage } from '../pages/link-page.ts'
import { messagePage } from '../pages/message-page.ts'
import { refuse } from '../pages/refusal.ts'
import { say } from '../strings.ts'
import { findAppointment } from './agenda.ts'
import { changeAnswer, showAnswer } from './answer-routes.ts'
import { changePath } from './appointment-links.ts'
import { appointmentPage } from './appointment-page.ts'
import { confirmPage } from './confirm-page.ts'
import type { AppointmentPage } from './appointment-page.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { calendarEntry } from './calendar-entry.ts'
import { cancelAppointment, confirmBooking, hoursToMove, isChangeable, moveAppointment } from './changes.ts'
import type { Changed } from './changes.ts'
import { readHour } from './free-hours.ts'
import { hourRoutes } from './hour-routes.ts'
import { isLapsed } from './unconfirmed.ts'
import { momentText, wordingOf } from './wording.ts'

export function appointmentRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get('/api/appointments/:token', forLink(deps, 'appointment', show))
  routes.post('/api/appointments/:token', forLink(deps, 'appointment', change))
  routes.get('/api/appointments/:token/calendar.ics', forLink(deps, 'appointment', calendar))
  routes.get('/api/appointment-confirmations/:token', forLink(deps, 'appointment-confirm', askToConfirm))
  routes.post('/api/appointment-confirmations/:token', forLink(deps, 'appointment-confirm', confirm))
  routes.get('/api/appointment-answers/:token', forLink(deps, 'appointment-answer', showAnswer))
  routes.post('/api/appointment-answers/:token', forLink(deps, 'appointment-answer', changeAnswer))
  routes.route('/', hourRoutes(deps))
  return routes
}

async function show(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findAppointment(deps.store.db, subject)
  if (row === undefined) return refuse(deps, context, 'missing')
  const news = (['booked', 'moved'] as const).find((name) => context.req.query(name) !== undefined)
  return isChangeable(row, deps)
    ? page(deps, context, { row, ...(news === undefined ? {} : { news }) })
    : closed(deps, context, row)
}

/** The mailed calendar entry, for visitors on the page. */
async function calendar(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findAppointment(deps.store.db, subject)
  if (row?.state !== 'confirmed') return refuse(deps, context, 'missing')
  const { content, type, name } = calendarEntry({ row, news: { kind: 'made' } }, 'visitor', deps)
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(content, 200, { 'Content-Type': type })
}

async function askToConfirm(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findAppointment(deps.store.db, subject)
  if (row === undefined) return refuse(deps, context, 'missing')
  if (!isChangeable(row, deps)) return closed(deps, context, row)
  return row.state === 'unconfirmed'
    ? context.html(await confirmPage(deps, row))
    : context.redirect(ownHref(deps, changePath(row, deps)), 303)
}

async function confirm(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const changed = await confirmBooking(deps, subject)
  return changed.kind === 'changed'
    ? context.redirect(ownHref(deps, `${changePath(changed.row, deps)}?booked`), 303)
    : askToConfirm(deps, context, subject)
}

async function change(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const { pairs } = action
  switch (pairs.get('action')) {
    case 'move':
      return moved(deps, context, { id: subject, start: readHour(pairs.get('start') ?? '') })
    case 'cancel': {
      await cancelAppointment(deps, subject)
      const row = await findAppointment(deps.store.db, subject)
      return row === undefined ? refuse(deps, context, 'missing') : closed(deps, context, row)
    }
    default:
      return show(deps, context, subject)
  }
}

async function moved(
  deps: ServiceDeps,
  context: Context,
  { id, start }: { readonly id: string; readonly start: number },
): Promise<Response> {
  const changed: Changed = await moveAppointment(deps, id, { start, by: 'visitor' })
  // The link of the mail ends with the old time. The page redirects to the new link, so a reload moves
  // nothing twice.
  if (changed.kind === 'changed') {
    return context.redirect(ownHref(deps, `${changePath(changed.row, deps)}?moved`), 303)
  }
  const row = await findAppointment(deps.store.db, id)
  if (row === undefined) return refuse(deps, context, 'missing')
  return isChangeable(row, deps) ? page(deps, context, { row, news: 'taken' }) : closed(deps, context, row)
}

async function page(
  deps: ServiceDeps,
  context: Context,
  shown: Omit<AppointmentPage, 'free'>,
): Promise<Response> {
  const free = await hoursToMove(shown.row, deps)
  return context.html(await appointmentPage(deps, { ...shown, free }), shown.news === 'taken' ? 409 : 200)
}

/** The appointment was cancelled, was not confirmed in time, or is over. */
async function closed(deps: ServiceDeps, context: Context, row: AppointmentRow): Promise<Response> {
  const locale = row.language
  if (isLapsed(row, deps.now())) {
    const lapsed = { title: 'appointment.page.lapsed.title', text: 'appointment.page.lapsed.text' } as const
    return saidPage(deps, context, { locale, ...lapsed, status: 410 })
  }
  if (row.state !== 'cancelled') {
    const over = { title: 'appointment.page.over.title', text: 'appointment.page.over.text' } as const
    return saidPage(deps, context, { locale, ...over, status: 410 })
  }
  const moment = momentText(row.starts_at, wordingOf(deps, locale))
  const title = say(locale, 'appointment.page.cancelled.title')
  const text = say(locale, 'appointment.cancelled.text', { moment })
  return context.html(await messagePage(deps, context.req.raw, { locale, title, text, call: false }))
}
