/** A server of pictures on this machine, and the pipeline that downloads from it. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createCheckedFetch } from '../../../core/network/checked-fetch.ts'
import type { ReadPorts } from '../../../core/build/pictures/source.ts'
import { paint, plain, readOf, refsOf } from './picture-site.ts'
import type { PictureSite } from './picture-site.ts'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface ImageServer {
  readonly host: string
  /** The requested paths in order. */
  readonly asked: string[]
  readonly waits: number[]
  address(path: string): string
  ports(
    more?: Remote,
    extra?: Partial<ReadPorts>,
  ): Partial<ReadPorts> & Pick<ReadPorts, 'settings' | 'network'>
}

export type Remote = Partial<NonNullable<NonNullable<ReadPorts['settings']>['remote']>>

export const PICTURE = await plain(40, 30, [200, 40, 40]).jpeg().toBuffer()
export const HALF = (
  await paint(200, 200, (x, y) => [x, y, (x * y) % 256])
    .jpeg()
    .toBuffer()
).subarray(0, 3000)
export const image: Answer = (response) => void response.setHeader('content-type', 'image/jpeg').end(PICTURE)
export const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end()
export const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end()

/** Answers each path with its next answer; the last one repeats. */
export async function serve(
  answers: Readonly<Record<string, Answer | readonly Answer[]>>,
): Promise<ImageServer> {
  const asked: string[] = []
  const waits: number[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    const turn = asked.filter((earlier) => earlier === url).length
    asked.push(url)
    const list = [answers[url] ?? status(404)].flat()
    list[Math.min(turn, list.length - 1)]?.(response, request)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const network = {
    fetch: createCheckedFetch(),
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  }
  return {
    host,
    asked,
    waits,
    address: (to) => `http://${host}${to}`,
    ports: (more = {}, extra = {}) => ({
      settings: { remote: { mode: 'fetch', hosts: [host], ...more } },
      network,
      ...extra,
    }),
  }
}

export async function read(
  site: PictureSite,
  server: ImageServer,
  to: string,
  more: Remote = {},
  extra: Partial<ReadPorts> = {},
) {
  const ref = server.address(to)
  const { value, problems } = await readOf(site, refsOf(ref), server.ports(more, extra))
  return { source: value.get(ref), problems }
}
