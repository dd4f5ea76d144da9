/** Response headers of a site: one policy for all of its pages, constant per site (engineering section 3). */
import { TOUR_HOSTS } from '../domain/video.ts'
import { ASSET_FOLDER } from '../system/paths.ts'

/** Frames that a page may open after a click. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...TOUR_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
]

export interface PolicyHosts {
  /** Origins of pictures that stay elsewhere. */
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
}

export function contentSecurityPolicy({ images = [], frames = [] }: PolicyHosts = {}): string {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['frame-src', ["'self'", ...FRAME_HOSTS, ...frames]],
    ['media-src', ["'self'", ...images]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
  ]
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')
}

export function securityHeaders(hosts?: PolicyHosts): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts),
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
