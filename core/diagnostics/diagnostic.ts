/**
 * Problems are values. A stage returns a `Problem`, which points at the data. Only when a problem is shown is the file
 * read again to find line and column, which gives a `Diagnostic`. A site without problems therefore pays nothing.
 */
import { CATALOGUE } from './codes.ts'
import type { Code } from './codes.ts'
import type { DataPath } from './data-path.ts'
import type { CodeEntry } from './define-code.ts'

export type Severity = 'error' | 'warning'

/** A source location, given by its data. `key` points at the key instead of its value. */
export interface Pointer {
  readonly file: string
  readonly path: DataPath
  readonly key?: boolean
  /** A part of the value, such as a link inside Markdown: the first occurrence is marked. */
  readonly part?: string
  /** A known position, for problems that the parser of the file found. It takes precedence over the path. */
  readonly position?: { readonly line: number; readonly column: number; readonly length?: number }
}

export interface Problem {
  readonly code: Code
  readonly severity: Severity
  /** A warning that `--strict` does not turn into an error. */
  readonly isRemark?: true
  readonly message: string
  readonly hint?: string
  /** The source locations that the data may come from. The first one that contains the path is shown; an empty list shows none. */
  readonly at: readonly Pointer[]
  readonly related?: readonly { readonly message: string; readonly at: Pointer }[]
}

/** 1-based line and column in the original file; `length` in characters. */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  readonly frame: string
}

export interface Diagnostic {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly hint?: string
  readonly at?: Location
  readonly related?: readonly { readonly message: string; readonly at: Location }[]
}

/** A checked value. With warnings it may be used; with an error it may only be checked further. */
export interface Checked<T> {
  readonly value: T
  readonly problems: readonly Problem[]
}

type Params<C extends Code> = (typeof CATALOGUE)[C] extends CodeEntry<infer P> ? P : never

export interface Where {
  readonly at?: Pointer | readonly Pointer[]
  readonly hint?: string
  readonly related?: Problem['related']
  readonly severity?: Severity
}

/** Creates a problem of the catalogue, with its message and hint built from `params`. */
export function problem<C extends Code>(code: C, params: Params<C>, where: Where = {}): Problem {
  const entry = CATALOGUE[code] as CodeEntry<Params<C>>
  const hint = where.hint ?? entry.hint?.(params)
  return {
    code,
    severity: where.severity ?? entry.severity,
    message: entry.message(params),
    at: where.at === undefined ? [] : Array.isArray(where.at) ? where.at : [where.at as Pointer],
    ...(hint === undefined ? {} : { hint }),
    ...(where.related === undefined ? {} : { related: where.related }),
  }
}

export function hasErrors(problems: readonly { readonly severity: Severity }[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** Whether the problems forbid publication. */
export function isFatal(problems: readonly Problem[], { strict }: { readonly strict: boolean }): boolean {
  return hasErrors(problems) || (strict && problems.some(({ isRemark }) => isRemark !== true))
}
