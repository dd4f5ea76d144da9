/**
 * Requests to other hosts. A name is resolved once, its addresses are checked, and the connection is made to one of
 * these: a second answer of the name server cannot lead elsewhere (DNS rebinding).
 */
import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import type { Agent, IncomingMessage, RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { addAbortSignal, pipeline } from 'node:stream'
import type { Duplex, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Fetch, FetchInit } from './ports.ts'
import { isPublicAddress } from './public-address.ts'
import { webStreamOf } from '../system/web-stream.ts'

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** The name leads to an address that the caller does not allow. No other try helps. */
export class PrivateAddressError extends Error {}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/** Connections are kept for later requests, apart for callers that allow private addresses. */
export function createCheckedFetch(resolve: Resolve = resolveAll): Fetch {
  const agents = new Map<string, Agent>()
  const agentFor = (protocol: string, allowPrivate: boolean) => {
    const key = `${protocol} ${allowPrivate}`
    const { Agent: Kind } = protocol === 'https:' ? https : http
    const agent = agents.get(key) ?? new Kind({ keepAlive: true })
    agents.set(key, agent)
    return agent
  }
  return async (url, init) => {
    const { allowPrivate = false } = init
    const addresses = await checkedAddresses(url, { resolve, allowPrivate })
    const agent = agentFor(url.protocol, allowPrivate)
    return send(url, init, { agent, lookup: alwaysTo(addresses) })
  }
}

async function checkedAddresses(
  { hostname }: URL,
  { resolve, allowPrivate }: { readonly resolve: Resolve; readonly allowPrivate: boolean },
): Promise<readonly LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const addresses = family === 0 ? await resolve(hostname) : [{ address: literal, family }]
  const wrong = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
  if (wrong !== undefined)
    throw new PrivateAddressError(
      family === 0
        ? `${hostname} leads to ${wrong.address}, which is no public address`
        : `${literal} is no public address`,
    )
  return addresses
}

function alwaysTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses
    if (first === undefined) done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '')
    else if (all === true) done(null, [...addresses])
    else done(null, first.address, first.family)
  }
}

function send(url: URL, init: FetchInit, connection: RequestOptions): Promise<Response> {
  const { request } = url.protocol === 'https:' ? https : http
  const { method = 'GET', body, signal } = init
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...(init.headers as Record<string, string>) }
  return new Promise((resolve, reject) => {
    const abortable = signal == null ? {} : { signal }
    const outgoing = request(url, { ...connection, ...abortable, method, headers })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      try {
        resolve(responseOf(incoming, signal ?? undefined))
      } catch (error) {
        incoming.destroy()
        reject(error as Error)
      }
    })
    outgoing.end(body ?? undefined)
  })
}

/** Statuses without a body (Fetch Standard, 2.2.3). */
const BODILESS = new Set([204, 205, 304])

function responseOf(incoming: IncomingMessage, signal: AbortSignal | undefined): Response {
  const { statusCode: status = 0, rawHeaders } = incoming
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string)
  if (BODILESS.has(status)) {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  const body = expanded(incoming)
  if (signal !== undefined) addAbortSignal(signal, body)
  return new Response(webStreamOf(body), { status, headers })
}

function expanded(incoming: IncomingMessage): Readable {
  const coding = incoming.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity') return incoming
  const decoder = decoderOf(coding)
  if (decoder === undefined) throw new Error(`the content coding ${coding} is unknown`)
  // The error reaches the reader of the decoder, which the pipeline destroys.
  pipeline(incoming, decoder, () => undefined)
  return decoder
}

function decoderOf(coding: string): Duplex | undefined {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip()
  if (coding === 'deflate') return createInflate()
  return coding === 'br' ? createBrotliDecompress() : undefined
}
