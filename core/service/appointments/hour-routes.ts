/** The free hours that forms offer, and the holds of visitors who fill in a form. JSON without names. */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { HOLDS_ADDRESS, HOURS_ADDRESS } from '../../domain/free-hours.ts'
import { nameIn } from '../../domain/locale.ts'
import { ANSWERS } from '../../http/answers.ts'
import type { ServiceDeps } from '../deps.ts'
import { networkKey, clientAddress } from '../guards/address.ts'
import { secondsToTurn, takeTurns } from '../guards/limits.ts'
import { localeFor } from '../pages/language.ts'
import { readAction } from '../pages/link-page.ts'
import { retryAfter } from '../submissions/answer.ts'
import { freeHours, readHour } from './free-hours.ts'
import { holdHour, releaseHold } from './holds.ts'
import { askedIn, findSubject, memberNamed } from './subject.ts'
import type { Asked } from './subject.ts'
import { momentText, timeText } from './wording.ts'

/**
 * A visitor looks through weeks of two offices and comes back later. A machine that copies the agenda makes
 * more requests.
 */
const LOOKS_AN_HOUR = 240
/** Days with free hours in one answer. */
const DAYS = 6

export function hourRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get(HOURS_ADDRESS, (context) => giveHours(deps, context))
  routes.post(HOLDS_ADDRESS, (context) => hold(deps, context))
  return routes
}

async function giveHours(deps: ServiceDeps, context: Context): Promise<Response> {
  const wait = await lookTurn(deps, context)
  if (wait > 0) return often(context, wait)
  const query = (name: string) => context.req.query(name) || undefined
  const site = deps.site()
  const language = localeFor(context.req.raw, site, query('language'))
  const asked = askedIn(query)
  const offices = officesToChoose(asked, deps).map(({ id, name }) => ({
    id,
    name: nameIn(name, language, site.defaultLocale) ?? site.name,
  }))
  const found = findSubject(asked, deps)
  if (found.kind === 'closed') return context.json({ ok: true, kind: 'closed', offices })
  if (found.kind === 'incomplete') return context.json({ ok: true, kind: found.missing, offices })
  const wanted = { language, from: query('from'), most: DAYS, without: { hold: query('hold') } }
  const free = await freeHours(found.subject, wanted, deps)
  const { office, rules } = found.subject
  return context.json({
    ok: true,
    kind: 'hours',
    office: office.id,
    confirm: rules.confirm,
    offices,
    ...free,
  })
}

/** None if the property or the person has an office. */
function officesToChoose({ property, agent }: Asked, deps: ServiceDeps) {
  const site = deps.site()
  const home = site.properties.find(({ id }) => id === property)
  const fixed = home === undefined ? memberNamed(agent, site)?.office : home.office
  return site.offices.length < 2 || fixed !== undefined ? [] : site.offices
}

async function lookTurn(deps: ServiceDeps, context: Context): Promise<number> {
  const key = networkKey(clientAddress(context, deps.config.proxies), deps)
  const turns = [{ name: `hours:${key}`, limit: { count: LOOKS_AN_HOUR, seconds: 3600 } }]
  const wait = await secondsToTurn(deps.store.db, turns, deps.now())
  return wait > 0 ? wait : deps.store.write((transaction) => takeTurns(transaction, turns, deps))
}

async function hold(deps: ServiceDeps, context: Context): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const given = (name: string) => action.pairs.get(name) || undefined
  const before = given('hold')
  const start = given('start')
  if (start === undefined) {
    if (before !== undefined) await releaseHold(before, deps)
    return context.json({ ok: true })
  }
  const found = findSubject(askedIn(given), deps)
  if (found.kind !== 'found') return taken(context)
  const { subject } = found
  const address = clientAddress(context, deps.config.proxies)
  const held = await holdHour({ subject, start: readHour(start), before, address }, deps)
  if (held.kind === 'often') return often(context, held.seconds)
  if (held.kind === 'taken') return taken(context)
  const language = localeFor(context.req.raw, deps.site(), given('language'))
  const wording = { zone: subject.rules.zone, language }
  return context.json({
    ok: true,
    hold: held.hold,
    seconds: Math.round((held.until - deps.now()) / 1000),
    moment: momentText(readHour(start), wording),
    until: timeText(held.until, wording),
  })
}

function taken(context: Context): Response {
  return context.json({ ok: false, code: 'taken' }, 409)
}

function often(context: Context, seconds: number): Response {
  retryAfter(context, seconds)
  return context.json(ANSWERS.often.example, ANSWERS.often.status)
}
