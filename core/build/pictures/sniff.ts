/** Determines the type of a file from its first bytes. Names are ignored, because feeds and hosts give wrong ones. */

export type AcceptedFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** An accepted format, or the type of the file for messages: "a GIF picture". */
export type FileType = { readonly format: AcceptedFormat } | { readonly name: string }

const ICON = { name: 'an icon file (ICO)' }
const TIFF = { name: 'a TIFF picture or the raw file of a camera' }
const JPEG_XL = { name: 'a JPEG XL picture' }

/** The first bytes, one character each. */
const SIGNATURES: readonly (readonly [string, FileType])[] = [
  ['\xff\xd8\xff', { format: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { format: 'png' }],
  ['GIF8', { name: 'a GIF picture' }],
  ['II*\0', TIFF],
  ['MM\0*', TIFF],
  ['II+\0', TIFF],
  ['MM\0+', TIFF],
  ['%PDF', { name: 'a PDF document' }],
  ['BM', { name: 'a BMP picture' }],
  ['\0\0\x01\0', ICON],
  ['\0\0\x02\0', ICON],
  ['8BPS', { name: 'a Photoshop file' }],
  ['\xff\x0a', JPEG_XL],
  ['\0\0\0\x0cJXL ', JPEG_XL],
  ['\0\0\0\x0cjP  ', { name: 'a JPEG 2000 picture' }],
  ['PK\x03\x04', { name: 'a ZIP archive or an Office document' }],
  ['\x1f\x8b', { name: 'a gzip file' }],
]

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^version https:\/\/git-lfs\.github\.com\/spec/, 'a Git LFS pointer, not the file itself'],
  [/<svg[\s>]/i, 'an SVG drawing'],
  [/^<!doctype html|^<html/i, 'an HTML page'],
  [/^<\?xml/i, 'an XML file'],
]

export function sniff(bytes: Uint8Array): FileType {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  if (head.startsWith('RIFF')) return riffType(head.slice(8, 12))
  if (head.slice(4, 8) === 'ftyp') return brandType(head.slice(8, 64))
  const found = SIGNATURES.find(([signature]) => head.startsWith(signature))
  return found ? found[1] : { name: textName(head) }
}

function riffType(kind: string): FileType {
  return kind === 'WEBP' ? { format: 'webp' } : { name: 'a sound or video file' }
}

/** ISO media files contain their types as a list of brands with four letters each. */
function brandType(brands: string): FileType {
  if (/avi[fs]/.test(brands)) return { format: 'avif' }
  return { name: /^(hei|hev|mif1|msf1)/.test(brands) ? 'a HEIC picture' : 'a video' }
}

function textName(head: string): string {
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  const found = TEXTS.find(([pattern]) => pattern.test(text))
  if (found) return found[1]
  return /[^\t\n\f\r -~\x80-\xff]/.test(head) ? 'of an unknown type' : 'a text file'
}
