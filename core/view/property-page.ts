import { floodKeys, planningCodeOf, planningKeys } from '../domain/planning.ts'
import { contactDemand } from '../domain/forms/contact-demand.ts'
import { offer } from '../domain/forms/offer.ts'
import { rentalConfirmation } from '../domain/forms/rental-confirmation.ts'
import { priceOf } from '../domain/money.ts'
import { referenceOf } from '../domain/record-reference.ts'
import { isWholePrice } from '../domain/terms.ts'
import { truncate } from '../domain/text.ts'
import { plainOf } from '../markup/rich-text.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { goalOf, isSold } from '../site/listings.ts'
import { townName } from '../site/towns.ts'
import { cardText, energyChip, propertyCard, statusOf } from './card.ts'
import type { Neighbours, ViewContext } from './context.ts'
import { compact } from './context.ts'
import {
  addressOf,
  documentsOf,
  embedsOf,
  galleryOf,
  headTitle,
  placeOf,
  plansOf,
  requestable,
} from './detail.ts'
import { certificateClasses, dwellingsOf, energyScaleOf, renovationNotice, uniqueCodeOf } from './energy.ts'
import { energyFacts, energyPerformance } from './energy-facts.ts'
import { factGroups, keyFacts } from './facts.ts'
import { requestsOf } from './forms.ts'
import { frameOf } from './frame.ts'
import { historyOf } from './history.ts'
import { homeCosts } from './home-costs.ts'
import { hrefTo, recordLink } from './links.ts'
import { townLink } from './town-link.ts'
import { personOf } from './offices.ts'
import { daysToRegister, openHouseLinks, openHouseProps } from './open-house.ts'
import { leadPicture, picturesOfRecord } from '../site/record-pictures.ts'
import { descriptionOf } from './story.ts'
import { taxNotes } from './new-build.ts'
import { priceFor } from './price.ts'
import { shareLinks } from './sharing.ts'
import { propertyData } from './structured-data.ts'
import { say, textOf } from './text.ts'
import type { Html, Link, Picture, PropertyPage } from './types.ts'

export function propertyPage(
  context: ViewContext,
  linked: LinkedProperty,
  neighbours: Neighbours,
): PropertyPage {
  const { property } = linked
  const title = linked.titles[context.locale] ?? ''
  const pictures = galleryOf(context, picturesOfRecord(property), title)
  const description = descriptionOf(context, property, title)
  const sold = isSold(linked)
  return compact<PropertyPage>({
    frame: propertyFrame(context, linked, { pictures, body: description.text }),
    id: property.ID,
    reference: referenceOf(property),
    title,
    lead: textOf(context, property.Lead),
    ...description.shown,
    pictures,
    plans: plansOf(context, { items: property.PlanItems, title }),
    price: sold ? undefined : priceFor(context, property),
    status: statusOf(context, linked),
    sold,
    taxNotes: taxNotes(context, linked),
    address: addressOf(context, linked),
    uniqueCode: property.PublishAddress ? undefined : uniqueCodeOf(context, property),
    ...factProps(context, linked),
    ...energyProps(context, linked),
    ...planningProps(context, linked),
    ...timeProps(context, linked),
    documents: documentsOf(context, property.Documents),
    embeds: embedsOf(context, property),
    place: placeOf(context, linked),
    decide: sold ? undefined : decisionLink(context, linked),
    ...contactProps(context, linked, title),
    ...linkProps(context, linked, neighbours),
  })
}

function factProps(context: ViewContext, linked: LinkedProperty) {
  return {
    keyFacts: keyFacts(context, linked),
    groups: factGroups(context, linked),
    costs: homeCosts(context, linked),
  }
}

function contactProps(context: ViewContext, linked: LinkedProperty, title: string) {
  const share = shareLinks(context, linked.paths, title)
  return {
    share,
    agent: personOf(context, linked.agent),
    note: textOf(context, linked.property.AgentNote),
    requests: isSold(linked) ? [] : propertyRequests(context, linked, share),
  }
}

/** The links to further pages. */
function linkProps(context: ViewContext, linked: LinkedProperty, { previous, next }: Neighbours) {
  return {
    sell: isSold(linked) ? sellLink(context) : undefined,
    project: projectLink(context, linked),
    guide: townLink(context, linked.town),
    similar: context.reads.similar(linked.property.ID).map((id) => context.reads.card(id)),
    previous: recordLink(context, previous),
    next: recordLink(context, next),
    list: listLink(context, linked),
  }
}

function energyProps(context: ViewContext, linked: LinkedProperty) {
  return {
    energy: energyChip(context, linked),
    energyValue: energyPerformance(context, linked.property),
    energyScale: energyScaleOf(context, linked),
    energyFacts: energyFacts(context, linked),
    certificateClasses: certificateClasses(linked),
    dwellings: dwellingsOf(context, linked),
    renovationNotice: isSold(linked) ? undefined : renovationNotice(context, linked),
  }
}

