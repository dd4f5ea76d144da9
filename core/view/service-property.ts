/** A home in the data of the service: the content of its pages, and the documents that the service mails. */
import { isListed } from '../domain/availability.ts'
import { knownPosition } from '../domain/distance.ts'
import { eachColumn } from '../domain/each-column.ts'
import type { Locale } from '../languages/codes.ts'
import { referenceOf } from '../domain/record-reference.ts'
import type { Localised } from '../domain/locale.ts'
import { presentText } from '../domain/localised-text.ts'
import type { ServicePerson, ServiceProperty } from '../schema/service-site.ts'
import type { TeamMember } from '../schema/property.ts'
import type { DocumentItem } from '../schema/record-files.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { townName } from '../site/towns.ts'
import { propertyCard } from './card.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { addressOf } from './detail.ts'
import { filterValue } from './filter-values.ts'
import { homeFacts } from './feeds.ts'
import { officeOfHome, personOf } from './offices.ts'
import { spotOf } from './map.ts'
import { registrationDays } from './open-house.ts'
import { openDuties } from './open-duties.ts'
import { leadPicture, picturesOfRecord } from '../site/record-pictures.ts'
import { priceText } from './price.ts'
import { nameOf, textOf } from './text.ts'

/** A home without a page is null. Only the desk has to know pictures and duties, which depend on the day. */
export function serviceHome(
  contexts: readonly ViewContext[],
  linked: LinkedProperty,
  today: () => string,
): ServiceProperty | null {
  const [context] = contexts
  if (context === undefined || !hasPage(linked)) return null
  const { config } = context.site
  const hasDesk = config.service?.desk?.enabled === true
  return {
    ...serviceProperty(contexts, linked),
    ...(hasDesk && {
      pictures: picturesOfRecord(linked.property).length,
      duties: openDuties(linked, config.rules, today()),
    }),
  }
}

function hasPage({ availability, paths }: LinkedProperty): boolean {
  return isListed(availability) && Object.keys(paths).length > 0
}

function serviceProperty(contexts: readonly ViewContext[], linked: LinkedProperty): ServiceProperty {
  const { property, titles, paths, availability, town, types, agent } = linked
  const shown = contexts.filter(({ locale }) => paths[locale] !== undefined)
  const [context] = shown
  const filtered = eachColumn((column) => context && (filterValue(context, linked, column) ?? undefined))
  const goal = property.Goal === 1 ? 'rent' : 'sale'
  return compact<ServiceProperty>({
    id: String(property.ID),
    reference: referenceOf(property),
    goal,
    titles,
    paths: encoded(paths),
    availability,
    address: inEach(shown, (view) => addressOf(view, linked).join(', ')),
    ...filtered,
    prices: inEach(shown, (view) => {
      const shownPrice = propertyCard(view, linked).price
      return shownPrice && priceText(shownPrice)
    }),
    zip: property.Zip,
    position: knownPosition(spotOf(linked) ?? {}),
    towns: inEach(shown, ({ site, locale }) => townName(town, locale, site.defaultLocale)),
    types: [...types],
    facts: inEach(shown, (view) => homeFacts(view, linked)),
    dates: context?.reads.offerDates('property', property.ID),
    picture: context && pathOf(mailedPicture(context, linked)),
    documents: (property.Documents ?? []).flatMap((item) => documentOf(shown, item)),
    openDays: registrationDays(shown, linked),
    agent: serviceAgent(contexts, agent),
    office: officeOfHome(context, agent),
    fingerprint: [goal, availability, filtered.price ?? ''].join(' '),
  })
}

/** A JPEG, as mail programs show no WebP. Without a JPEG it is another picture, which the portal can show. */
function mailedPicture(context: ViewContext, linked: LinkedProperty): string | undefined {
  const lead = leadPicture(linked.property)
  const shared = lead && context.pictures.of(lead.Url, 'og')
  return shared?.src ?? propertyCard(context, linked).picture?.src
}

function pathOf(address: string | undefined): string | undefined {
  return address?.startsWith('/') ? address : undefined
}

/** A document under the name that the form shows. If there is no file, the agency sends the document. */
export function documentOf(
  contexts: readonly ViewContext[],
  { Name, Url, OnRequest }: DocumentItem,
): ServiceProperty['documents'] {
  const names = inEach(contexts, (context) => textOf(context, Name))
  if (presentText(Name) === undefined || Object.keys(names).length === 0) return []
  const file = OnRequest ?? Url
  return [{ names, ...(file === undefined ? {} : { file }) }]
}

export function serviceAgent(
  contexts: readonly ViewContext[],
  member: TeamMember | undefined,
): ServicePerson | undefined {
  const [context] = contexts
  const person = context && personOf(context, member)
  if (member === undefined || person === undefined) return undefined
  return compact<ServicePerson>({
    name: member.name,
    role: inEach(contexts, (view) => nameOf(view, member.role)),
    email: member.email,
    phone: member.phone,
    picture: pathOf(person.photo?.src),
  })
}

export function encoded(paths: Localised<string>): Localised<string> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, encodeURI(path)]))
}

export function inEach(
  contexts: readonly ViewContext[],
  value: (context: ViewContext) => string | undefined,
): Localised<string> {
  const found: Partial<Record<Locale, string>> = {}
  for (const context of contexts) {
    const text = value(context)
    if (text !== undefined) found[context.locale] = text
  }
  return found
}
