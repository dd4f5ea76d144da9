/** Downloads a source: one file, or a series of pages for each language, without its private fields. */
import type { Locale } from '../../languages/codes.ts'
import { isFailed, passBody, statusFailure, transfer } from '../../network/transfer.ts'
import type { BodyLimits, Failed } from '../../network/transfer.ts'
import { initFor, limitsOf } from './ask.ts'
import { createCleaner } from '../private-fields.ts'
import { keepFiles } from './keep-files.ts'
import type { Storing } from './keep-files.ts'
import type { Copy, Draft } from './local-copy.ts'
import { requestOf } from './request.ts'
import type { PlainRequest, Sent } from './request.ts'
import { isPrivateBy } from './privacy.ts'
import type { Privacy } from './privacy.ts'
import { cleanedJson } from './without-private.ts'
import { askSigned, readSeries } from './series.ts'
import type { SeriesContext } from './series.ts'

export interface Fetching extends Omit<SeriesContext, 'maxBytes'> {
  readonly source: Storing & { readonly languages: readonly Locale[] }
}

interface Target {
  readonly draft: Draft
  /** The earlier copy, of which the source may say that it is still right. */
  readonly copy: Copy | undefined
}

type Marks = Pick<Copy, 'etag' | 'modified'>

const DEFAULT_MEGABYTES = 2000

export async function download(fetching: Fetching, target: Target): Promise<Marks | 'unchanged' | Failed> {
  const { place, source } = fetching
  const maxBytes = (place.maxMegabytes ?? DEFAULT_MEGABYTES) * 1e6
  const context = { ...fetching, maxBytes }
  const { languages } = place
  if (languages === undefined && place.pages === undefined && place.answer === undefined)
    return downloadFile(context, target)
  const wanted = source.languages.filter((code) => languages?.values[code] !== undefined)
  for (const language of languages === undefined ? [undefined] : wanted) {
    const value = language === undefined ? undefined : languages?.values[language]
    const sent: Sent = languages === undefined || value === undefined ? {} : { [languages.send]: value }
    const failed = await downloadJson(context, target.draft, { sent, language })
    if (failed !== undefined) return failed
  }
  return {}
}

interface Part {
  readonly sent: Sent
  readonly language: Locale | undefined
}

/** A series that changes while it is read starts again from its first page. */
const SERIES_TRIES = 3

async function downloadJson(
  context: SeriesContext & Fetching,
  draft: Draft,
  { sent, language }: Part,
): Promise<Failed | undefined> {
  const { place, source, network, secrets } = context
  const clean = cleanerOf(source.privacy)
  const store = (number: number, page: unknown) => {
    const label = `${language ?? 'answer'}-${number}.json`
    const text = JSON.stringify(clean(page))
    return draft.add({ label, language, isUtf8: true }, (write) => write(Buffer.from(text)))
  }
  if (place.pages === undefined) {
    const answer = await askSigned(context, requestOf(place, sent, secrets))
    if (isFailed(answer)) return answer
    await store(1, answer.value)
    return undefined
  }
  for (let tries = 1; ; tries += 1) {
    const before = draft.files.length
    const result = await readSeries(context, sent, (page) => store(draft.files.length - before + 1, page))
    if (!isFailed(result)) return undefined
    await draft.discard(before)
    if (!result.again || tries >= SERIES_TRIES) return result
    await network.wait(tries * 1000)
  }
}

/** Removes private fields, as the records of other sources lose them when they are read. */
function cleanerOf(privacy: Privacy): (page: unknown) => unknown {
  const clean = createCleaner({ isPrivate: isPrivateBy(privacy), ignoreCase: false })
  return (page) => cleanedJson(page, clean)
}

/** One answer of any format, which is never in memory as a whole. */
async function downloadFile(
  context: SeriesContext & Fetching,
  { draft, copy }: Target,
): Promise<Marks | 'unchanged' | Failed> {
  const request = conditional(requestOf(context.place, {}, context.secrets), copy)
  for (let renewed = false; ; renewed = true) {
    const signed = await context.tokens.sign(request)
    if (isFailed(signed)) return signed
    const result = await receiveFile(context, signed, draft)
    if (result === 'unchanged' || !isFailed(result)) return result
    if (result.status !== 401 || renewed || context.place.token === undefined) return result
    context.tokens.forget()
  }
}

function conditional(request: PlainRequest, copy: Copy | undefined): PlainRequest {
  if (request.method !== 'GET' || copy === undefined) return request
  const headers: Record<string, string> = { ...request.headers }
  if (copy.etag !== undefined) headers['if-none-match'] = copy.etag
  if (copy.modified !== undefined) headers['if-modified-since'] = copy.modified
  return { ...request, headers }
}

interface Received {
  readonly marks: Marks | 'unchanged'
}

async function receiveFile(
  context: SeriesContext & Fetching,
  request: PlainRequest,
  draft: Draft,
): Promise<Marks | 'unchanged' | Failed> {
  const receive = async (response: Response, limits: BodyLimits): Promise<Received | Failed> => {
    const { status, headers } = response
    const isConditional = 'if-none-match' in request.headers || 'if-modified-since' in request.headers
    if (status === 304 && isConditional) return { marks: 'unchanged' }
    const refusal = statusFailure(response)
    if (refusal !== undefined) return refusal
    if (/^text\/html\b/i.test(headers.get('content-type') ?? ''))
      return { reason: 'the answer is a page of HTML', again: false }
    await draft.discard()
    const about = aboutFile(request.url, headers)
    const passed = await draft.add(about, (write) => passBody(response, limits, write))
    if (isFailed(passed)) return passed
    const etag = headers.get('etag') ?? undefined
    const modified = headers.get('last-modified') ?? undefined
    return { marks: { etag, modified } }
  }
  const init = initFor(context, request)
  const limits = limitsOf(context.place, context.maxBytes)
  const result = await transfer<Received>({ url: request.url, init, receive }, limits, context.network)
  if (isFailed(result)) return result
  const refused = result.marks === 'unchanged' ? undefined : await keepFiles(draft, context.source)
  return refused ?? result.marks
}

function aboutFile(url: URL, headers: Headers) {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get('content-type') ?? '')?.[1]
  const label = url.pathname.split('/').at(-1) || url.hostname
  return { label, charset }
}
