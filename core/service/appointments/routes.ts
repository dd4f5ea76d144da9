/** The address in the mail of an appointment: GET shows it, POST moves or cancels it. Looking changes nothing, as mail scanners look. */
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ServiceDeps } from '../deps.ts'
import { forLink, readAction, saidPage } from '../pages/link-page.ts'
import { refuse } from '../pages/refusal.ts'
import { say } from '../strings.ts'
import { messagePage } from '../pages/message-page.ts'
import { changeLink, wordingOf } from './appointment-mails.ts'
import { appointmentPage } from './appointment-page.ts'
import type { AppointmentPage } from './appointment-page.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { findAppointment } from './appointments.ts'
import { cancelAppointment, freeMoments, isOpen, moveAppointment } from './changes.ts'
import type { Changed } from './changes.ts'
import { momentText } from './wording.ts'

export function appointmentRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get('/api/appointments/:token', forLink(deps, 'appointment', show))
  routes.post('/api/appointments/:token', forLink(deps, 'appointment', change))
  return routes
}

async function show(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findAppointment(deps.store.db, subject)
  if (row === undefined) return refuse(deps, context, 'missing')
  const news = context.req.query('moved') === undefined ? {} : ({ news: 'moved' } as const)
  return isOpen(row, deps) ? page(deps, context, { row, ...news }) : closed(deps, context, row)
}

async function change(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const { pairs } = action
  switch (pairs.get('action')) {
    case 'move':
      return moved(deps, context, { id: subject, start: Number(pairs.get('start')) })
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
  const changed: Changed = await moveAppointment(deps, id, start)
  // The link of the mail ends with the old time: the new one leads on, and a reload moves nothing twice.
  if (changed.kind === 'changed') {
    const { pathname } = new URL(changeLink(changed.row, deps))
    return context.redirect(`${pathname}?moved`, 303)
  }
  const row = await findAppointment(deps.store.db, id)
  if (row === undefined) return refuse(deps, context, 'missing')
  return isOpen(row, deps) ? page(deps, context, { row, news: 'taken' }) : closed(deps, context, row)
}

async function page(
  deps: ServiceDeps,
  context: Context,
  shown: Omit<AppointmentPage, 'free'>,
): Promise<Response> {
  const free = await freeMoments(shown.row, deps)
  return context.html(await appointmentPage(deps, { ...shown, free }), shown.news === 'taken' ? 409 : 200)
}

/** Cancelled or over. */
async function closed(deps: ServiceDeps, context: Context, row: AppointmentRow): Promise<Response> {
  const locale = row.language
  if (row.state !== 'cancelled') {
    const over = { title: 'appointment.page.over.title', text: 'appointment.page.over.text' } as const
    return saidPage(deps, context, { locale, ...over, status: 410 })
  }
  const moment = momentText(row.starts_at, wordingOf(deps, locale))
  const title = say(locale, 'appointment.page.cancelled.title')
  const text = say(locale, 'appointment.cancelled.text', { moment })
  return context.html(await messagePage(deps, context.req.raw, { locale, title, text, call: false }))
}
