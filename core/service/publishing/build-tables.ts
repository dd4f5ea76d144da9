/** A build of the site. At most one runs, and at most one waits: it will publish whatever has changed until it begins. */
export interface SiteBuildRow {
  readonly id: string
  readonly cause: 'member' | 'request' | 'schedule'
  /** The member of the desk who asked for it. */
  readonly member: string | null
  /** `lost`: the process that ran it ended. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'lost'
  readonly asked_at: number
  readonly started_at: number | null
  readonly ended_at: number | null
  /** While it runs: after this time it is lost. */
  readonly leased_until: number | null
  /** JSON of a `BuildOutcome`. */
  readonly outcome: string | null
}

export interface BuildTables {
  readonly site_build: SiteBuildRow
}
