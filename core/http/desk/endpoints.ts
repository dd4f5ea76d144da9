/** Every address that the desk requests: the one table for its service, its rights, its tests and the documents. */
import { ACCOUNT_ENDPOINTS } from './account.ts'
import { CALENDAR_ENDPOINTS } from './calendar.ts'
import { HOME_ENDPOINTS } from './homes.ts'
import { INBOX_ENDPOINTS } from './inbox.ts'
import { MEMBER_ENDPOINTS } from './members.ts'
import { OVERSIGHT_ENDPOINTS } from './oversight.ts'
import { PAPER_ENDPOINTS } from './papers.ts'
import { PASSKEY_ENDPOINTS } from './passkeys.ts'
import { PEOPLE_ENDPOINTS } from './people.ts'
import { PUBLISHING_ENDPOINTS } from './publishing.ts'
import { ROUND_ENDPOINTS } from './rounds.ts'

/** Browsers accept the prefix only with Secure, Path=/ and without Domain. The cookie is not that of the owner portal. */
export const DESK_COOKIE = '__Host-agency-desk'

/**
 * JSON in both directions, under `DESK_API`. Requests that change data must come from a page of the desk. Data of another office is answered
 * as if it did not exist.
 */
export const DESK_ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...OVERSIGHT_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...CALENDAR_ENDPOINTS,
  ...ROUND_ENDPOINTS,
  ...HOME_ENDPOINTS,
  ...PAPER_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  ...PEOPLE_ENDPOINTS,
  ...PUBLISHING_ENDPOINTS,
} as const
