/** The duties of the law that a home lacks, for the desk of the office. */
import { passport } from '../domain/duties/passport.ts'
import { DUTIES } from '../domain/duties/table.ts'
import type { ServiceProperty } from '../schema/service-site.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { advertOf } from '../site/duty-problems.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { compact } from './context.ts'

type OpenDuties = NonNullable<ServiceProperty['duties']>

/** A duty is open if it is in force on the day, an ISO date, and its fact or paper is missing or requested. */
export function openDuties(linked: LinkedProperty, rules: SiteConfig['rules'], day: string): OpenDuties {
  return passport(advertOf(linked), { duties: DUTIES, rules, day }).flatMap((state) => {
    const isOpen = state.state === 'missing' || state.state === 'pending'
    if (!isOpen || !state.isInForce || 'isSaid' in state) return []
    const since = state.state === 'pending' ? state.since : undefined
    return [compact<OpenDuties[number]>({ id: state.duty.id, due: state.duty.class, since })]
  })
}
