/** The map of the site: the page in its frame, the message to that page, and the hosts that it contacts. */
import { knownPosition } from '../domain/distance.ts'
import { addressLines } from '../domain/address.ts'
import type { Coordinates } from '../domain/map.ts'
import { mapPath } from '../domain/map.ts'
import type { MapMessage, MapProperty, MapType } from '../domain/map-message.ts'
import { TYPE_DESCRIPTION_LIMIT, truncate } from '../domain/text.ts'
import { OPEN_STREET_MAP, tileHost } from '../domain/tiles.ts'
import type { TileSource } from '../domain/tiles.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { shortTitle, townLine, statusOf } from './card.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { hrefAt, hrefIn } from './links.ts'
import { priceFor, priceText, projectPrice } from './price.ts'
import { nameOf, say } from './text.ts'
import type { MapFrame, MapPage } from './types.ts'

/** The source of the municipalities, whose centres are on the map (core/places/SOURCES.md). */
export const PLACES_SOURCE = 'https://opendata.bosa.be/'

/** The source of the communes of Luxembourg, with its licence. */
const COMMUNES_SOURCE = { text: 'Who’s On First', url: 'https://whosonfirst.org/docs/licenses/' }

type Sources<Source> = Readonly<{ road: Source; aerial?: Source }>
type Configured = NonNullable<NonNullable<SiteConfig['map']>[MapType]>

/** The configured tile sources, or OpenStreetMap. */
export function tileSources({ map }: SiteConfig): Sources<Configured | TileSource> {
  return { road: map?.road ?? OPEN_STREET_MAP, ...(map?.aerial && { aerial: map.aerial }) }
}

/** "tile.openstreetmap.org". The hosts are named before a visitor loads the map. */
export function tileHosts(config: SiteConfig): readonly string[] {
  return [...new Set(Object.values(tileSources(config)).map(tileHost))]
}

export function mapPage(context: ViewContext): MapPage {
  const { site, assets } = context
  const { road, aerial } = tileSources(site.config)
  const source = (given: Configured | TileSource): TileSource => ({
    url: given.url,
    subdomains: given.subdomains ?? [],
    maxZoom: given.maxZoom ?? OPEN_STREET_MAP.maxZoom,
    attribution: [
      ...given.attribution.map(({ text, url }) =>
        compact<TileSource['attribution'][number]>({ text: nameOf(context, text) ?? '', url }),
      ),
      { text: say(context, 'map.municipalities'), url: PLACES_SOURCE },
      ...(site.config.site.offices.some(({ country }) => country === 'LU') ? [COMMUNES_SOURCE] : []),
    ],
  })
  return compact<MapPage>({
    title: say(context, 'map.title'),
    script: assets.mapScript,
    road: source(road),
    aerial: aerial && source(aerial),
  })
}

interface MapInput {
  readonly title: string
  /** Absent where they are loaded later. */
  readonly properties?: readonly MapProperty[]
  readonly info?: string | undefined
}

export function mapFrame(context: ViewContext, { title, properties, info }: MapInput): MapFrame {
  const { map } = context.site.config
  const message = compact<MapMessage>({
    kind: 'map',
    properties,
    mapType: map?.type ?? 'road',
    customMarker: map?.marker === undefined ? undefined : context.pictures.of(map.marker, 'marker')?.src,
    info,
    ignore: [],
    bounds: undefined,
  })
  return {
    src: hrefAt(context.site, mapPath(context.locale)),
    title,
    host: tileHosts(context.site.config).join(', '),
    message: JSON.stringify(message),
  }
}

type Spot = Coordinates & Pick<MapProperty, 'isTown'>

/** A record with whether its address is public. This is the only function that decides it. */
export function addressed(linked: LinkedProperty | LinkedProject) {
  return 'property' in linked
    ? { record: linked.property, isPublic: linked.property.PublishAddress }
    : { record: linked.project, isPublic: linked.project.PublicAddress }
}

/** The co-ordinates of a record, if its address is public. */
export function ownSpotOf(linked: LinkedProperty | LinkedProject): Coordinates | undefined {
  const { record, isPublic } = addressed(linked)
  const { Latitude: latitude, Longitude: longitude } = record
  return isPublic ? knownPosition({ latitude, longitude }) : undefined
}

/** The position of a record on the map: its own, or the middle of its town, which is public knowledge. */
export function spotOf(linked: LinkedProperty | LinkedProject): Spot | undefined {
  return ownSpotOf(linked) ?? (linked.town.place && { ...linked.town.place, isTown: true })
}

/** The label of a property on the map: "Herenhuis met stadstuin, 9000 Gent". */
export function mapProperty(context: ViewContext, linked: LinkedProperty): MapProperty | undefined {
  const spot = spotOf(linked)
  return (
    spot &&
    compact<MapProperty>({
      id: linked.property.ID,
      ...spot,
      isTown: spot.isTown,
      label: labelOf(context, linked),
      href: hrefIn(context, linked.paths),
      price: isSold(linked) ? undefined : priceText(priceFor(context, linked.property)),
      state: statusOf(context, linked)?.label,
    })
  )
}

export function mapProject(context: ViewContext, linked: LinkedProject): MapProperty | undefined {
  const spot = spotOf(linked)
  const price = projectPrice(context, linked)
  return (
    spot &&
    compact<MapProperty>({
      id: linked.project.ID,
      ...spot,
      isTown: spot.isTown,
      label: labelOf(context, linked),
      href: hrefIn(context, linked.paths),
      price: price && priceText(price),
      state: undefined,
    })
  )
}

/** The offices with configured co-ordinates, numbered from one. */
export function mapOffices(context: ViewContext): readonly MapProperty[] {
  return context.site.config.site.offices.flatMap((office, index) => {
    const { latitude, longitude, zip } = office
    if (latitude === undefined || longitude === undefined) return []
    const address = addressLines(
      {
        PublishAddress: true,
        Street: nameOf(context, office.street),
        zip,
        town: nameOf(context, office.city) ?? '',
      },
      context.locale,
    )
    const name = nameOf(context, office.name) ?? context.site.config.site.name
    return [{ id: index + 1, latitude, longitude, label: [name, ...address].join(', ') }]
  })
}

/** The map on the page of a record. */
export function estateMap(
  context: ViewContext,
  property: MapProperty | undefined,
  title: string,
): MapFrame | undefined {
  if (property === undefined) return undefined
  // The map on the page of a property does not link to that page.
  const { href: _, ...shown } = property
  return mapFrame(context, { title, properties: [shown] })
}

/** Whether any record of the site has a position. Without one there is no map. */
export function hasMap({ site }: Pick<ViewContext, 'site'>): boolean {
  return site.properties.some((linked) => spotOf(linked) !== undefined) || hasPlaceBesideHomes(site)
}

/** Returns whether a project or an office has a position. */
export function hasPlaceBesideHomes(site: ViewContext['site']): boolean {
  return (
    site.projects.some((linked) => spotOf(linked) !== undefined) ||
    site.config.site.offices.some(
      ({ latitude, longitude }) => latitude !== undefined && longitude !== undefined,
    )
  )
}

function labelOf(context: ViewContext, linked: LinkedProperty | LinkedProject): string {
  const title = truncate(shortTitle(context, linked), TYPE_DESCRIPTION_LIMIT)
  return `${title}, ${townLine(context, linked)}`
}
