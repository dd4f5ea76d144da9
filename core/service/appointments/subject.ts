/**
 * The subject of an appointment: the property or the kind of meeting, and the office and the agent whose
 * agenda applies.
 */
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import type { ServiceOffice, ServicePerson, ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { isOutside } from './agenda.ts'
import { officeOf, openingRules } from './opening.ts'
import type { OpeningRules } from './opening.ts'
import type { Engagement } from './slots.ts'

export interface Asked {
  /** The id of the property to visit. Without one the appointment is a meeting. */
  readonly property?: string | undefined
  readonly meeting?: string | undefined
  readonly office?: string | undefined
  /** The id of the member of the team whom the visitor wants to meet. */
  readonly agent?: string | undefined
}

/** Empty values count as missing. */
export function askedIn(given: (name: keyof Asked) => string | undefined): Asked {
  return {
    property: given('property') || undefined,
    meeting: given('meeting') || undefined,
    office: given('office') || undefined,
    agent: given('agent') || undefined,
  }
}

export interface Subject extends Pick<AppointmentRow, 'property' | 'meeting'> {
  readonly office: ServiceOffice
  readonly person: ServicePerson | undefined
  readonly rules: OpeningRules
}

type FoundSubject =
  | { readonly kind: 'found'; readonly subject: Subject }
  /** The visitor has to choose one of several offices, or where to meet. */
  | { readonly kind: 'incomplete'; readonly missing: 'office' | 'meeting' }
  /** No appointment can be made: the property cannot be visited, or the office has no opening hours. */
  | { readonly kind: 'closed' }

type SubjectDeps = Pick<ServiceDeps, 'site' | 'config'>

export function findSubject(asked: Asked, { site: read, config }: SubjectDeps): FoundSubject {
  const site = read()
  const home = asked.property === undefined ? undefined : visitable(asked.property, site)
  if (asked.property !== undefined && home === undefined) return { kind: 'closed' }
  const meeting = home === undefined ? meetingOf(asked.meeting) : null
  if (meeting === undefined) return { kind: 'incomplete', missing: 'meeting' }
  const member = memberNamed(asked.agent, site)
  const fixed = home === undefined ? member?.office : home.office
  const office = fixed === undefined ? chosenOffice(asked.office, site) : officeOf(site, fixed)
  if (office === undefined) return { kind: 'incomplete', missing: 'office' }
  if (office.openingHours.length === 0) return { kind: 'closed' }
  const rules = openingRules(config, office)
  return {
    kind: 'found',
    subject: {
      property: home?.id ?? null,
      meeting,
      office,
      person: home === undefined ? member : home.agent,
      rules,
    },
  }
}

export function visitable(id: string, { properties }: ServiceSite) {
  const property = properties.find((known) => known.id === id)
  return property !== undefined && isAvailable(property.availability as Availability) ? property : undefined
}

/** A member who left has no appointments of their own: the office receives the visitor. */
export function memberNamed(id: string | undefined, { team = [] }: Pick<ServiceSite, 'team'>) {
  return team.find((member) => member.id === id)
}

function meetingOf(given: string | undefined) {
  return given === 'office' || given === 'home' || given === 'phone' ? given : undefined
}

function chosenOffice(id: string | undefined, site: ServiceSite): ServiceOffice | undefined {
  return site.offices.length === 1 ? site.offices[0] : officeOf(site, id ?? null)
}

export function engagementAt(
  start: number,
  { office, person, rules, property, meeting }: Subject,
): Engagement {
  return {
    office: office.id,
    start,
    end: start + rules.length,
    outside: isOutside({ property, meeting }),
    property,
    person: person?.name ?? null,
  }
}
