/** One answer of another host: redirects to allowed hosts, limits on hops, size and time, and retries. */
import { allowedAddress } from './allowed-address.ts'
import { PrivateAddressError } from './checked-fetch.ts'
import type { FetchInit, NetworkPorts } from './ports.ts'

export interface TransferLimits {
  /** `host` or `host:port`, compared exactly. */
  readonly hosts: readonly string[]
  readonly maxBytes: number
  /** The limit of each try. */
  readonly timeoutMs: number
  /** The longest pause without a byte; undefined: as long as the whole try. */
  readonly stallMs?: number | undefined
  readonly retries: number
}

export interface Failed {
  readonly reason: string
  /** Worth another try. */
  readonly again: boolean
  readonly waitMs?: number
  /** The host gave no answer, not even a bad one. */
  readonly unreachable?: boolean
  readonly status?: number
}

interface Transfer<T extends object> {
  readonly url: URL
  /** The request for each hop, because another host gets no secret. */
  readonly init: (address: URL) => FetchInit
  /** Reads the answer. `passBody` reads its body within the limits. */
  readonly receive: (response: Response, limits: BodyLimits) => Promise<T | Failed>
}

/** The outcome of `receive`, or the reason why no try had one. */
export async function transfer<T extends object>(
  request: Transfer<T>,
  limits: TransferLimits,
  ports: NetworkPorts,
): Promise<T | Failed> {
  for (let tries = 1; ; tries += 1) {
    const result = await transferOnce(request, limits, ports)
    if (!isFailed(result) || !result.again) return result
    if (tries > limits.retries)
      return tries === 1 ? result : { ...result, reason: `${result.reason} (tried ${tries} times)` }
    await ports.wait(Math.max(FIRST_WAIT_MS * 2 ** (tries - 1), result.waitMs ?? 0))
  }
}

export function isFailed(result: object): result is Failed {
  return 'again' in result
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const REDIRECT_LIMIT = 3
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

async function transferOnce<T extends object>(
  request: Transfer<T>,
  limits: TransferLimits,
  ports: NetworkPorts,
): Promise<T | Failed> {
  const { signal, alive, stop, isTooSlow } = createDeadline(limits)
  try {
    const response = await follow(request, limits, (address, init) =>
      ports.fetch(address, { ...init, redirect: 'manual', credentials: 'omit', signal }),
    )
    if (isFailed(response)) return response
    const received = await request.receive(response, { maxBytes: limits.maxBytes, alive })
    if (isFailed(received)) await response.body?.cancel().catch(() => undefined)
    return received
  } catch (error) {
    if (error instanceof PrivateAddressError) return { reason: error.message, again: false }
    if (isTooSlow())
      return { reason: `it is not complete after ${limits.timeoutMs / 1000} seconds`, again: false }
    const reason = signal.aborted || isLate(error) ? lateReason(limits) : networkReason(error)
    return { reason, again: true, unreachable: true }
  } finally {
    stop()
  }
}

function createDeadline({ timeoutMs, stallMs: pauseMs }: TransferLimits) {
  const control = new AbortController()
  const abort = () => control.abort()
  const stallMs = pauseMs ?? timeoutMs
  let isOver = false
  const end = () => {
    isOver = true
    abort()
  }
  const whole = setTimeout(end, timeoutMs)
  let pause = setTimeout(abort, stallMs)
  return {
    signal: control.signal,
    alive: () => void pause.refresh(),
    /** The bytes come so slowly that another try would not end either. */
    isTooSlow: () => isOver && pauseMs !== undefined,
    stop: () => {
      clearTimeout(whole)
      clearTimeout(pause)
    },
  }
}

async function follow<T extends object>(
  { url, init }: Transfer<T>,
  { hosts }: TransferLimits,
  send: (address: URL, init: FetchInit) => Promise<Response>,
): Promise<Response | Failed> {
  let address = url
  for (let hops = 0; hops <= REDIRECT_LIMIT; hops += 1) {
    const request = init(address)
    const response = await send(address, request)
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || location === null) return response
    await response.body?.cancel()
    if (request.body != null) return { reason: 'it redirects a request with a body', again: false }
    if (!URL.canParse(location, address.href))
      return { reason: 'it redirects to no valid address', again: false }
    const next = allowedAddress(new URL(location, address).href, hosts)
    if ('reason' in next) return { reason: `it redirects, but ${next.reason}`, again: false }
    address = next
  }
  return { reason: `more than ${REDIRECT_LIMIT} redirects`, again: false }
}

/** The failure of a status that is not `200`, if it is one. */
export function statusFailure({ status, headers }: Response): Failed | undefined {
  if (status === 200) return undefined
  const again = status === 408 || status === 429 || status >= 500
  const reason = `the server answered with status ${status}`
  return { reason, again, waitMs: retryAfter(headers), status }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): number {
  const text = headers.get('retry-after') ?? '0'
  const seconds = Number(text)
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : 0
}

export interface BodyLimits {
  readonly maxBytes: number
  /** Each part of a body restarts the pause that is allowed. */
  readonly alive: () => void
}

/** Passes the parts of a body on; the number of its bytes after they are expanded. */
export async function passBody(
  response: Response,
  { maxBytes, alive }: BodyLimits,
  take: (chunk: Uint8Array) => unknown,
): Promise<{ readonly bytes: number } | Failed> {
  const tooLarge = { reason: `it has more than ${maxBytes / 1e6} MB`, again: false }
  const announced = Number(response.headers.get('content-length') ?? 0)
  let bytes = 0
  if (response.body === null) return { bytes }
  const reader = response.body.getReader()
  const refuse = async () => {
    await reader.cancel()
    return tooLarge
  }
  if (announced > maxBytes) return refuse()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value as Uint8Array
    alive()
    bytes += chunk.length
    if (bytes > maxBytes) return refuse()
    await take(chunk)
  }
  return { bytes }
}

function lateReason({ timeoutMs, stallMs = timeoutMs }: TransferLimits): string {
  return `no answer within ${Math.min(timeoutMs, stallMs) / 1000} seconds`
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
  return code === undefined ? 'the connection broke' : `the connection failed (${code})`
}
