/**
 * A series of pages, read to its end. A series that breaks off, repeats itself or misses records fails as a whole,
 * because its part would look like a smaller stock.
 */
import { isFailed } from '../../network/transfer.ts'
import type { Failed } from '../../network/transfer.ts'
import { allowedAddress } from '../../network/allowed-address.ts'
import { hashOf } from '../../system/hash.ts'
import { askJson, limitsOf } from './ask.ts'
import type { AskContext, JsonAnswer } from './ask.ts'
import { valueAt } from './json-place.ts'
import { requestOf } from './request.ts'
import type { Place, PlainRequest, Sent } from './request.ts'
import type { Tokens } from './tokens.ts'

export interface SeriesContext extends AskContext {
  readonly tokens: Tokens
  /** The limit for all pages together, as JSON. */
  readonly maxBytes: number
}

type Pages = NonNullable<Place['pages']>

/** The part of a series that was read. */
interface Progress {
  readonly pages: number
  readonly count: number
  readonly bytes: number
  readonly total: number | undefined
  readonly ids: Set<string>
  readonly hashes: Set<string>
}

/** The next page: its number goes into the request, or it has an address of its own. */
type Next = { readonly cursor?: string | number | undefined; readonly url?: URL }

const MOST_PAGES = 20_000
const DEFAULT_SIZE = 50

/** Passes each page on. After a failure, the pages that were passed on are to be discarded. */
export async function readSeries(
  context: SeriesContext,
  fixed: Sent,
  keep: (page: unknown) => Promise<void>,
): Promise<{ readonly count: number } | Failed> {
  const pages = context.place.pages as Pages
  let progress: Progress = {
    pages: 0,
    count: 0,
    bytes: 0,
    total: undefined,
    ids: new Set(),
    hashes: new Set(),
  }
  let next: Next | undefined = {}
  while (next !== undefined) {
    const answer: JsonAnswer | Failed = await askSigned(
      context,
      pageRequest(context, { fixed, progress, next }),
    )
    if (isFailed(answer)) return onPage(progress, answer)
    const items = valueAt(answer.value, pages.items)
    if (!Array.isArray(items)) return failure(progress, `its answer has no list "${pages.items}"`)
    const advanced = advance(progress, { answer, items, pages })
    if (isFailed(advanced)) return advanced
    if (advanced.bytes > context.maxBytes)
      return failure(progress, `it has more than ${context.maxBytes / 1e6} MB`)
    await keep(answer.value)
    const following = nextOf(advanced, { answer, items, context })
    if (following !== undefined && isFailed(following)) return following
    progress = advanced
    next = following
  }
  return completed(progress)
}

/** A token that was refused is renewed once. */
export async function askSigned(context: SeriesContext, request: PlainRequest): Promise<JsonAnswer | Failed> {
  for (let renewed = false; ; renewed = true) {
    const signed = await context.tokens.sign(request)
    if (isFailed(signed)) return signed
    const answer = await askJson(signed, context)
    if (!isFailed(answer) || answer.status !== 401 || renewed || context.place.token === undefined)
      return answer
    context.tokens.forget()
  }
}

interface PagePosition {
  readonly fixed: Sent
  readonly progress: Progress
  readonly next: Next
}

function pageRequest(
  { place, secrets }: SeriesContext,
  { fixed, progress, next }: PagePosition,
): PlainRequest {
  const { send = {}, size = DEFAULT_SIZE, first = 1 } = place.pages as Pages
  const numbers = {
    page: first + progress.pages,
    offset: progress.count,
    from: progress.count + 1,
    to: progress.count + size,
    size,
    cursor: next.cursor,
  }
  const sent: Record<string, string | number> = { ...fixed }
  for (const [to, kind] of Object.entries(send)) {
    const value = numbers[kind]
    if (value !== undefined) sent[to] = value
  }
  const request = requestOf(place, sent, secrets)
  return next.url === undefined ? request : { ...request, url: next.url }
}

interface Received {
  readonly answer: JsonAnswer
  readonly items: readonly unknown[]
  readonly pages: Pages
}

function advance(progress: Progress, { answer, items, pages }: Received): Progress | Failed {
  const text = JSON.stringify(answer.value)
  const hash = hashOf(text)
  if (items.length > 0 && progress.hashes.has(hash))
    return failure(progress, 'it repeats an earlier page, so the source ignores the number of the page')
  progress.hashes.add(hash)
  const total =
    pages.total === undefined ? undefined : Number(valueAt(answer.value, pages.total) ?? Number.NaN)
  if (Number.isNaN(total)) return failure(progress, `its answer has no number "${pages.total}"`)
  if (progress.pages > 0 && total !== progress.total)
    return changed(progress, `the stock changed from ${progress.total} to ${total} records`)
  if (pages.id !== undefined) for (const item of items) progress.ids.add(String(valueAt(item, pages.id)))
  const count = progress.count + items.length
  if (pages.id !== undefined && progress.ids.size < count)
    return changed(progress, 'a record is on two pages')
  const bytes = progress.bytes + Buffer.byteLength(text)
  return { ...progress, pages: progress.pages + 1, count, bytes, total }
}

interface Answered {
  readonly answer: JsonAnswer
  readonly items: readonly unknown[]
  readonly context: SeriesContext
}

/** Undefined at the end of the series. */
function nextOf(progress: Progress, { answer, items, context }: Answered): Next | Failed | undefined {
  const { next, link, send = {}, size = DEFAULT_SIZE } = context.place.pages as Pages
  if (progress.pages >= MOST_PAGES) return failure(progress, `it has more than ${MOST_PAGES} pages`)
  if (next !== undefined || link === true) {
    const told = next === undefined ? linkedNext(answer.headers) : valueAt(answer.value, next)
    if (told === undefined || told === null || told === '' || told === false) return undefined
    const isCursor = Object.values(send).includes('cursor')
    return isCursor ? { cursor: told as string | number } : nextAddress(progress, String(told), context)
  }
  if (progress.total === undefined) return items.length < size ? undefined : {}
  if (progress.count >= progress.total) return undefined
  return items.length === 0 ? missing(progress) : {}
}

/** RFC 8288. */
function linkedNext(headers: Headers): string | undefined {
  return /<([^>]+)>\s*;[^,]*\brel="?next\b/i.exec(headers.get('link') ?? '')?.[1]
}

function nextAddress(progress: Progress, told: string, { place }: SeriesContext): Next | Failed {
  if (!URL.canParse(told, place.url)) return failure(progress, 'its next page has no valid address')
  const url = allowedAddress(new URL(told, place.url).href, limitsOf(place, 0).hosts)
  return 'reason' in url ? failure(progress, `its next page has another host: ${url.reason}`) : { url }
}

function completed(progress: Progress): { readonly count: number } | Failed {
  const { count, total } = progress
  return total !== undefined && count !== total ? missing(progress) : { count }
}

function missing({ count, total }: Progress): Failed {
  return { reason: `its pages end after ${count} of ${total} records`, again: true }
}

/** Worth another try from the first page. */
function changed({ pages }: Progress, reason: string): Failed {
  return { reason: `${reason} before page ${pages + 1} was read`, again: true }
}

function failure({ pages }: Progress, reason: string): Failed {
  return { reason: `page ${pages + 1}: ${reason}`, again: false }
}

function onPage({ pages }: Progress, failed: Failed): Failed {
  return { ...failed, reason: `page ${pages + 1}: ${failed.reason}`, again: false }
}
