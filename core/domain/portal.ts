/** The address of the owner portal, and the data that its page passes to its script. */
import type { Localised } from './locale.ts'

/** The page stands under the one that owners log in on: `/nl/login/portal/`. */
const PORTAL_SEGMENT = 'portal/'

export function portalPath<Path extends string>(login: Path): Path {
  return `${login}${PORTAL_SEGMENT}` as Path
}

export function portalPaths<Path extends string>(login: Localised<Path>): Localised<Path> {
  return Object.fromEntries(Object.entries(login).map(([locale, path]) => [locale, portalPath(path)]))
}

/** Where its service answers (core/http/portal.ts). */
export const PORTAL_API = '/api/portal'

/** Of a session without a request (ASVS 7.3.1): then it ends, in the service and on the screen. */
export const PORTAL_IDLE_MS = 30 * 60_000

/** What the script of the portal says: one file for each language, which only the portal loads. */
export interface PortalTexts<Key extends string = string> {
  readonly siteName: string
  readonly sentences: Readonly<Record<Key, string>>
  /** Whom to call when the service does not answer. */
  readonly phone: { readonly text: string; readonly href: string } | null
}

export function isPortalText(key: string): boolean {
  return key.startsWith('portal.')
}

/** The end of a session however busy it is (ASVS 7.3.2). */
export const PORTAL_LONGEST_MS = 12 * 3600_000