/** The texts of a page about time. */
function timeProps(context: ViewContext, linked: LinkedProperty) {
  return { ...openHouseProps(context, linked), history: historyOf(context, linked) }
}

function planningProps(context: ViewContext, linked: LinkedProperty) {
  return {
    flood: floodOf(linked),
    planning: planningOf(linked),
    planningInformation: textOf(context, linked.property.PlanningInformation),
    planningLink: planningLink(context, linked),
  }
}

function propertyFrame(
  context: ViewContext,
  linked: LinkedProperty,
  { pictures, body }: { pictures: readonly Picture[]; body: Html | undefined },
) {
  const { property, original, paths, titles, town } = linked
  const place = townName(town, context.locale, context.site.defaultLocale)
  const title = titles[context.locale] ?? ''
  const lead = leadPicture(property)
  const description =
    textOf(context, property.Lead) ??
    (body === undefined ? cardText(context, linked, propertyCard(context, linked)) : truncate(plainOf(body)))
  return frameOf(context, {
    original,
    goal: property.Goal,
    paths,
    title: headTitle(context, { title, town: place, record: property }),
    crumb: title,
    description,
    image:
      lead &&
      compact<{ url: string; alt?: NonNullable<typeof lead.Name> }>({ url: lead.Url, alt: lead.Name }),
    type: 'article',
    feeds: openHouseLinks(context, linked),
    jsonLd: propertyData(context, linked, { images: pictures.map(({ src }) => src), description }),
  })
}

function floodOf({ property, region }: LinkedProperty): PropertyPage['flood'] {
  if (region !== 'flanders') return []
  const scores = [
    ['P', property.PScore],
    ['G', property.GScore],
  ] as const
  return scores.flatMap(([kind, score]) =>
    score === undefined ? [] : [{ ...floodKeys(kind, score), score }],
  )
}

function planningOf({ property, region }: LinkedProperty): PropertyPage['planning'] {
  if (region !== 'flanders') return []
  return (property.PlanningCodes ?? []).flatMap((written) => {
    const code = planningCodeOf(written)
    return code === null ? [] : [{ code, ...planningKeys(code) }]
  })
}

function planningLink(context: ViewContext, { property }: LinkedProperty): Link | undefined {
  if (property.PlanningUrl === undefined) return undefined
  return { href: property.PlanningUrl, label: say(context, 'planning.link'), external: true }
}

function propertyRequests(
  context: ViewContext,
  linked: LinkedProperty,
  share: PropertyPage['share'],
): PropertyPage['requests'] {
  const { property, agent } = linked
  const documents = requestable(documentsOf(context, property.Documents))
  const openDays = daysToRegister(context, linked)
  const mail = share.find(({ kind }) => kind === 'mail')?.href
  return requestsOf(context, 'property', { property: property.ID, documents, openDays, agent, mail })
}

const DECISIONS = {
  0: [offer.page, 'estate.offer'],
  1: [rentalConfirmation.page, 'estate.rent'],
} as const

/**
 * The link to the page on which a visitor decides, for properties with a price; undefined if the site lacks
 * the page. Its query contains the reference.
 */
function decisionLink(context: ViewContext, { property }: LinkedProperty): Link | undefined {
  const { rules } = context.site.config
  const { Terms } = property
  // Bids of a public sale and sealed ones go to the notary, and a rent for life is negotiated.
  if (Terms !== undefined && 'url' in Terms && Terms.url !== undefined)
    return { href: Terms.url, label: say(context, 'estate.bid'), external: true }
  if (!isWholePrice(Terms)) return undefined
  if (property.Goal === 2 || priceOf(property, rules).kind !== 'amount') return undefined
  const [original, label] = DECISIONS[property.Goal]
  const href = hrefTo(context, original)
  return href === hrefTo(context, '/')
    ? undefined
    : { href: `${href}?property=${encodeURIComponent(referenceOf(property))}`, label: say(context, label) }
}

function projectLink(context: ViewContext, { property: { ProjectID } }: LinkedProperty): Link | undefined {
  return ProjectID === undefined ? undefined : recordLink(context, context.reads.projectLink(ProjectID))
}

/**
 * A link from a sold property to the valuation of the visitor's own home; undefined if the site lacks that
 * page.
 */
function sellLink(context: ViewContext): Link | undefined {
  const href = hrefTo(context, contactDemand.page)
  return href === hrefTo(context, '/') ? undefined : { href, label: say(context, 'estate.sell') }
}

function listLink(context: ViewContext, linked: LinkedProperty): Link {
  const goal = goalOf(linked)
  return { href: hrefTo(context, context.reads.listHost(goal)), label: say(context, `listing.all.${goal}`) }
}
