/**
 * The address that returns whether the service is available. A build of a site with a service writes the negative
 * answer as a file, which a static host serves; if the service runs, it answers instead. So a page learns it without
 * a failing request.
 */
export const PRESENCE_ADDRESS = '/api/service.json'

export interface Presence {
  readonly service: boolean
  /** Whether the same host answers the feeds of filtered lists. */
  readonly feeds?: boolean
}

export const ABSENT: Presence = { service: false }
