/** Fetches a picture of another host: from listed hosts only, with limits on hops, size and time, and with retries. */

export interface RemoteLimits {
  /** `host` or `host:port`, compared exactly. */
  readonly hosts: readonly string[]
  readonly maxBytes: number
  /** Of each try. */
  readonly timeoutMs: number
  readonly retries: number
}

export interface NetworkPorts {
  readonly fetch: typeof globalThis.fetch
  /** Waits so many milliseconds between two tries. */
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Refused {
  readonly reason: string
  /** The host that would have to be listed. */
  readonly host?: string
}

interface Failed {
  readonly reason: string
  /** Worth another try. */
  readonly again: boolean
  readonly waitMs?: number
  /** The host gave no answer, not even a bad one. */
  readonly unreachable?: boolean
}

interface Fetched {
  readonly bytes: Uint8Array
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const REDIRECT_LIMIT = 3
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
const HEADERS = { accept: 'image/jpeg,image/png,image/webp,image/*;q=0.8', 'user-agent': 'agency-site' }

/** The address if it may be fetched, else why not. */
export function allowedAddress(text: string, hosts: readonly string[]): URL | Refused {
  if (!URL.canParse(text)) return { reason: 'it is not an address' }
  const url = new URL(text)
  url.hash = ''
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { reason: 'it is not an https address' }
  if (url.username !== '' || url.password !== '')
    return { reason: 'its address carries a user name or password' }
  const listed = hosts.some((host) => hostOf(`${url.protocol}//${host}`) === url.host)
  if (!listed) return { reason: `the host ${url.host} is not allowed`, host: url.host }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return { reason: 'plain http is accepted for a server on this machine only' }
  }
  return url
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** The bytes, or why there are none. Not yet known to be a picture. */
export async function download(
  url: URL,
  limits: RemoteLimits,
  ports: NetworkPorts,
): Promise<Fetched | Pick<Failed, 'reason' | 'unreachable'>> {
  for (let tries = 1; ; tries += 1) {
    const result = await downloadOnce(url, limits, ports)
    if ('bytes' in result) return result
    const { reason, unreachable = false } = result
    if (!result.again) return { reason }
    if (tries > limits.retries)
      return { reason: tries === 1 ? reason : `${reason} (tried ${tries} times)`, unreachable }
    await ports.wait(Math.max(FIRST_WAIT_MS * 2 ** (tries - 1), result.waitMs ?? 0))
  }
}

async function downloadOnce(url: URL, limits: RemoteLimits, ports: NetworkPorts): Promise<Fetched | Failed> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await follow(url, limits, (address) => ports.fetch(address, request(signal)))
    if ('reason' in response) return response
    const refusal = refusalOf(response)
    if (refusal === undefined) return await readBody(response, limits.maxBytes)
    await response.body?.cancel()
    return refusal
  } catch (error) {
    return { reason: networkReason(error, limits.timeoutMs), again: true, unreachable: true }
  }
}

/** No cookies, no credentials, and redirects by hand: each hop has to be allowed. */
function request(signal: AbortSignal): RequestInit {
  return { redirect: 'manual', credentials: 'omit', headers: HEADERS, signal }
}

async function follow(
  url: URL,
  { hosts }: RemoteLimits,
  get: (address: URL) => Promise<Response>,
): Promise<Response | Failed> {
  let address = url
  for (let hops = 0; hops <= REDIRECT_LIMIT; hops += 1) {
    const response = await get(address)
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || location === null) return response
    await response.body?.cancel()
    if (!URL.canParse(location, address.href))
      return { reason: 'it redirects to no valid address', again: false }
    const next = allowedAddress(new URL(location, address).href, hosts)
    if ('reason' in next) return { reason: `it redirects, but ${next.reason}`, again: false }
    address = next
  }
  return { reason: `more than ${REDIRECT_LIMIT} redirects`, again: false }
}

function refusalOf(response: Response): Failed | undefined {
  const { status, headers } = response
  if (status !== 200) {
    const again = status === 429 || status >= 500
    return { reason: `the server answered with status ${status}`, again, waitMs: retryAfter(headers) }
  }
  const type = headers.get('content-type') ?? ''
  if (/^image\//i.test(type)) return undefined
  const shown = /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0].slice(0, 60) ?? 'nothing'
  return { reason: `the server calls it ${shown}, not a picture`, again: false }
}

function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : 0
}

async function readBody(response: Response, maxBytes: number): Promise<Fetched | Failed> {
  const tooLarge = { reason: `it has more than ${maxBytes / 1e6} MB`, again: false }
  const announced = Number(response.headers.get('content-length') ?? 0)
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body === null) return { bytes: new Uint8Array() }
  const reader = response.body.getReader()
  if (announced > maxBytes) {
    await reader.cancel()
    return tooLarge
  }
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value as Uint8Array
    size += chunk.length
    if (size > maxBytes) {
      await reader.cancel()
      return tooLarge
    }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

function networkReason(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} seconds`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
  return code === undefined ? 'the connection broke' : `the connection failed (${code})`
}
