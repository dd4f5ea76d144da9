import { mapSearch } from '../domain/map.ts'
import { openingLines } from '../domain/opening-hours.ts'
import { groupPhone, groupPhoneSpec, phoneHref } from '../domain/phone.ts'
import type { TeamMember } from '../schema/property.ts'
import type { Office as OfficeConfig } from '../schema/config/office.ts'
import { officeId } from '../site/offices.ts'
import { personPath } from '../site/person-pages.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { pageAt } from './links.ts'
import { pictureOf } from './pictures.ts'
import { htmlOf, nameOf, say, textOf } from './text.ts'
import type { Office, Person } from './types.ts'

/** A telephone number grouped for reading, with its `tel:` address. */
export function phoneOf(context: ViewContext, phone: string, country: 'BE' | 'LU' = 'BE'): Office['phone'] {
  const isSpec = context.site.config.rules.phoneGrouping === 'spec'
  const text = isSpec ? groupPhoneSpec(phone) : groupPhone(phone, country)
  return { text, href: phoneHref(phone, country) ?? `tel:${phone.replace(/[^+0-9]/g, '')}` }
}

/** The office of the agent, or the only office of the agency. */
export function officeOfHome(
  context: ViewContext | undefined,
  agent: TeamMember | undefined,
): string | undefined {
  const [first, ...others] = context?.site.config.site.offices ?? []
  if (agent?.office !== undefined || first === undefined) return agent?.office
  return others.length === 0 ? officeId(first, 0) : undefined
}

export function officesOf(context: ViewContext): readonly Office[] {
  return context.site.config.site.offices.map((office) => officeOf(context, office))
}

/** The offices with a route to each, for the page of visits to the agency. */
export function officesToVisit(context: ViewContext): readonly Office[] {
  return officesOf(context).map((office) => ({
    ...office,
    route: {
      href: mapSearch(office.address.join(', ')),
      label: say(context, 'office.route'),
      external: true,
    },
  }))
}

export function peopleOf(context: ViewContext): readonly Person[] {
  return (context.site.config.team?.members ?? []).flatMap((member) => personOf(context, member) ?? [])
}

function officeOf(context: ViewContext, office: OfficeConfig): Office {
  return compact<Office>({
    name: nameOf(context, office.name) ?? context.site.config.site.name,
    address: [nameOf(context, office.street) ?? '', `${office.zip} ${nameOf(context, office.city) ?? ''}`],
    phone: phoneOf(context, office.phone, office.country),
    email: office.email,
    openingHours: office.openingHours && openingLines(office.openingHours, context.locale),
    hours: htmlOf(context, office.hours),
  })
}

export function personOf(context: ViewContext, member: TeamMember | undefined): Person | undefined {
  if (member === undefined) return undefined
  return compact<Person>({
    name: member.name,
    initials: initialsOf(member.name),
    role: textOf(context, member.role),
    registration: nameOf(context, member.registration),
    phone: member.phone === undefined ? undefined : phoneOf(context, member.phone),
    email: member.email,
    photo:
      member.photo === undefined
        ? undefined
        : pictureOf(context, { url: member.photo, alt: member.name }, 'portrait'),
    introduction: textOf(context, member.introduction),
    href: pageAt(context, personPath(member.id)),
  })
}

/** First letter of the first and of the last word: "Inès De Maertens" is IM. A blank is words as well. */
function initialsOf(name: string): string {
  const words = name
    .replaceAll(/\[\[|\]\]/g, '')
    .trim()
    .split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
