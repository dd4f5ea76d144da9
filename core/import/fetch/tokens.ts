/** The token of a source: obtained in one or more steps, kept in memory only, and renewed before it ends. */
import { isFailed } from '../../network/transfer.ts'
import type { Failed } from '../../network/transfer.ts'
import { askJson } from './ask.ts'
import type { AskContext } from './ask.ts'
import { valueAt } from './json-place.ts'
import type { PlainRequest } from './request.ts'

interface Token {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

export interface Tokens {
  /** The request with the current token. */
  sign(request: PlainRequest): Promise<PlainRequest | Failed>
  /** The server has refused the token. */
  forget(): void
}

/** A token that ends during a request is refused. */
const MARGIN_MS = 60_000

export function createTokens(context: AskContext): Tokens {
  const { place, now } = context
  let token: Token | undefined
  return {
    async sign(request) {
      if (place.token === undefined) return request
      if (token === undefined || token.endsAt - MARGIN_MS <= now()) {
        const obtained = await obtain(context)
        if (isFailed(obtained)) return obtained
        token = obtained
      }
      return withToken(request, token.value, context)
    },
    forget: () => void (token = undefined),
  }
}

function withToken(request: PlainRequest, token: string, { place }: AskContext): PlainRequest {
  const { header = 'Authorization', scheme = 'Bearer' } = place.token ?? {}
  return { ...request, headers: { ...request.headers, [header.toLowerCase()]: `${scheme} ${token}`.trim() } }
}

async function obtain(context: AskContext): Promise<Token | Failed> {
  const { place, secrets, now } = context
  const { steps = [], minutes } = place.token ?? {}
  let value: string | undefined
  // The failures that `answer` describes are those of the records.
  const asking = { ...context, place: { ...place, answer: undefined } }
  for (const [index, step] of steps.entries()) {
    const url = new URL(step.url, place.url)
    if (url.origin !== new URL(place.url).origin) return refused(index, 'its address is on another host')
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'agency-site',
    }
    const body = JSON.stringify(secrets.fill(step.body))
    const plain: PlainRequest = { url, method: 'POST', headers, body }
    const request = value === undefined ? plain : withToken(plain, value, context)
    const answer = await askJson(request, asking)
    if (isFailed(answer)) return { ...answer, reason: refused(index, answer.reason).reason, again: false }
    const given = valueAt(answer.value, step.token)
    if (typeof given !== 'string' || given === '') return refused(index, `its answer has no "${step.token}"`)
    secrets.add(given)
    value = given
  }
  const ends = minutes === undefined ? expiryOf(value ?? '') : now() + minutes * 60_000
  return { value: value ?? '', endsAt: ends ?? Number.POSITIVE_INFINITY }
}

function refused(index: number, reason: string): Failed {
  return { reason: `step ${index + 1} of its token failed: ${reason}`, again: false }
}

/** The claim `exp` of a JSON Web Token (RFC 7519, 4.1.4), in seconds. */
function expiryOf(token: string): number | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown
    const seconds = valueAt(claims, 'exp')
    return typeof seconds === 'number' ? seconds * 1000 : undefined
  } catch {
    return undefined
  }
}
