/**
 * The names of the data that scripts store on the visitor's device. They are separate from the table
 * (`storage.ts`), because every page loads them.
 */
import type { ConsentKey } from './consent.ts'

/** The storage key of the visitor's language. */
export const LANGUAGE_KEY = 'lng'

/** Homes and searches that the visitor saves (`saved.ts`). */
export const SAVED_KEY = 'saved'

/**
 * The end of the session of the owner portal, in milliseconds since 1970. Until then the login page redirects
 * to the portal.
 */
export const OWNER_KEY = 'owner'

/** Text in forms that was not sent yet (`form-drafts.ts`). */
export const DRAFTS_KEY = 'formDrafts'
export const DRAFT_DAYS = 1

/** The keys that the site's own scripts may write into local storage. */
export type StorageKey =
  typeof LANGUAGE_KEY | typeof SAVED_KEY | typeof OWNER_KEY | typeof DRAFTS_KEY | ConsentKey

/** The key in session storage, after consent. */
export const CAMPAIGN_KEY = 'utm_parameters'
