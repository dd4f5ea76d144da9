/** Asks a source for one answer, with its token, and follows it to hosts that may have it. */
import { transfer, statusFailure, isFailed, passBody } from '../../network/transfer.ts'
import type { BodyLimits, Failed, TransferLimits } from '../../network/transfer.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import { valueAt } from './json-place.ts'
import type { Place, PlainRequest } from './request.ts'
import type { Secrets } from './secrets.ts'

export interface AskContext {
  readonly place: Place
  readonly network: NetworkPorts
  readonly secrets: Secrets
  readonly now: () => number
}

/** A page has a few hundred records. */
const PAGE_BYTES = 64e6
const PAGE_MS = 600_000
const FILE_MS = 3_600_000

export function limitsOf(place: Place, maxBytes: number, timeoutMs = FILE_MS): TransferLimits {
  const { hosts = [], timeoutSeconds = 60, retries = 3 } = place
  const own = new URL(place.url).host
  return { hosts: [own, ...hosts], maxBytes, timeoutMs, stallMs: timeoutSeconds * 1000, retries }
}

/** Headers, body and token of the place go to its own origin only. */
export function initFor({ place }: AskContext, { url, method, headers, body }: PlainRequest) {
  const { origin } = new URL(place.url)
  return (address: URL) => {
    const isOwn = address.origin === origin && url.origin === origin
    const { accept = '*/*', 'user-agent': agent = 'agency-site' } = headers
    const allowPrivate = place.allowPrivate ?? false
    if (!isOwn) return { method: 'GET', headers: { accept, 'user-agent': agent }, allowPrivate }
    return { method, headers, allowPrivate, ...(body === undefined ? {} : { body }) }
  }
}

export interface JsonAnswer {
  readonly value: unknown
  readonly headers: Headers
}

export async function askJson(request: PlainRequest, context: AskContext): Promise<JsonAnswer | Failed> {
  const receive = async (response: Response, limits: BodyLimits): Promise<JsonAnswer | Failed> => {
    const refusal = statusFailure(response)
    if (refusal !== undefined) return refusal
    const chunks: Uint8Array[] = []
    const passed = await passBody(response, limits, (chunk) => chunks.push(chunk))
    if (isFailed(passed)) return passed
    const value = parsed(Buffer.concat(chunks))
    if (value === undefined) return { reason: 'the answer is no JSON', again: false }
    return refusalIn(value, context) ?? { value, headers: response.headers }
  }
  const limits = limitsOf(context.place, PAGE_BYTES, PAGE_MS)
  const init = initFor(context, request)
  return await transfer<JsonAnswer>({ url: request.url, init, receive }, limits, context.network)
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(
      Buffer.from(bytes)
        .toString()
        .replace(/^\uFEFF/, ''),
    )
  } catch {
    return undefined
  }
}

const LONGEST_MESSAGE = 200

/** A failure that has the status 200. */
function refusalIn(value: unknown, { place, secrets }: AskContext): Failed | undefined {
  const { success, errors, message } = place.answer ?? {}
  const list = errors === undefined ? undefined : valueAt(value, errors)
  const isRefused =
    (success !== undefined && valueAt(value, success) === false) || (Array.isArray(list) && list.length > 0)
  if (!isRefused) return undefined
  const told = message === undefined ? undefined : valueAt(value, message)
  const text = typeof told === 'string' ? told : JSON.stringify(told ?? 'it gives no reason')
  const shown = secrets.redact(text).slice(0, LONGEST_MESSAGE)
  return { reason: `the server refuses the request: ${shown}`, again: false }
}
