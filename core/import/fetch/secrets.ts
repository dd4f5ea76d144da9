/** Values of environment variables in requests, and their removal from everything that is shown. */
import type { RequestValue } from '../../schema/https-place.ts'
import { isObject, isVariable } from './json-place.ts'

export interface Secrets {
  /** The value with its variables filled in. Each must be set: `missingVariables` finds the others. */
  fill(value: RequestValue): RequestValue
  /** The text without any of the filled values. */
  redact(text: string): string
  /** A value that a server gave, such as a token. */
  add(value: string): void
}

/** Shorter values are parts of ordinary words. */
const SHORTEST = 4

export function createSecrets(env: Readonly<Record<string, string | undefined>>): Secrets {
  const known = new Set<string>()
  const add = (value: string) => void (value.length >= SHORTEST && known.add(value))
  const fill = (value: RequestValue): RequestValue => {
    if (Array.isArray(value)) return value.map(fill)
    if (!isObject(value)) return value
    if (!isVariable(value))
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each)]))
    const filled = env[value.env] ?? ''
    add(filled)
    return filled
  }
  const redact = (text: string) => [...known].reduce((result, secret) => withoutSecret(result, secret), text)
  return { fill, redact, add }
}

function withoutSecret(text: string, secret: string): string {
  const spellings = [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
  ]
  return spellings.reduce((result, spelling) => result.replaceAll(spelling, '***'), text)
}

/** The variables that a request names and that are not set, sorted. */
export function missingVariables(
  value: RequestValue,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return [...new Set(variablesOf(value))].filter((name) => (env[name] ?? '') === '').sort()
}

function variablesOf(value: RequestValue): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(variablesOf)
  if (!isObject(value)) return []
  return isVariable(value) ? [value.env] : Object.values(value).flatMap(variablesOf)
}
