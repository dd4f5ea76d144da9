/** Every answer that a page gets from the portal, held against what core/http/portal-endpoints.ts promises. */
import { isDeepStrictEqual } from 'node:util'
import type { Page, Response } from 'playwright'
import type { z } from 'zod'
import { PORTAL_API, portalRefusal } from '../../core/http/portal.ts'
import { PORTAL_ENDPOINTS } from '../../core/http/portal-endpoints.ts'

export interface PortalContract {
  /** Answers that were held against it, each once and in order: `GET /properties/{property} 200`. */
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
  const method = response.request().method()
  const path = new URL(response.url()).pathname.slice(PORTAL_API.length)
  const endpoint = PORTAL_ENDPOINTS.find((one) => one.method === method && patternOf(one.path).test(path))
  const name = `${method} ${endpoint?.path ?? path} ${response.status()}`
  if (endpoint === undefined) return { name, problem: `${name} is no endpoint` }
  const schema = response.ok() ? endpoint.answer : portalRefusal
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  if (isJson !== (schema !== undefined)) return { name, problem: `${name}: JSON is not where it should be` }
  if (schema === undefined) return { name, problem: null }
  // The browser lets go of a body when the page is left; what the next page asks is heard again.
  const body: unknown = await response.json().catch(() => undefined)
  return body === undefined ? null : { name, problem: problemOf(name, schema, body) }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`)
}

/** What the schema does not know would be dropped: an answer tells no more than it promises. */
function problemOf(name: string, schema: z.ZodType, body: unknown): string | null {
  const read = schema.safeParse(body)
  if (!read.success) return `${name}: ${read.error.message}`
  return isDeepStrictEqual(read.data, body) ? null : `${name} tells more than it promises`
}
