/** The published homes of the member's offices, with the interest in them. */
import { nameIn } from '../../domain/locale.ts'
import { HOME_ENDPOINTS } from '../../http/desk/homes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { homeDetail } from './home-detail.ts'
import { withInterest } from './home-interest.ts'
import { sendReport } from './home-report.ts'
import { ownerHandlers } from './owners.ts'
import { notTheirs, seesOffice } from './sight.ts'

type Endpoints = typeof HOME_ENDPOINTS

const AT_ONCE = 100

export const homeHandlers: Handlers<Endpoints> = {
  homes: list,
  home: (call) => withHome(call, (property) => homeDetail(property, call.visitor.member.language, call.deps)),
  sendReport: (call) => withHome(call, (property) => sendReport(property, call)),
  ...ownerHandlers,
}

async function withHome<Answer>(
  call: MemberCall & Pick<Call, 'param'>,
  work: (property: ServiceProperty) => Promise<Answer>,
): Promise<Answer | Response> {
  const id = call.param('home')
  const site = call.deps.site()
  const property = site.properties.find((home) => home.id === id)
  if (property === undefined) return refused('not-found')
  return seesOffice(call.visitor.member, property.office, site) ? work(property) : notTheirs(call, id)
}

async function list({ query, visitor: { member }, deps }: Call<Endpoints['homes']>) {
  const site = deps.site()
  const words = (query.search ?? '').toLowerCase().split(/\s+/)
  const found = site.properties
    .filter((home) => seesOffice(member, home.office, site))
    .filter((home) => query.office === undefined || seesOffice({ office: query.office }, home.office, site))
    .filter((home) => words.every((word) => textOf(home, member.language, site).includes(word)))
    .toSorted((one, other) => byId(one.id, other.id))
  const rest = found.filter(({ id }) => query.after === undefined || byId(query.after, id) < 0)
  const page = rest.slice(0, AT_ONCE)
  const homes = await withInterest(page, member.language, deps)
  return {
    homes: homes.map(({ home }) => home),
    next: rest.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The newest ids first. */
function byId(one: string, other: string): number {
  return Number(other) - Number(one)
}

function textOf(
  { id, reference, titles, address, towns }: ServiceProperty,
  language: Locale,
  site: ServiceSite,
): string {
  const parts = [titles, address, towns].map((text) => nameIn(text, language, site.defaultLocale) ?? '')
  return [id, reference, ...parts].join(' ').toLowerCase()
}
