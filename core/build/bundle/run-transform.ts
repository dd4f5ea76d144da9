/**
 * Runs the function `transform` of a site in a separate context without a clock, random numbers, files or network, so
 * that the same export always gives the same site. Records enter and leave the context as JSON.
 */
import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import vm from 'node:vm'
import type { Pointer } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../domain/untrusted.ts'
import { TRANSFORM_FILE } from '../../import/transform/transform-file.ts'
import type { RunTransform, TransformOutput } from '../../import/transform/transformed.ts'

/** A script that assigns the exports of the site's module to the variable `site`. */
export interface TransformScript {
  readonly code: string
  readonly map: SourceMapPayload
}

/** In milliseconds. One record takes a few microseconds. */
const LONGEST_CALL = 10_000

/** `Date` is replaced by a version that requires a date, and local time zones are not available. */
const WITHOUT_CLOCK = `
  const missing = (name) => () => {
    throw new Error(name + ' is not available, because the same record must always give the same result')
  }
  Math.random = missing('Math.random')
  const Dates = Date
  Date = class Date extends Dates {
    constructor(...given) {
      if (given.length === 0) missing('new Date() without a date')()
      super(...given)
    }
    static now = missing('Date.now')
  }
  // The context has a console that writes nowhere.
  delete globalThis.console
  const kindOf = (value) => value === undefined ? 'undefined' : Array.isArray(value) ? 'a list' : 'a ' + typeof value
  var call = (text) => {
    const result = site.transform(JSON.parse(text))
    if (typeof result?.then === 'function') throw new Error('it returns a promise')
    if (typeof result !== 'object' || Array.isArray(result)) throw new Error('it returns ' + kindOf(result))
    if (result !== null && 'raw' in result && 'fields' in result)
      throw new Error('it returns the whole record, and not its fields')
    return JSON.stringify(result)
  }
`
const CALL = new vm.Script('call(input)')

/** Throws the error that the module throws while it is loaded. */
export function loadTransform({ code, map }: TransformScript): RunTransform {
  const context = vm.createContext(Object.create(null) as { input?: string })
  vm.runInContext(WITHOUT_CLOCK, context)
  vm.runInContext(code, context, { filename: TRANSFORM_FILE, timeout: LONGEST_CALL })
  const run = (input: string) => {
    context.input = input
    return String(CALL.runInContext(context, { timeout: LONGEST_CALL }))
  }
  let isTried = false
  let isTooSlow = false
  return (record) => {
    if (isTooSlow) return TOO_SLOW
    try {
      const input = JSON.stringify(record)
      const output = run(input)
      if (!isTried && run(input) !== output) return COUNTING
      isTried = true
      return { fields: JSON.parse(output) as TransformFields }
    } catch (error) {
      isTooSlow = isTimeout(error)
      return isTooSlow ? TOO_SLOW : failureOf(error, map)
    }
  }
}

type TransformFields = Extract<TransformOutput, { fields: unknown }>['fields']

const TOO_SLOW = { failure: `it takes longer than ${LONGEST_CALL / 1000} seconds` }
const COUNTING = { failure: 'a second call with the same record gives another result' }

function isTimeout(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

interface Failure {
  readonly failure: string
  readonly position: Pointer['position']
}

/** Errors of another context are not instances of `Error` of this one. */
export function failureOf(error: unknown, map: SourceMapPayload): Failure {
  const { message, stack } = (isRecord(error) ? error : {}) as { message?: unknown; stack?: unknown }
  const failure = typeof message === 'string' ? message : String(error)
  return { failure, position: positionIn(typeof stack === 'string' ? stack : '', map) }
}

function positionIn(stack: string, map: SourceMapPayload): Pointer['position'] {
  const [, line, column] = /site-config\/imports\.ts:(\d+):(\d+)/.exec(stack) ?? []
  if (line === undefined) return undefined
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1)
  return 'originalLine' in found
    ? { line: found.originalLine + 1, column: found.originalColumn + 1 }
    : undefined
}
