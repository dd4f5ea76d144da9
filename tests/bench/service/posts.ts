/**
 * Forms as visitors send them, as fast as they are answered. Each is on disk with its two mails before its
 * answer.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { encoded, exampleOf } from '../../../scripts/docs/examples.ts'
import { SERVICE_SITE as SERVICE_SITE_FILE } from '../../../core/system/paths.ts'
import { freePort } from '../../support/free-port.ts'
import { SERVICE_SITE, SITE_URL } from '../../support/service-site.ts'
import { processorSeconds, residentMegabytes, startServe } from './process.ts'
import type { Server } from './process.ts'

export interface Load {
  readonly seconds: number
  readonly connections: number
  /** Forms a second that arrive, whether earlier ones are answered or not. Without it, each connection sends as fast as it is answered. */
  readonly rate?: number | undefined
  /** `postgres://…`; without it, the embedded file. */
  readonly database?: string | undefined
}

export async function benchPosts(folder: string, load: Load): Promise<string> {
  const { seconds, connections, rate: wanted } = load
  return withService(folder, load, async (server, mails) => {
    await post(server, { connections, until: untilTime(WARMING) })
    const before = processorSeconds(server.pid) ?? Number.NaN
    const mailsBefore = mails()
    const own = process.cpuUsage()
    const { times, elapsed, refused } = await post(server, {
      connections,
      until: untilTime(seconds),
      rate: wanted,
    })
    const each = (((processorSeconds(server.pid) ?? Number.NaN) - before) * 1000) / times.length
    const { user, system } = process.cpuUsage(own)
    const load = ((user + system) / 1000 / times.length).toFixed(2)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    const rate = (times.length / elapsed).toFixed(0)
    const sent = ((mails() - mailsBefore) / elapsed).toFixed(0)
    return `${rate} a second, ${sent} mails a second meanwhile, over ${connections} connections, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${each.toFixed(2)} ms of processor time each and ${load} of the load generator (${times.length} posts, ${refused} refused)`
  })
}

export async function benchResident(
  folder: string,
  { posts, connections, database }: Load & { readonly posts: number },
): Promise<string> {
  return withService(folder, { database }, async (server) => {
    const megabytes = () => `${residentMegabytes(server.pid)?.toFixed(0) ?? 'unknown'} MB`
    const before = megabytes()
    let left = posts
    const { times, elapsed } = await post(server, { connections, until: () => left-- > 0 })
    return `${before} at the start, ${megabytes()} after ${times.length} posts in ${elapsed.toFixed(0)} s`
  })
}

/** Mails become files beside the database during the posts, as in a service without a mail server. */
export async function withService<Result>(
  parent: string,
  { database }: Pick<Load, 'database'>,
  work: (server: Server, mails: () => number, root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(path.join(parent, 'agency-site-bench-'))
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify(value))
  }
  // Visitors compute the proof of work, and each has an address of their own, so limits are checked but never
  // reached.
  write(SERVICE_SITE_FILE, { ...SERVICE_SITE, captcha: false })
  write('site-config/service.json', {
    proxies: 1,
    mail: { to: ['office@kantoor-linde.example'] },
    desk: { enabled: true },
  })
  const env = database === undefined ? {} : { AGENCY_SITE_DATABASE: database }
  const server = await startServe(['--api-only', '--root', root], { port: await freePort(), env })
  const folder = path.join(root, 'data/mails')
  const mails = () => (existsSync(folder) ? readdirSync(folder).length : 0)
  try {
    return await work(server, mails, root)
  } finally {
    await server.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

const WARMING = 3

interface Posting {
  readonly connections: number
  readonly rate?: number | undefined
  readonly until: () => boolean
}

interface Posted {
  /** Sorted milliseconds of the stored forms. */
  readonly times: readonly number[]
  readonly refused: number
  /** Seconds. */
  readonly elapsed: number
}

export function untilTime(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() < end
}

let visitor = 0

/** Each form has a sender and an address of its own. */
function nextRequest(port: number): string {
  const from = visitor++
  const email = `noor${from}@voorbeeld.be`
  const body = encoded({ ...EXAMPLE, email, newsletter: [] })
  const headers = {
    Host: `127.0.0.1:${port}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
    Accept: 'application/json',
    Origin: SITE_URL,
    'X-Forwarded-For': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `POST /api/forms/contact-me HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const EXAMPLE = exampleOf('contact-me')

/**
 * Uses sockets, because the HTTP client of Node.js takes a third of the processor time of the service on the
 * same cores.
 */
export async function post({ port }: Server, { connections, until, rate }: Posting): Promise<Posted> {
  const times: number[] = []
  const start = performance.now()
  let begun = 0
  /** When the next form arrives. Its time counts from then on, also if no connection is free. */
  const nextArrival = () => (rate === undefined ? performance.now() : start + (begun++ * 1000) / rate)
  let refused = 0
  const sender = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
      let answer = ''
      let began = 0
      const send = () => {
        if (!until()) return resolve(void socket.end())
        began = nextArrival()
        const write = () => socket.write(nextRequest(port))
        const wait = began - performance.now()
        if (wait > 0) setTimeout(write, wait)
        else write()
      }
      const take = (text: string) => {
        answer += text
        const end = answer.indexOf('\r\n\r\n') + 4
        const length = Number(/content-length: (\d+)/i.exec(answer)?.[1])
        if (end < 4 || answer.length < end + length) return
        if (answer.startsWith('HTTP/1.1 202')) times.push(performance.now() - began)
        else refused++
        answer = ''
        send()
      }
      socket.on('connect', send).on('data', take).on('error', reject)
    })
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, sender))
  return {
    times: times.toSorted((left, right) => left - right),
    refused,
    elapsed: (performance.now() - began) / 1000,
  }
}
