/** Requests for pages while thirty owners upload documents of 10 MB at the same time. */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openStore } from '../../../core/service/store/open-store.ts'
import { freePort } from '../../support/free-port.ts'
import { buildDemo, samplePaths } from './built-site.ts'
import { residentMegabytes, startServe } from './process.ts'

const OWNERS = 30
const FILES = 2
const BYTES = 10 * 1024 * 1024 - 1024
const ASKERS = 4
const PAUSE = 5

export interface UploadsLoad {
  /** The folder of the database. */
  readonly folder: string
  readonly database?: string | undefined
  /** A built site with its service; by default the demo is built first. */
  readonly root?: string | undefined
}

export async function* benchUploads({ folder, database, root: built }: UploadsLoad): AsyncGenerator<string> {
  const work = mkdtempSync(path.join(folder, 'agency-site-bench-'))
  try {
    const root = built ?? buildDemo(work)
    const address = database ?? path.join(work, 'data/service.db')
    const tokens = await owners(address)
    const port = await freePort()
    const env = { AGENCY_SITE_DATA: path.join(work, 'data'), AGENCY_SITE_DATABASE: address }
    const server = await startServe(['--root', root], { port, env })
    const paths = samplePaths(path.join(root, 'output'))
    const before = residentMegabytes(server.pid)
    yield `pages alone: ${shown(await asked({ port, paths, until: setTimeout(5000) }))}`
    const origin = `http://127.0.0.1:${port}`
    const workerData = { port, origin, tokens, files: FILES, bytes: BYTES }
    const uploads = new Worker(new URL('upload.mjs', import.meta.url), { workerData })
    await once(uploads, 'message')
    uploads.postMessage('go')
    const began = performance.now()
    const done = once(uploads, 'message')
    const pages = await asked({ port, paths, until: done })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const [statuses] = (await done) as [readonly number[]]
    const well = statuses.filter((status) => status === 200).length
    yield `pages meanwhile: ${shown(pages)}; ${well} of ${OWNERS * FILES} documents in ${seconds} s, ${before?.toFixed(0)} MB at the start, ${residentMegabytes(server.pid)?.toFixed(0)} MB after`
    await server.stop()
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Owners with a property each, logged in. Returns the tokens of their sessions. */
async function owners(address: string): Promise<readonly string[]> {
  const store = await openStore(address)
  const now = Date.now()
  const tokens = Array.from({ length: OWNERS }, () => randomBytes(32).toString('base64url'))
  const times = { started_at: now, seen_at: now }
  await store.write(async (transaction) => {
    for (const [number, token] of tokens.entries()) {
      const id = String(number)
      const account = { reference: null, password: null, second_factor: null, second_factor_next: null }
      const about = { second_factor_step: 0, created_at: now, disabled_at: null, language: 'nl' as const }
      const owner = { id, name: 'Noor', email: `owner${id}@voorbeeld.be`, ...account, ...about }
      const token_hash = createHash('sha256').update(token).digest('hex')
      const session = { id, owner: id, token_hash, state: 'open' as const, device: 'bench', ...times }
      await transaction.insertInto('owner').values(owner).execute()
      const property = { id, titles: '{"nl":"Huis"}', address: null, may_upload: 1 }
      await transaction.insertInto('portal_property').values(property).execute()
      await transaction.insertInto('owner_property').values({ owner: id, property: id }).execute()
      await transaction.insertInto('session').values(session).execute()
    }
  })
  await store.close()
  return tokens
}

interface Asking {
  readonly port: number
  readonly paths: readonly string[]
  readonly until: Promise<unknown>
}

/** Sorted milliseconds of the pages. */
async function asked({ port, paths, until }: Asking): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let isOver = false
  let next = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      get({ host: '127.0.0.1', port, path: paths[next++ % paths.length] ?? '/', agent }, (answer) => {
        answer.resume().on('end', () => {
          times.push(performance.now() - began)
          resolve()
        })
      }).on('error', reject)
    })
  const asker = async () => {
    while (!isOver) {
      await ask()
      await setTimeout(PAUSE)
    }
  }
  const askers = Promise.all(Array.from({ length: ASKERS }, asker))
  await until
  isOver = true
  await askers
  agent.destroy()
  return times.toSorted((left, right) => left - right)
}

function shown(times: readonly number[]): string {
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  return `${times.length} pages, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${(times.at(-1) ?? 0).toFixed(1)} ms`
}
