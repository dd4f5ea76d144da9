/** Checks every answer of the portal to a page against core/http/portal-endpoints.ts. */
import { isDeepStrictEqual } from 'node:util'
import type { Page, Response } from 'playwright'
import type { z } from 'zod'
import { PORTAL_API, portalRefusal } from '../../core/http/portal.ts'
import { PORTAL_ENDPOINTS } from '../../core/http/portal-endpoints.ts'

export interface PortalContract {
  /** The checked answers, each once and in order: `GET /properties/{property} 200`. */
  heard(): Promise<readonly string[]>
  /** The differences from the contract. */
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
  const method = response.request().method()
  const path = new URL(response.url()).pathname.slice(PORTAL_API.length)
  const endpoint = PORTAL_ENDPOINTS.find((one) => one.method === method && patternOf(one.path).test(path))
  const name = `${method} ${endpoint?.path ?? path} ${response.status()}`
  if (endpoint === undefined) return { name, problem: `${name} is no endpoint` }
  const schema = response.ok() ? endpoint.answer : portalRefusal
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  if (isJson !== (schema !== undefined)) return { name, problem: `${name}: JSON is not where it should be` }
  if (schema === undefined) return { name, problem: null }
  // The browser drops a body when the page is left. The next page's requests are checked again.
  const body: unknown = await response.json().catch(() => undefined)
  return body === undefined ? null : { name, problem: problemOf(name, schema, body) }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`)
}

/** The schema would drop unknown fields, so an answer must equal its parsed form. */
function problemOf(name: string, schema: z.ZodType, body: unknown): string | null {
  const read = schema.safeParse(body)
  if (!read.success) return `${name}: ${read.error.message}`
  return isDeepStrictEqual(read.data, body) ? null : `${name} tells more than it promises`
}
