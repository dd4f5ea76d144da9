/** The type of a file by its first bytes. The name and type that its sender gives are not trusted. */

interface FileType {
  readonly type: string
  readonly ending: string
}

interface Sign extends FileType {
  readonly at: number
  readonly bytes: string
  /** Further bytes at other positions. */
  readonly also?: { readonly at: number; readonly bytes: string }
}

const SIGNS: readonly Sign[] = [
  { type: 'application/pdf', ending: '.pdf', at: 0, bytes: '%PDF-' },
  { type: 'image/jpeg', ending: '.jpg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', ending: '.png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', ending: '.webp', at: 0, bytes: 'RIFF', also: { at: 8, bytes: 'WEBP' } },
]

/** null for every type that owners and agencies do not exchange, such as executables. */
export function fileTypeOf(content: Uint8Array): FileType | null {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1')
  const found = SIGNS.find(
    ({ at, bytes, also }) => start.startsWith(bytes, at) && (!also || start.startsWith(also.bytes, also.at)),
  )
  return found ? { type: found.type, ending: found.ending } : null
}

const LONGEST_NAME = 100

/**
 * A name that is safe to show and to save: without a path and invisible characters, and with the extension of
 * the detected type.
 */
export function fileNameOf(given: string, { ending }: FileType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    // Control characters, and those that change the direction of writing: `gpj.exe` must not look like
    // `exe.jpg`.
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = [...stem].slice(0, LONGEST_NAME).join('').trim()
  return `${short === '' ? 'document' : short}${ending}`
}
