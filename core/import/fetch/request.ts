/** The request for one page of a source, from its place, its preset and the numbers of the page. */
import type { HttpsPlace, RequestRecipe, RequestValue } from '../../schema/https-place.ts'
import { isObject, isVariable, merged, withValue } from './json-place.ts'
import { RECIPES } from './recipes.ts'
import type { Secrets } from './secrets.ts'

/** A place whose request is complete. */
export type Place = HttpsPlace

/** A text is short for `{ "url": text }`. */
export function placeOf(written: string | HttpsPlace, preset: string | undefined): Place {
  const place: HttpsPlace = typeof written === 'string' ? { url: written } : written
  const recipe: RequestRecipe = (preset === undefined ? undefined : RECIPES[preset]) ?? {}
  return {
    ...recipe,
    ...place,
    ...mergedPart('headers', recipe, place),
    ...mergedPart('query', recipe, place),
    ...mergedPart('body', recipe, place),
  }
}

function mergedPart(name: 'headers' | 'query' | 'body', one: RequestRecipe, other: RequestRecipe): object {
  if (one[name] === undefined && other[name] === undefined) return {}
  return { [name]: merged(one[name], other[name]) }
}

/** Values for parts of the request, such as `query.page`. */
export type Sent = Readonly<Record<string, string | number>>

export interface PlainRequest {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export function requestOf(place: Place, sent: Sent, secrets: Secrets): PlainRequest {
  const { query = {}, body } = place
  const start: RequestValue = { query, ...(body === undefined ? {} : { body }) }
  const parts = Object.entries(sent).reduce<RequestValue>(
    (all, [to, value]) => withValue(all, to, value),
    start,
  )
  const filled = secrets.fill(parts) as { readonly query: RequestValue; readonly body?: RequestValue }
  const url = new URL(place.url)
  for (const [name, value] of Object.entries(filled.query as Readonly<Record<string, RequestValue>>))
    url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const { method = filled.body === undefined ? 'GET' : 'POST' } = place
  const text = method === 'POST' ? JSON.stringify(filled.body ?? {}) : undefined
  return { url, method, headers: headersOf(place, text, secrets), body: text }
}

function headersOf(
  place: Place,
  body: string | undefined,
  secrets: Secrets,
): Readonly<Record<string, string>> {
  const own = Object.entries(place.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(secrets.fill(value)),
  ])
  const type = body === undefined ? [] : [['content-type', 'application/json']]
  return Object.fromEntries([['accept', '*/*'], ['user-agent', 'agency-site'], ...type, ...own])
}

/** The parts of a place that name environment variables. */
export function variableParts({ headers = {}, query = {}, body = {}, token }: Place): RequestValue {
  return [headers, query, body, ...(token?.steps ?? []).map((step) => step.body)].filter(
    (part) => isObject(part) || isVariable(part),
  )
}
