/**
 * The source of the pictures of a map. They are the only requests of the site's own scripts to another host.
 */

export interface TileSource {
  /** Address with `{z}`, `{x}`, `{y}`; `{s}` stands for a subdomain, `{r}` for "@2x" on fine screens. */
  readonly url: string
  readonly subdomains: readonly string[]
  readonly maxZoom: number
  /** Shown on the map. The provider of the tiles prescribes it. */
  readonly attribution: readonly { readonly text: string; readonly url?: string }[]
}

/** For a small site. Its terms require larger users to choose another provider (docs/guides/map-and-towns.md). */
export const OPEN_STREET_MAP: TileSource = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  subdomains: [],
  maxZoom: 19,
  attribution: [{ text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }],
}

/** https, a plain host, and only known placeholders in the address. */
const TILE_URL =
  /^https:\/\/(?:\{s\}\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?\/(?:[\w~!$&*+,;=:@%./?-]|\{[zxysr]\})*$/

export function isTileUrl(url: string): boolean {
  return TILE_URL.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.split(part).length === 2)
}

/** `https://a.tiles.example`: the origins that the policy of the map allows. */
export function tileOrigins({
  url,
  subdomains = [],
}: {
  readonly url: string
  readonly subdomains?: readonly string[] | undefined
}): readonly string[] {
  const [origin = ''] = /^https:\/\/[^/]+/.exec(url) ?? []
  if (!origin.includes('{s}')) return [origin]
  return subdomains.map((subdomain) => origin.replace('{s}', subdomain))
}

/** The host in a sentence: "tiles.example". */
export function tileHost({ url }: Pick<TileSource, 'url'>): string {
  return /^https:\/\/(?:\{s\}\.)?([^/:]+)/.exec(url)?.[1] ?? ''
}
