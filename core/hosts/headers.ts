/** Response headers of a site. The site has one policy for its pages, and one for the map in its frame. */
import { MAP_FOLDER } from '../domain/map.ts'
import { OPEN_STREET_MAP, tileOrigins } from '../domain/tiles.ts'
import { TOUR_HOSTS } from '../domain/video.ts'
import { ASSET_FOLDER } from '../system/paths.ts'

/** Hosts whose frames a page may open after a click. */
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
  /** Origins of pictures that are not copied into the site. */
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
  /** Origins to which forms are sent. */
  readonly forms?: readonly string[]
  /** Origins of challenges for forms. */
  readonly challenges?: readonly string[]
  /** Origins of videos in banners. */
  readonly media?: readonly string[]
  /** Origins of the map's tiles. The default is OpenStreetMap. */
  readonly tiles?: readonly string[]
  /** Origins of tags, to which scripts may connect as well. */
  readonly scripts?: readonly string[]
  readonly connects?: readonly string[]
  /**
   * Whether only our own policies (`trusted.ts`) may turn text into markup or into the address of a script
   * (trusted types). Third-party scripts do not use these policies, so it is only set on a site without them.
   */
  readonly trustedTypes?: boolean
  /** The editor in the browser; absent for a site without one. */
  readonly editor?: { readonly folder: string; readonly connects: readonly string[] } | undefined
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
    // A form of a site without a service opens a mail program.
    ['form-action', ["'self'", 'mailto:', ...forms]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    ...(trustedTypes ? TRUSTED_TYPES : []),
  ])
}

/**
 * The policy of the map's page, which shows tiles and nothing else. No other page needs to allow their host.
 */
export function mapSecurityPolicy({ tiles = [] }: PolicyHosts = {}): string {
  return printed([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...(tiles.length === 0 ? tileOrigins(OPEN_STREET_MAP) : tiles)]],
    ['font-src', ["'self'"]],
    // Scripts that are loaded later are fetched.
    ['connect-src', ["'self'"]],
    ['form-action', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
  ])
}

/** Where the editor reads its symbols; visitors never open its page. */
const EDITOR_FONTS = 'https://cdn.jsdelivr.net'

/** The policy of the editor, a program of its own that writes its styles itself. No other page may do what it may. */
function editorSecurityPolicy(connects: readonly string[]): string {
  return printed([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...connects]],
    ['media-src', ["'self'", 'blob:']],
    ['font-src', ["'self'", EDITOR_FONTS]],
    ['connect-src', ["'self'", 'blob:', 'data:', ...connects]],
    ['frame-src', ["'self'", 'blob:']],
    ['worker-src', ["'self'", 'blob:']],
    ['form-action', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ])
}

function printed(directives: Directives): string {
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')
}

/** Folders whose pages have a policy of their own. */
export function foldersWithPolicy({ editor }: PolicyHosts = {}): readonly string[] {
  return [MAP_FOLDER, ...(editor === undefined ? [] : [editor.folder])]
}

/** The folder whose policy holds for a path; undefined for the pages of the site. */
export function policyFolder(path: string, hosts?: PolicyHosts): string | undefined {
  return foldersWithPolicy(hosts).find((folder) => path.startsWith(`/${folder}/`))
}

function policyOf(folder: string | undefined, hosts: PolicyHosts = {}): string {
  if (folder === MAP_FOLDER) return mapSecurityPolicy(hosts)
  return folder === undefined
    ? contentSecurityPolicy(hosts)
    : editorSecurityPolicy(hosts.editor?.connects ?? [])
}

export function securityHeaders(hosts?: PolicyHosts, path = '/'): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(policyFolder(path, hosts), hosts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Hashed files never change. Pages are revalidated on each request. */
export function cacheControl(path: string): string {
  return path.startsWith(`/${ASSET_FOLDER}/`)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}
