/** Places in requests and answers: names of nested fields with dots between them, without regard to letter case. */
import type { RequestValue } from '../../schema/https-place.ts'

export function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce(fieldOf, value)
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const key = keyLike(value, name)
  return key === undefined ? undefined : (value as Record<string, unknown>)[key]
}

/** The key itself, or the one that differs in letter case only. */
function keyLike(value: object, name: string): string | undefined {
  if (Object.hasOwn(value, name)) return name
  return Object.keys(value).find((key) => key.toLowerCase() === name.toLowerCase())
}

/** A copy of the value in which the place holds another one. Objects that are missing on the way are made. */
export function withValue(value: RequestValue, place: string, given: RequestValue): RequestValue {
  const [name = '', ...rest] = place.split('.')
  const fields = isObject(value) ? value : {}
  const key = keyLike(fields, name) ?? name
  const inner = rest.length === 0 ? given : withValue(fields[key] ?? {}, rest.join('.'), given)
  return { ...fields, [key]: inner }
}

/** Fields of both objects, at any depth; those of the second one take precedence. */
export function merged(one: RequestValue | undefined, other: RequestValue | undefined): RequestValue {
  if (one === undefined || other === undefined) return other ?? one ?? {}
  if (!isObject(one) || !isObject(other) || isVariable(one) || isVariable(other)) return other
  const result: Record<string, RequestValue> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const key = keyLike(one, name) ?? name
    result[key] = merged(result[key], value)
  }
  return result
}

export function isObject(value: RequestValue): value is { readonly [name: string]: RequestValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isVariable(value: RequestValue): value is { readonly env: string } {
  return isObject(value) && typeof value['env'] === 'string' && Object.keys(value).length === 1
}
