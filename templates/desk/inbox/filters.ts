/** The filters of the inbox, as its address at the service has them. An empty one chooses all. */
export interface Filters {
  readonly state: '' | 'new' | 'open' | 'done'
  readonly office: string
  readonly form: string
  readonly assigned: string
  readonly search: string
}

export const NO_FILTERS: Filters = { state: '', office: '', form: '', assigned: '', search: '' }
