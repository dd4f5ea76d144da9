/** The documents that a visitor requested, with the time of the last request. */
interface DocumentRequestRow {
  readonly email: string
  readonly property: string
  /** The `documentKey` of the document. */
  readonly document: string
  readonly requested_at: number
  readonly erase_at: number
}

export interface DocumentTables {
  readonly document_request: DocumentRequestRow
}
