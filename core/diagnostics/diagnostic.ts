/**
 * Problems are values. A stage says what is wrong and points at the data (`Problem`); only when something is to be
 * shown is the file read again to find line and column (`Diagnostic`). So nothing is paid where nothing is wrong.
 */
import { CATALOGUE } from './codes.ts'
import type { Code, CodeEntry } from './codes.ts'

export type Severity = 'error' | 'warning'

/** Way through the data of a file: keys and indexes. The empty path is the whole file. */
export type DataPath = readonly (string | number)[]

/** A place in a source file, by its data. `key` points at the property's name instead of its value. */
export interface Pointer {
  readonly file: string
  readonly path: DataPath
  readonly key?: boolean
  /** A part of the value, such as a link inside Markdown: the first occurrence is marked. */
  readonly part?: string
  /** A known place, for problems that the parser of the file found itself. Byte or character positions win over data. */
  readonly position?: { readonly line: number; readonly column: number; readonly length?: number }
}

export interface Problem {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly hint?: string
  /** The places where the data can come from; the first that holds the path is shown. Empty: no file to show. */
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

/** A value that is usable even with warnings; with an error it is not to be used further than checking goes. */
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

/** Makes a problem of the catalogue; its message and hint are built from `params`. */
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

/** Whether nothing may be published. */
export function isFatal(problems: readonly Problem[], { strict }: { readonly strict: boolean }): boolean {
  return strict ? problems.length > 0 : hasErrors(problems)
}
