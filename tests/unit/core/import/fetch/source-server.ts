/** Servers on this machine that answer as CRMs do, and sources that read them. */
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { fetchSource } from '../../../../../core/import/fetch/fetch-source.ts'
import type { FetchPorts, HttpsSource } from '../../../../../core/import/fetch/fetch-source.ts'
import { createCheckedFetch } from '../../../../../core/network/checked-fetch.ts'
import type { HttpsPlace } from '../../../../../core/schema/https-place.ts'
import { createFiles } from '../../../../../core/system/files.ts'
import { emptyFolder } from '../../../../support/folder.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The body as JSON. */
  readonly body: Record<string, unknown>
}

export type Handler = (asked: Asked, response: ServerResponse, turn: number) => void

export const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

export const fail = (response: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  void response.writeHead(status, headers).end()

export async function serveSource(handler: Handler) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
      const { method = '', headers } = request
      const one = { method, path: url.pathname, query: url.searchParams, headers, body }
      asked.push(one)
      handler(one, response, asked.length)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked }
}

const DAY = 86_400_000

/** A source with a cache of its own, read at a time that the test sets. */
export function createSource(place: HttpsPlace, more: Partial<HttpsSource> = {}) {
  const cacheFolder = emptyFolder('agency-site-fetch-')
  const clock = { now: Date.UTC(2026, 10, 24) }
  const waits: number[] = []
  const source: HttpsSource = {
    id: 'crm',
    place: { allowPrivate: true, retries: 1, ...place },
    maxAgeMs: 3 * DAY,
    privacy: { drop: [] },
    languages: ['nl'],
    at: { file: 'site-config/imports.json', path: ['sources', 0] },
    ...more,
  }
  const read = async (ports: Partial<FetchPorts> = {}) => {
    const { value, problems } = await fetchSource(source, {
      files: createFiles(),
      cacheFolder,
      network: { fetch: createCheckedFetch(), wait: async (time) => void waits.push(time) },
      now: () => clock.now,
      env: {},
      offline: false,
      freshMs: 0,
      ...ports,
    })
    const texts = (value?.files ?? []).map(({ location }) => readFileSync(location, 'utf8'))
    return { value, problems, texts, codes: problems.map(({ code }) => code), text: texts.join('\n') }
  }
  return { read, clock, waits, everything: () => allText(cacheFolder) }
}

/** The content of every file of the cache, and their names. */
function allText(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return names
    .map((entry) => `${entry.name}\n${readFileSync(path.join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n')
}
