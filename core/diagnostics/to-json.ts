/** Diagnostics as JSON. Every field is always present, and null if it has no value. */
import { CATALOGUE } from './codes.ts'
import type { Code } from './codes.ts'
import type { Diagnostic, Location, Severity } from './diagnostic.ts'

interface PlaceJson {
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly endLine: number | null
  /** The column after the last marked one. */
  readonly endColumn: number | null
  readonly frame: string | null
}

interface DiagnosticJson extends PlaceJson {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly hint: string | null
  readonly docs: string
  readonly related: readonly ({ readonly message: string } & PlaceJson)[]
}

export function toJson({ code, severity, message, hint, at, related = [] }: Diagnostic): DiagnosticJson {
  return {
    code,
    severity,
    message,
    ...placeJson(at),
    hint: hint ?? null,
    docs: docsOf(code),
    related: related.map((other) => ({ message: other.message, ...placeJson(other.at) })),
  }
}

function placeJson(at: Location | undefined): PlaceJson {
  if (at === undefined)
    return { file: null, line: null, column: null, endLine: null, endColumn: null, frame: null }
  const { file, line, column, length, frame } = at
  return { file, line, column, endLine: line, endColumn: column + length, frame: frame === '' ? null : frame }
}

/** The heading of a code in docs/errors.md, as GitHub makes its anchor. */
export function docsOf(code: Code): string {
  const heading = `${code} ${CATALOGUE[code].title}`
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
  return `docs/errors.md#${anchor}`
}
