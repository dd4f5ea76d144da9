/**
 * The address that says whether the service is there. A build of a site with a service writes the negative answer as a file, which a
 * static host serves; where the service runs, it answers instead. A page therefore learns it without a request that fails.
 */
export const PRESENCE_ADDRESS = '/api/service.json'

export interface Presence {
  readonly service: boolean
  /** Whether the same host answers the feeds of filtered lists. */
  readonly feeds?: boolean
}

export const ABSENT: Presence = { service: false }
