/** The result of `templatesOf`. */
export interface PeerTemplates {
  /** Parts of a template by the kind of page. */
  readonly parts: Readonly<Record<string, readonly object[]>>
  /** Words by language. */
  readonly words: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly data: () => Iterable<PeerPage>
}

export interface PeerPage {
  readonly kind: string
  readonly address: string
  readonly language: string
  readonly values: Readonly<Record<string, unknown>>
}

/** `output` is the folder of a built site. */
export function templatesOf(output: string): PeerTemplates
