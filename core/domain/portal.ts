/** The address of the owner portal, and the data that its page passes to its script. */
import type { Localised } from './locale.ts'

/** The address of the portal is below that of the login page: `/nl/login/portal/`. */
const PORTAL_SEGMENT = 'portal/'

export function portalPath<Path extends string>(login: Path): Path {
  return `${login}${PORTAL_SEGMENT}` as Path
}

export function portalPaths<Path extends string>(login: Localised<Path>): Localised<Path> {
  return Object.fromEntries(Object.entries(login).map(([locale, path]) => [locale, portalPath(path)]))
}

/** The address of its service (core/http/portal.ts). */
export const PORTAL_API = '/api/portal'

/** Time without a request after which a session ends, in the service and on the screen (ASVS 7.3.1). */
export const PORTAL_IDLE_MS = 30 * 60_000

/** The texts of the script of the portal: one file for each language, which only the portal loads. */
export interface PortalTexts<Key extends string = string> {
  readonly siteName: string
  readonly sentences: Readonly<Record<Key, string>>
  /** The telephone number for when the service does not answer. */
  readonly phone: { readonly text: string; readonly href: string } | null
}

export function isPortalText(key: string): boolean {
  return key.startsWith('portal.')
}

/** The end of a session, even if it is in use (ASVS 7.3.2). */
export const PORTAL_LONGEST_MS = 12 * 3600_000
