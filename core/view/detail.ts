/** Parts that properties and projects share. */
import { addressLines } from '../domain/address.ts'
import { detectVideo } from '../domain/video.ts'
import type { DocumentItem, PictureItem } from '../schema/property.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { absolute, hrefIn } from './links.ts'
import { photoOf } from './pictures.ts'
import { nameOf, say, textOf } from './text.ts'
import type { DocumentLink, Embed, Link, Picture, PropertyPage } from './types.ts'

export function addressOf(context: ViewContext, linked: LinkedProperty | LinkedProject): readonly string[] {
  const { site, locale } = context
  const record = 'property' in linked ? linked.property : linked.project
  const isPublic = 'PublishAddress' in record ? record.PublishAddress : record.PublicAddress
  const town = townName(linked.town, locale, site.defaultLocale)
  const { HouseNumber, BoxNr } = record
  const fields = {
    PublishAddress: isPublic,
    Street: nameOf(context, record.Street),
    HouseNumber,
    BoxNr,
    zip: linked.town.zip,
    town,
  }
  return addressLines(fields, locale)
}

export function galleryOf(
  context: ViewContext,
  items: readonly PictureItem[],
  title: string,
): readonly Picture[] {
  return items.flatMap((item, index) => {
    const fallbackAlt = say(context, 'picture.alt', { title, number: index + 1, total: items.length })
    return photoOf(context, item, { recipe: 'photo', fallbackAlt }) ?? []
  })
}

export function plansOf(
  context: ViewContext,
  items: readonly PictureItem[] | undefined,
  title: string,
): readonly Picture[] {
  const fallbackAlt = say(context, 'picture.plan', { title })
  return (items ?? []).flatMap((item) => photoOf(context, item, { recipe: 'plan', fallbackAlt }) ?? [])
}

export function documentsOf(
  context: ViewContext,
  documents: readonly DocumentItem[] | undefined,
): readonly DocumentLink[] {
  return (documents ?? []).flatMap(({ Name, Url }) => {
    const label = textOf(context, Name)
    if (label === undefined) return []
    const type = Url === undefined ? undefined : /\.([a-z0-9]{1,5})$/i.exec(Url)?.[1]?.toUpperCase()
    const href =
      Url === undefined || /^https?:/i.test(Url)
        ? Url
        : `/${encodeURI(Url).replace(/[?#]/g, encodeURIComponent)}`
    return [compact<DocumentLink>({ label, href, detail: type })]
  })
}

/** Video and tour: a plain link until the visitor clicks. An address of an unknown host is not shown. */
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
    return [compact<Embed>({ kind, href, frame: found.frame, host: found.host })]
  }
  return [...embed('tour', VirtualTourUrl), ...embed('video', VideoUrl)]
}

export function shareLinks(
  context: ViewContext,
  linked: LinkedProperty,
  title: string,
): PropertyPage['share'] {
  const url = absolute(context, hrefIn(context, linked.paths))
  const encoded = encodeURIComponent(url)
  const subject = encodeURIComponent(title)
  return [
    { kind: 'mail', href: `mailto:?subject=${subject}&body=${encoded}` },
    { kind: 'whatsapp', href: `https://wa.me/?text=${subject}%20${encoded}` },
    { kind: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    { kind: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}` },
  ]
}

/** A link to a map in a new tab; a hidden address has none, not even one by its co-ordinates. */
export function mapLinkOf(context: ViewContext, { property, town }: LinkedProperty): Link | undefined {
  const street = property.PublishAddress ? nameOf(context, property.Street) : undefined
  if (street === undefined) return undefined
  const place = townName(town, context.locale, context.site.defaultLocale)
  const query = encodeURIComponent(
    `${[street, property.HouseNumber].filter(Boolean).join(' ')}, ${town.zip} ${place}`,
  )
  return {
    href: `https://www.openstreetmap.org/search?query=${query}`,
    label: say(context, 'map.open'),
    external: true,
  }
}
