/** The reference names a property or a project on pages, in mails, in the desk and in the portal. */

/** The offer form takes one over from an address, so it has no characters of markup, of addresses or of sentences. */
export const REFERENCE = /^[0-9A-Za-zÀ-ɏ][0-9A-Za-zÀ-ɏ_./ -]{0,29}$/

interface Named {
  readonly ID: number
  readonly RecordFile?: string | undefined
}

/** The agency's own reference, or the id if there is none that a form accepts. */
export function referenceOf({ ID, RecordFile }: Named): string {
  return hasReference(RecordFile) ? RecordFile : String(ID)
}

export function hasReference(text: string | undefined): text is string {
  return text !== undefined && REFERENCE.test(text)
}
