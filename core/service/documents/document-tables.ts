/** Which document of a property somebody asked for, and when the last time. */
interface DocumentRequestRow {
  readonly email: string
  readonly property: string
  /** `documentKey` of it. */
  readonly document: string
  readonly requested_at: number
  readonly erase_at: number
}

export interface DocumentTables {
  readonly document_request: DocumentRequestRow
}
