/** Encodings of exports, and the declarations and marks by which a file names its own. */

export type Encoding =
  'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-1' | 'iso-8859-15' | 'macintosh'

/** Labels of the Encoding Standard (encoding.spec.whatwg.org, 4.2) that exports use, without punctuation. */
const LABELS: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  unicode11utf8: 'utf-8',
  usascii: 'utf-8',
  ascii: 'utf-8',
  utf16: 'utf-16le',
  utf16le: 'utf-16le',
  unicode: 'utf-16le',
  utf16be: 'utf-16be',
  windows1252: 'windows-1252',
  cp1252: 'windows-1252',
  ansi: 'windows-1252',
  iso88591: 'iso-8859-1',
  latin1: 'iso-8859-1',
  l1: 'iso-8859-1',
  iso885915: 'iso-8859-15',
  latin9: 'iso-8859-15',
  macintosh: 'macintosh',
  macroman: 'macintosh',
  macosroman: 'macintosh',
  xmacroman: 'macintosh',
  mac: 'macintosh',
}

export function encodingNamed(label: string): Encoding | undefined {
  const name = label.toLowerCase().replace(/[^a-z0-9]/g, '')
  return Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
}

/** The encoding of an XML declaration, which is readable in every encoding of one byte. */
export function declaredEncoding(start: Uint8Array): string | undefined {
  const text = Buffer.from(start.subarray(0, 256)).toString('latin1')
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1]
}

/** UTF-16 by its byte order mark, or because one byte of each of the first four characters is 0. */
export function utf16Of(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (start.length < 8) return undefined
  const zeros = Array.from(start.subarray(0, 8), (byte) => (byte === 0 ? '0' : '.')).join('')
  if (zeros === '.0.0.0.0') return 'utf-16le'
  return zeros === '0.0.0.0.' ? 'utf-16be' : undefined
}
