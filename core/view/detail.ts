/** Parts that properties and projects share. */
import { addressLines, countryCodeOf, displayStreet } from '../domain/address.ts'
import { mapSearch, streetViewAt } from '../domain/map.ts'
import { referenceOf } from '../domain/record-reference.ts'
import { foldText } from '../domain/text.ts'
import { detectVideo } from '../domain/video.ts'
import { onHost } from '../domain/site-address.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { DocumentItem, PictureItem } from '../schema/record-files.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { addressed, estateMap, mapProject, mapProperty, spotOf } from './map.ts'
import { photoOf } from './pictures.ts'
import { nameOf, say, textOf } from './text.ts'
import type { DocumentLink, Embed, GalleryPicture, Link, Place, Plan } from './types.ts'

export function addressOf(context: ViewContext, linked: LinkedProperty | LinkedProject): readonly string[] {
  const { site, locale } = context
  const { record, isPublic } = addressed(linked)
  const town = townName(linked.town, locale, site.defaultLocale)
  const { HouseNumber, BoxNr } = record
  const fields = {
    PublishAddress: isPublic,
    Street: streetOf(context, record),
    HouseNumber,
    BoxNr,
    zip: record.Zip,
    town,
  }
  const isAbroad = countryCodeOf(linked.town.countryId) !== site.config.site.offices[0]?.country
  const country = isAbroad ? nameOf(context, record.CountryName ?? linked.town.country) : undefined
  return [...addressLines(fields, locale), ...(country === undefined ? [] : [country])]
}

/** Feeds write streets in capitals. */
function streetOf(context: ViewContext, { Street }: Property | Project): string | undefined {
  const street = nameOf(context, Street)
  return street === undefined ? undefined : displayStreet(street)
}

/** The title of the head. It adds the town unless the title contains it. */
export function headTitle(
  context: ViewContext,
  {
    title,
    town,
    record,
  }: { readonly title: string; readonly town: string; readonly record: Property | Project },
): string {
  const key = foldText(title).includes(foldText(town)) ? 'detail.headTitleShort' : 'detail.headTitle'
  return say(context, key, { title, town, id: referenceOf(record) })
}

export function galleryOf(
  context: ViewContext,
  items: readonly PictureItem[],
  title: string,
): readonly GalleryPicture[] {
  return items.flatMap((item, index): readonly GalleryPicture[] => {
    const fallbackAlt = () => say(context, 'picture.alt', { title, number: index + 1, total: items.length })
    const picture = photoOf(context, item, { recipe: 'photo', fallbackAlt })
    if (picture === undefined) return []
    return [/\.png(?:$|[?#])/i.test(item.Url) ? { ...picture, drawing: true } : picture]
  })
}

const TWELFTHS = 12

/** `homesWith` returns the homes of a project that have the plan. */
export function plansOf(
  context: ViewContext,
  { items = [], title }: { readonly items: readonly PictureItem[] | undefined; readonly title: string },
  homesWith: (url: string) => Plan['homes'] = () => [],
): readonly Plan[] {
  const fallbackAlt = () => say(context, 'picture.plan', { title })
  const plans = items.flatMap((item) => {
    const picture = photoOf(context, item, { recipe: 'plan', fallbackAlt })
    return picture === undefined ? [] : [{ picture, homes: homesWith(item.Url) }]
  })
  const widest = Math.max(...plans.map(({ picture }) => picture.width ?? 0))
  return plans.map(({ picture, homes }) => ({
    picture,
    share: Math.max(Math.round(((picture.width ?? widest) / (widest || 1)) * TWELFTHS), 1),
    homes,
  }))
}

export function documentsOf(
  context: ViewContext,
  documents: readonly DocumentItem[] | undefined,
): readonly DocumentLink[] {
  return (documents ?? []).flatMap(({ Name, Url, OnRequest }) => {
    const label = textOf(context, Name)
    if (label === undefined) return []
    const type = /\.([a-z0-9]{1,5})$/i.exec(Url ?? OnRequest ?? '')?.[1]?.toUpperCase()
    const isPrivate = Url === undefined && type !== undefined
    const href =
      Url === undefined || /^https?:/i.test(Url)
        ? Url
        : onHost(context.site.config.site.url, `/${encodeURI(Url).replace(/[?#]/g, encodeURIComponent)}`)
    return [
      compact<DocumentLink>({
        label,
        href,
        detail: isPrivate ? `${type}, ${say(context, 'document.onRequest')}` : type,
      }),
    ]
  })
}

/** The names of the documents that are mailed on request. */
export function requestable(documents: readonly DocumentLink[]): readonly string[] {
  return documents.filter(({ href }) => href === undefined).map(({ label }) => label)
}

/** Video and tour: a plain link until the visitor clicks it. The address of an unknown host is not shown. */
export function embedsOf(
  context: ViewContext,
  {
    VideoUrl,
    VirtualTourUrl,
  }: { readonly VideoUrl?: string | undefined; readonly VirtualTourUrl?: string | undefined },
): readonly Embed[] {
  const embed = (kind: Embed['kind'], href: string | undefined) => {
    const found = href === undefined ? null : detectVideo(href, context.site.config.rules.tourHosts)
    if (href === undefined || found === null) return []
    return [compact<Embed>({ kind, href, host: found.host, frame: found.frame })]
  }
  return [...embed('tour', VirtualTourUrl), ...embed('video', VideoUrl)]
}

/**
 * The place of a record. If the address is hidden, there are no links to other maps and no street view, not
 * even by co-ordinates. The site's own map shows the middle of the town.
 */
export function placeOf(context: ViewContext, linked: LinkedProperty | LinkedProject): Place | undefined {
  const address = searchOf(context, linked)
  const spot = spotOf(linked)
  const { isTown } = spot ?? {}
  const link = (key: 'place.map' | 'place.streetView', href: string): Link => ({
    href,
    label: say(context, key),
    external: true,
  })
  const property = 'property' in linked ? mapProperty(context, linked) : mapProject(context, linked)
  const title = say(context, isTown ? 'map.place' : 'estate.place')
  if (address === undefined && spot === undefined) return undefined
  return compact<Place>({
    link: address === undefined ? undefined : link('place.map', mapSearch(address)),
    streetView: spot === undefined || isTown ? undefined : link('place.streetView', streetViewAt(spot)),
    isTown,
    map: estateMap(context, property, title),
  })
}

/** The query for a map of another site: "Veldweg 12, 9000 Gent". It is undefined if the address is hidden. */
export function searchOf(context: ViewContext, linked: LinkedProperty | LinkedProject): string | undefined {
  const { town } = linked
  const { record, isPublic } = addressed(linked)
  const street = isPublic ? streetOf(context, record) : undefined
  if (street === undefined) return undefined
  const name = townName(town, context.locale, context.site.defaultLocale)
  return `${[street, record.HouseNumber].filter(Boolean).join(' ')}, ${record.Zip} ${name}`
}
