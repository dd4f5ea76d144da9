/** Where the pictures of a map come from: the only thing on our pages that another host is asked for by our own script. */

export interface TileSource {
  /** Address with `{z}`, `{x}`, `{y}`; `{s}` stands for a subdomain, `{r}` for "@2x" on fine screens. */
  readonly url: string
  readonly subdomains: readonly string[]
  readonly maxZoom: number
  /** Shown on the map; who gives the tiles says what it has to be. */
  readonly attribution: readonly { readonly text: string; readonly url?: string }[]
}

/** For a small site; its terms ask those who need more to take another (docs/own-site.md). */
export const OPEN_STREET_MAP: TileSource = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  subdomains: [],
  maxZoom: 19,
  attribution: [{ text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }],
}

/** https, a plain host, and every part of the address known. */
const TILE_URL =
  /^https:\/\/(?:\{s\}\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?\/(?:[\w~!$&*+,;=:@%./?-]|\{[zxysr]\})*$/

export function isTileUrl(url: string): boolean {
  return TILE_URL.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.split(part).length === 2)
}

/** `https://a.tiles.example`: what the policy of the map has to allow. */
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

/** Who is contacted, in a sentence: "tiles.example". */
export function tileHost({ url }: Pick<TileSource, 'url'>): string {
  return /^https:\/\/(?:\{s\}\.)?([^/:]+)/.exec(url)?.[1] ?? ''
}
