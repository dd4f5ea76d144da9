import { formatSurface } from '../domain/format.ts'
import { shownMarquee } from '../domain/marquee.ts'
import { referenceOf } from '../domain/record-reference.ts'
import type { LinkedPage, LinkedProject, LinkedProperty } from '../site/linked.ts'
import { countFree, isSold } from '../site/listings.ts'
import { townName } from '../site/towns.ts'
import { cardText, energyChip, isSoldOut, projectCard, projectStatus, propertyCard } from './card.ts'
import type { ViewContext } from './context.ts'
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
import { factsOf } from './fact-rows.ts'
import { requestsOf } from './forms.ts'
import { frameOf } from './frame.ts'
import { hrefIn, hrefTo } from './links.ts'
import { personOf } from './offices.ts'
import { openHouseLinks, openHouseProps } from './open-house.ts'
import { leadPicture, picturesOfRecord } from '../site/record-pictures.ts'
import { priceFor, projectPrice, startingPrice } from './price.ts'
import { shareLinks } from './sharing.ts'
import { descriptionOf } from './story.ts'
import { projectData } from './structured-data.ts'
import { nameOf, saidName, say, textOf } from './text.ts'
import type { Fact, Picture, Plan, ProjectPage, Unit } from './types.ts'

export function projectPage(context: ViewContext, linked: LinkedProject): ProjectPage {
  const { project, paths, titles } = linked
  const title = titles[context.locale] ?? ''
  const pictures = galleryOf(context, picturesOfRecord(project), title)
  const units = unitsIn(context, linked)
  const soldOut = isSoldOut(linked)
  const { ExternalWeb } = project
  return compact<ProjectPage>({
    frame: projectFrame(context, linked, pictures),
    id: project.ID,
    reference: referenceOf(project),
    title,
    lead: textOf(context, project.Lead),
    ...descriptionOf(context, project, title).shown,
    pictures,
    plans: plansOf(context, { items: project.PlanItems, title }, (url) => homesWith(context, units, url)),
    price: soldOut ? undefined : projectPrice(context, linked),
    priceFrom: soldOut ? undefined : startingPrice(context, linked),
    status: projectStatus(context, linked),
    address: addressOf(context, linked),
    website:
      ExternalWeb === undefined
        ? undefined
        : { href: ExternalWeb, label: say(context, 'project.website'), external: true },
    facts: projectFacts(context, linked),
    units: units.map((unit) => unitOf(context, unit)),
    cards: units.filter((unit) => !isSold(unit)).map((unit) => propertyCard(context, unit)),
    ...openHouseProps(context, linked),
    documents: documentsOf(context, project.Documents),
    embeds: embedsOf(context, project),
    place: placeOf(context, linked),
    agent: personOf(context, linked.agent),
    share: shareLinks(context, paths, title),
    requests: soldOut ? [] : projectRequests(context, linked),
    list: { href: hrefTo(context, context.reads.projectList()), label: say(context, 'project.all') },
  })
}

function projectRequests(context: ViewContext, { project, agent }: LinkedProject): ProjectPage['requests'] {
  const documents = requestable(documentsOf(context, project.Documents))
  return requestsOf(context, 'project', { project: project.ID, documents, agent })
}

function projectFrame(context: ViewContext, linked: LinkedProject, pictures: readonly Picture[]) {
  const { project, original, paths, titles, town } = linked
  const title = titles[context.locale] ?? ''
  const place = townName(town, context.locale, context.site.defaultLocale)
  const lead = leadPicture(project)
  return frameOf(context, {
    original,
    paths,
    title: headTitle(context, { title, town: place, record: project }),
    crumb: title,
    description: textOf(context, project.Lead) ?? cardText(context, linked, projectCard(context, linked)),
    image:
      lead &&
      compact<{ url: string; alt?: NonNullable<typeof lead.Name> }>({ url: lead.Url, alt: lead.Name }),
    type: 'article',
    feeds: openHouseLinks(context, linked),
    jsonLd: projectData(
      context,
      linked,
      pictures.map(({ src }) => src),
    ),
  })
}

/**
 * The page with the list of projects, which the route table does not connect with the pattern of projects.
 */
export function projectListOf(pages: readonly LinkedPage[]): string {
  const host = pages.find(({ page }) =>
    (page.params?.modules ?? []).some(
      ({ relations = [], maxItems }) =>
        maxItems === undefined && relations.some(({ type }) => type === 'project-list'),
    ),
  )
  return host?.original ?? '/'
}

function projectFacts(context: ViewContext, { project, units }: LinkedProject): readonly Fact[] {
  const free = countFree(units)
  return factsOf([
    ['fact.type', saidName(context, project.WebIDName)],
    ['fact.units', units.length > 0 ? String(units.length) : undefined],
    ['fact.unitsFree', units.length > 0 ? String(free) : undefined],
    ['fact.progress', textOf(context, project.Progress)],
    ['fact.delivery', textOf(context, project.Delivery)],
  ])
}

/** The project's homes in the order of their ids; sold ones last. */
function unitsIn(context: ViewContext, { units }: LinkedProject): readonly LinkedProperty[] {
  return units
    .filter(({ paths }) => paths[context.locale] !== undefined)
    .sort(
      (left, right) => Number(isSold(left)) - Number(isSold(right)) || left.property.ID - right.property.ID,
    )
}

/** A studio shows no number of bedrooms, because its type is clearer than a zero. */
function bedroomsOf(context: ViewContext, { property }: LinkedProperty): string | undefined {
  const { NumberOfBedRooms, MainTypeName } = property
  if (NumberOfBedRooms === undefined) return undefined
  return NumberOfBedRooms === 0 ? nameOf(context, MainTypeName) : String(NumberOfBedRooms)
}

function homesWith(context: ViewContext, units: readonly LinkedProperty[], url: string): Plan['homes'] {
  return units
    .filter(({ property }) => property.PlanItems?.some(({ Url }) => Url === url))
    .map((unit) => {
      const { href, title, surface } = unitOf(context, unit)
      return compact<Plan['homes'][number]>({ href, label: title, surface })
    })
}

function unitOf(context: ViewContext, linked: LinkedProperty): Unit {
  const { property, titles, paths, availability } = linked
  const sold = isSold(linked)
  const marquee = saidName(context, shownMarquee(property))
  return compact<Unit>({
    href: hrefIn(context, paths),
    title: titles[context.locale] ?? '',
    bedrooms: bedroomsOf(context, linked),
    surface:
      property.SurfaceLiving === undefined
        ? undefined
        : formatSurface(property.SurfaceLiving, context.locale),
    price: sold ? undefined : priceFor(context, property),
    energy: energyChip(context, linked),
    availability: marquee?.text ?? say(context, `availability.${availability}`),
    availabilityLang: marquee?.lang,
    available: !sold,
  })
}
