/** The names of what scripts keep on the visitor's device: apart from the table (`storage.ts`), as every page loads them. */
import type { ConsentKey } from './consent.ts'

/** The storage key of the visitor's language. */
export const LANGUAGE_KEY = 'lng'

/** Homes and searches that the visitor saves (`saved.ts`). */
export const SAVED_KEY = 'saved'

/** When the session of the owner portal ends, in milliseconds since 1970: until then the login page leads to the portal. */
export const OWNER_KEY = 'owner'

/** What was typed into forms and not sent yet (`form-drafts.ts`). */
export const DRAFTS_KEY = 'formDrafts'
export const DRAFT_DAYS = 1

/** What our own scripts may write into local storage: nothing but these keys. */
export type StorageKey =
  typeof LANGUAGE_KEY | typeof SAVED_KEY | typeof OWNER_KEY | typeof DRAFTS_KEY | ConsentKey

/** In session storage, after consent. */
export const CAMPAIGN_KEY = 'utm_parameters'
