/** The office's desk: its addresses, the roles of its members, and what each role may do. */

/** The page of the desk, which the service serves. */
export const DESK_PATH = '/desk/'
export const DESK_API = '/api/desk'
/** The request by which another program has the site built. */
export const REBUILD_ADDRESS = '/api/rebuild'

/** A session ends after this time without a request, and at the latest after a working day (ASVS 7.3.1, 7.3.2). */
export const DESK_IDLE_MS = 60 * 60_000
export const DESK_LONGEST_MS = 12 * 60 * 60_000

/** Days that the log of the desk is kept: questions about a whole year, as in the portal. */
export const DESK_LOG_DAYS = 400

/**
 * A request that the page makes by itself, because something has changed, has this header. It does not count as use of the session, so a
 * desk that nobody looks at is logged out.
 */
export const DESK_BACKGROUND = 'X-Desk-Background'

export const DESK_ROLES = ['agent', 'manager', 'administrator'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

/**
 * The table grants each right to roles, in the offices whose data a member sees: agents and managers in their own, administrators in
 * all. `people`, `audit`, `publishing` and `health` concern the whole agency.
 */
const DESK_ROLES_BY_RIGHT = {
  inbox: ['agent', 'manager', 'administrator'],
  calendar: ['agent', 'manager', 'administrator'],
  homes: ['agent', 'manager', 'administrator'],
  /** Answers that the office writes often. */
  templates: ['manager', 'administrator'],
  /** The owners of homes, and their accounts in the portal. */
  owners: ['manager', 'administrator'],
  /** A manager invites and looks after the agents of the own office. */
  members: ['manager', 'administrator'],
  publishing: ['manager', 'administrator'],
  people: ['administrator'],
  audit: ['administrator'],
  health: ['administrator'],
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>

export type DeskRight = keyof typeof DESK_ROLES_BY_RIGHT

export const DESK_RIGHTS = Object.keys(DESK_ROLES_BY_RIGHT) as readonly DeskRight[]

export function hasRight(role: DeskRole, right: DeskRight): boolean {
  const roles: readonly DeskRole[] = DESK_ROLES_BY_RIGHT[right]
  return roles.includes(role)
}

export function isDeskRight(name: string): name is DeskRight {
  return Object.hasOwn(DESK_ROLES_BY_RIGHT, name)
}
