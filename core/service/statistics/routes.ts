/** The route by which pages report a view. The answer is the same whether the view is counted or not. */
import { Hono } from 'hono'
import { STATISTICS_API } from '../../domain/statistics.ts'
import type { ServiceDeps } from '../deps.ts'
import { networkKey, clientAddress } from '../guards/address.ts'
import { readText } from '../guards/body.ts'
import type { PageCounter } from './page-counter.ts'

/** Above the views of any reader. A whole office may share an address. */
const PER_MINUTE = 120
/** Views of one page from one address. More are a machine that makes a property look wanted. */
const OF_ONE_PAGE = 3
const ADDRESSES = 20_000
const LIMIT = 1024

export function statisticsRoutes(deps: ServiceDeps, counter: PageCounter): Hono {
  const routes = new Hono()
  const mayCount = perMinute(deps)
  routes.post(STATISTICS_API, async (context) => {
    const { req } = context
    const path = await readText(req.raw, LIMIT)
    const key = () => networkKey(clientAddress(context, deps.config.proxies), deps)
    const isCounted = deps.config.statistics !== false
    if (isCounted && path !== null && isPerson(req.raw.headers) && mayCount(key(), path)) counter.count(path)
    return context.body(null, 204)
  })
  return routes
}

const ROBOTS =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|okhttp|axios|node|phantom|facebookexternalhit|whatsapp|telegram/i

/** A request of a browser whose user has not opted out. */
function isPerson(headers: Headers): boolean {
  const agent = headers.get('User-Agent') ?? ''
  const minds = headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
  return !minds && agent.startsWith('Mozilla/') && !ROBOTS.test(agent)
}

/** Counts in memory for a minute. Nothing of an address is stored. */
function perMinute({ now }: Pick<ServiceDeps, 'now'>): (key: string, page: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  const mayAdd = (key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1
    if (counts.size < ADDRESSES || counts.has(key)) counts.set(key, count)
    return count <= most && counts.has(key)
  }
  return (key, page) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    return mayAdd(`${key} ${page}`, OF_ONE_PAGE) && mayAdd(key, PER_MINUTE)
  }
}
