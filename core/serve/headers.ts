/** Response headers of a site. One policy for its pages and one for the map in its frame are constant for the site. */
import { MAP_FOLDER } from '../domain/map.ts'
import { OPEN_STREET_MAP, tileOrigins } from '../domain/tiles.ts'
import { TOUR_HOSTS } from '../domain/video.ts'
import { ASSET_FOLDER } from '../system/paths.ts'

/** Frames that a page may open after a click. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...TOUR_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
]

const TRUSTED_TYPES = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['fragment', 'tag']],
] as const

export interface PolicyHosts {
  /** Origins of pictures that stay elsewhere. */
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
  /** Origins that forms are sent to. */
  readonly forms?: readonly string[]
  /** Origins that give challenges to forms. */
  readonly challenges?: readonly string[]
  /** Origins of videos that banners play. */
  readonly media?: readonly string[]
  /** Origins of the map's tiles; those of OpenStreetMap where none are given. */
  readonly tiles?: readonly string[]
  /** Of tags, as are hosts that are connected to. */
  readonly scripts?: readonly string[]
  readonly connects?: readonly string[]
  /**
   * Whether text may become markup or the address of a script by way of our own policies alone (`trusted.ts`). Scripts
   * of others do not know them, so it holds where there are none.
   */
  readonly trustedTypes?: boolean
}

type Directives = readonly (readonly [string, readonly string[]])[]

export function contentSecurityPolicy(hosts: PolicyHosts = {}): string {
  const { images = [], frames = [], forms = [], challenges = [], media = [] } = hosts
  const { scripts = [], connects = [] } = hosts
  const { trustedTypes = scripts.length === 0 } = hosts
  return printed([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...new Set([...forms, ...challenges, ...connects])]],
    ['frame-src', ["'self'", ...FRAME_HOSTS, ...frames]],
    ['media-src', ["'self'", ...media]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    // A form of a site without a service opens a mail.
    ['form-action', ["'self'", 'mailto:', ...forms]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    ...(trustedTypes ? TRUSTED_TYPES : []),
  ])
}

/** The map's page shows tiles and does nothing else: so no other page needs to allow their host. */
export function mapSecurityPolicy({ tiles = [] }: PolicyHosts = {}): string {
  return printed([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...(tiles.length === 0 ? tileOrigins(OPEN_STREET_MAP) : tiles)]],
    ['font-src', ["'self'"]],
    // Scripts that come late are fetched.
    ['connect-src', ["'self'"]],
    ['form-action', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
  ])
}

function printed(directives: Directives): string {
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')
}

export function isMapPath(path: string): boolean {
  return path.startsWith(`/${MAP_FOLDER}/`)
}

export function securityHeaders(hosts?: PolicyHosts, path = '/'): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': isMapPath(path) ? mapSecurityPolicy(hosts) : contentSecurityPolicy(hosts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Hashed files never change; pages are asked for again every time. */
export function cacheControl(path: string): string {
  return path.startsWith(`/${ASSET_FOLDER}/`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}
