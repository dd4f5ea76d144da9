/** Recognises what a file holds that is no JSON: the error page of a host, a table, an archive, a file of another tool. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../diagnostics/lines.ts'
import { MAX_SYNTAX_PROBLEMS } from './limits.ts'

interface Format {
  /** Matched against the first bytes, one character each, without a byte order mark and blanks. */
  readonly start: RegExp
  readonly name: string
  readonly advice: string
}

const EXPORT_AGAIN = 'export it again as JSON'
const ERROR_PAGE =
  'export it again; hosts answer with such a page if an address is wrong or a log-in has expired'

const FORMATS: readonly Format[] = [
  { start: /^(?:<!doctype html|<html|<head|<body)\b/i, name: 'an HTML page', advice: ERROR_PAGE },
  { start: /^<(?:\?xml|[a-z])/i, name: 'XML', advice: EXPORT_AGAIN },
  { start: /^version https:\/\/git-lfs/, name: 'a Git LFS pointer', advice: 'download it with git lfs pull' },
  { start: /^PK[^\w\s]{2}/, name: 'a ZIP archive or an Office document', advice: EXPORT_AGAIN },
  { start: /^[^\w\s]\x8b/, name: 'a gzip archive', advice: 'unpack it' },
  { start: /^%PDF-/, name: 'a PDF document', advice: EXPORT_AGAIN },
  { start: /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF)/, name: 'a picture', advice: 'move it to content/images/' },
  {
    start: /^(?:---\s*\n|[a-z_]\w*: )/i,
    name: 'YAML',
    advice: 'write it as JSON, with braces and quotation marks',
  },
  {
    start: /^(?:module\.exports|export |import |const |let |var |window\.)/,
    name: 'JavaScript',
    advice: 'leave only the data, with keys and texts in double quotation marks',
  },
  // Quoted cells, or at least three without quotation marks.
  { start: /^"[^"\n]*"[;,\t]"/, name: 'a table (CSV)', advice: EXPORT_AGAIN },
  {
    start: /^"?[\w .-]+"?(?:([;,\t])"?[\w .-]*"?)(?:\1"?[\w .-]*"?)+ *\r?\n/,
    name: 'a table (CSV)',
    advice: EXPORT_AGAIN,
  },
]

/** The problem of a file that cannot be parsed as JSON because it is of another format; null if none is recognised. */
export function foreignFormat(bytes: Uint8Array, file: string): Problem | null {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  const found = FORMATS.find(({ start }) => start.test(text))
  if (found === undefined) return null
  const what = `the file contains ${found.name}, not JSON`
  return problem('AS1011', { what, advice: found.advice }, { at: { file, path: [] } })
}

/** The line with which Git marks the start of two versions. Such a line is part of no valid JSON, and hardly of a text. */
const CONFLICT = /^<{7} .*$/gm

/** Conflicts that were not resolved. In Markdown, both versions would be published. */
export function mergeConflicts(text: string, file: string): readonly Problem[] {
  if (!text.includes('<<<<<<< ') || !text.includes('>>>>>>> ')) return []
  const lines = linesOf(text)
  return [...text.matchAll(CONFLICT)].slice(0, MAX_SYNTAX_PROBLEMS).map(({ 0: mark, index }) => {
    const position = stretchOf(lines, index, index + mark.length)
    return problem('AS1012', {}, { at: { file, path: [], position } })
  })
}
