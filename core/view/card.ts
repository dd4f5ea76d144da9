import { projectAvailability } from '../domain/availability.ts'
import { formatDayOfMonth, formatSurface } from '../domain/format.ts'
import { toneOf } from '../domain/energy.ts'
import { withoutTown } from '../domain/address.ts'
import { shownMarquee } from '../domain/marquee.ts'
import { priceOf } from '../domain/money.ts'
import { insideSurface } from '../domain/inside-surface.ts'
import { TYPE_DESCRIPTION_LIMIT, truncate } from '../domain/text.ts'
import { countFree, isSold } from '../site/listings.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import type { OpenHouse } from '../site/schedule.ts'
import { townName } from '../site/towns.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { askedPrice, timeOnMarket } from './history.ts'
import { hrefIn } from './links.ts'
import { leadPicture, picturesOfRecord } from '../site/record-pictures.ts'
import { photoOf } from './pictures.ts'
import { priceFor, priceText, projectPrice } from './price.ts'
import { termsLabel } from './terms.ts'
import { saidName, say, sayCount } from './text.ts'
import type { Card, EnergyChip, Status } from './types.ts'

/** The card of a property, which many pages show. */
export function propertyCard({ reads }: ViewContext, { property }: LinkedProperty): Card {
  return reads.card(property.ID)
}

/** Whether the home is published now, and has a page in the language. */
export function hasHomePage({ reads, locale }: ViewContext, id: number): boolean {
  return reads.propertyLink(id)?.paths[locale] !== undefined
}

export function makeCard(context: ViewContext, linked: LinkedProperty): Card {
  const { property, titles } = linked
  const title = titles[context.locale] ?? ''
  return compact<Card>({
    id: property.ID,
    href: hrefIn(context, linked.paths),
    picture: photoOf(context, leadPicture(property), { recipe: 'card', fallbackAlt: () => title }),
    second: secondPicture(context, linked),
    title: truncate(shortTitle(context, linked), TYPE_DESCRIPTION_LIMIT),
    place: townLine(context, linked),
    price: isSold(linked) ? undefined : priceFor(context, property),
    energy: energyChip(context, linked),
    status: statusOf(context, linked),
    facts: [...cardFacts(context, linked), ...soldIn(context, linked)],
  })
}

/** References show one picture. */
function secondPicture({ pictures }: ViewContext, linked: LinkedProperty): string | undefined {
  const [, second] = picturesOfRecord(linked.property)
  return second === undefined || isSold(linked) ? undefined : pictures.of(second.Url, 'photo')?.src
}

/** References say in how many days they were sold, and for what they were offered, if the agency shows it. */
function soldIn(context: ViewContext, linked: LinkedProperty): readonly string[] {
  return isSold(linked) ? [timeOnMarket(context, linked) ?? [], askedPrice(context, linked) ?? []].flat() : []
}

/** The title without the town, which stands beside it. */
export function shortTitle({ site, locale }: ViewContext, linked: LinkedProperty | LinkedProject): string {
  return withoutTown(linked.titles[locale] ?? '', townName(linked.town, locale, site.defaultLocale))
}

/** The facts of a card in a sentence, for a page without a text: "Huis, 9000 Gent. 3 slaapkamers. € 245.000". */
export function cardText(context: ViewContext, linked: LinkedProperty | LinkedProject, card: Card): string {
  const price = card.price && priceText(card.price)
  const parts = [`${shortTitle(context, linked)}, ${card.place}`, card.facts.join(', '), price ?? '']
  return parts.filter((part) => part !== '').join('. ')
}

/** "9000 Gent" */
export function townLine({ site, locale }: ViewContext, linked: LinkedProperty | LinkedProject): string {
  return `${zipOf(linked)} ${townName(linked.town, locale, site.defaultLocale)}`
}

/** The postal code of a record. Its town may have several. */
export function zipOf(linked: LinkedProperty | LinkedProject): string {
  return 'property' in linked ? linked.property.Zip : linked.project.Zip
}

/** Luxembourg shows the class of the certificate; a label is never computed there. */
export function energyChip(
  context: ViewContext,
  { energy, property }: LinkedProperty,
): EnergyChip | undefined {
  return chipOf(context, energy?.label ?? property.EnergyClass)
}

export function chipOf(context: ViewContext, label: string | undefined): EnergyChip | undefined {
  return label === undefined ? undefined : { name: say(context, 'card.energy'), label, tone: toneOf(label) }
}

/** The status that matters most to a buyer: sold before under option before an open-house day before new. */
export function statusOf(context: ViewContext, linked: LinkedProperty): Status | undefined {
  const { property, availability } = linked
  if (availability === 'sold' || availability === 'rented' || availability === 'sold-out') {
    return { label: say(context, `availability.${availability}`), tone: 'sold' }
  }
  const marquee = saidName(context, shownMarquee(property))
  // A marquee that replaces the price is not repeated.
  const isPrice = priceOf(property, context.site.config.rules).kind === 'marquee'
  if (marquee !== undefined && isPrice) return undefined
  if (marquee !== undefined)
    return compact<Status>({ label: marquee.text, lang: marquee.lang, tone: 'option' })
  const [next] = context.reads.openDays('property', property.ID)
  if (next !== undefined) return openHouseStatus(context, next)
  const terms = termsLabel(context, property)
  if (terms !== undefined) return { label: terms, tone: 'plain' }
  if (property.IsNew) return { label: say(context, 'status.new'), tone: 'new' }
  return availability === 'to-take-over'
    ? { label: say(context, 'availability.to-take-over'), tone: 'plain' }
    : undefined
}

/** "Opendeur op 5 december" */
function openHouseStatus(context: ViewContext, { day }: OpenHouse): Status {
  return {
    label: say(context, 'status.openHouse', { day: formatDayOfMonth(day, context.locale) ?? day }),
    tone: 'new',
  }
}

export function cardFacts(context: ViewContext, { property }: LinkedProperty): readonly string[] {
  const { NumberOfBedRooms, SurfaceGround } = property
  const inside = insideSurface(property)
  const surface = inside === undefined ? undefined : formatSurface(inside, context.locale)
  const ground = SurfaceGround === undefined ? undefined : formatSurface(SurfaceGround, context.locale)
  return [
    NumberOfBedRooms ? sayCount(context, 'card.bedrooms', NumberOfBedRooms) : undefined,
    surface,
    ground === undefined ? undefined : say(context, 'card.ground', { surface: ground }),
  ].filter((fact) => fact !== undefined)
}

export function isSoldOut({ units }: LinkedProject): boolean {
  return projectAvailability(units.map(({ availability }) => availability)) === 'sold-out'
}

export function projectStatus(context: ViewContext, linked: LinkedProject): Status | undefined {
  return isSoldOut(linked) ? { label: say(context, 'availability.sold-out'), tone: 'sold' } : undefined
}

export function projectCard(context: ViewContext, linked: LinkedProject): Card {
  const { project, titles, units } = linked
  const title = titles[context.locale] ?? ''
  const free = countFree(units)
  return compact<Card>({
    href: hrefIn(context, linked.paths),
    picture: photoOf(context, leadPicture(project), { recipe: 'card', fallbackAlt: () => title }),
    title: shortTitle(context, linked),
    place: townLine(context, linked),
    price: isSoldOut(linked) ? undefined : projectPrice(context, linked),
    energy: undefined,
    status: projectStatus(context, linked),
    facts: units.length > 0 && free > 0 ? [sayCount(context, 'card.homesFree', free)] : [],
  })
}
