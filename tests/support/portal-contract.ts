/** Every JSON answer that a page gets from the portal, held against what core/http/portal.ts promises. */
import { isDeepStrictEqual } from 'node:util'
import type { Page, Response } from 'playwright'
import type { z } from 'zod'
import {
  PORTAL_API,
  portalDocument,
  portalProperty,
  portalRefusal,
  portalSession,
  portalSessions,
  recoveryCodes,
  secondFactorSetup,
} from '../../core/http/portal.ts'

const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  'GET /session': portalSession,
  'GET /sessions': portalSessions,
  'GET /properties/*': portalProperty,
  'POST /properties/*/documents': portalDocument,
  'POST /second-factor/setup': secondFactorSetup,
  'POST /second-factor/confirm': recoveryCodes,
}

export interface PortalContract {
  /** Answers that were held against it, each once and in order: `GET /session 200`. */
  heard(): Promise<readonly string[]>
  /** What any of them had too much, too little, or otherwise. */
  broken(): Promise<readonly string[]>
}

interface Heard {
  readonly name: string
  readonly problem: string | null
}

export function watchContract(page: Page): PortalContract {
  const all: Promise<Heard | null>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(`${PORTAL_API}/`)) all.push(hear(response))
  })
  const done = async () => (await Promise.all(all)).filter((one) => one !== null)
  return {
    heard: async () => [...new Set((await done()).map(({ name }) => name))].sort(),
    broken: async () => (await done()).flatMap(({ problem }) => problem ?? []),
  }
}

async function hear(response: Response): Promise<Heard | null> {
  const asked = askedOf(response)
  const name = `${asked} ${response.status()}`
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  if (!isJson) {
    const isWanted = response.ok() && ANSWERS[asked] !== undefined
    return { name, problem: isWanted ? `${name} is no JSON` : null }
  }
  const schema = response.ok() ? ANSWERS[asked] : portalRefusal
  if (schema === undefined) return { name, problem: `${name} is JSON that nobody promised` }
  // The browser lets go of a body when the page is left; what the next page asks is heard again.
  const body: unknown = await response.json().catch(() => undefined)
  return body === undefined ? null : { name, problem: problemOf(name, schema, body) }
}

/** Ids are not part of the name: `GET /properties/*`. */
function askedOf(response: Response): string {
  const path = new URL(response.url()).pathname.slice(PORTAL_API.length)
  const named = path.replace(/(?<=\/(?:properties|documents|sessions)\/)[^/]+/g, '*')
  return `${response.request().method()} ${named}`
}

/** What the schema does not know would be dropped: an answer tells no more than it promises. */
function problemOf(name: string, schema: z.ZodType, body: unknown): string | null {
  const read = schema.safeParse(body)
  if (!read.success) return `${name}: ${read.error.message}`
  return isDeepStrictEqual(read.data, body) ? null : `${name} tells more than it promises`
}
