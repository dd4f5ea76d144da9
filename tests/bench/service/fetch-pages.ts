/**
 * Requests pages where wrk is not installed. It uses much of its core, so both servers look slower and more
 * alike.
 */
import { Agent, get } from 'node:http'
import type { Asked } from './pages.ts'

export async function fetchPages({ paths, coding, server, connections, seconds }: Asked): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      const place = {
        host: '127.0.0.1',
        port: server.port,
        path,
        agent,
        headers: { 'Accept-Encoding': coding },
      }
      get(place, (answer) => {
        if (answer.statusCode !== 200) failed++
        answer.resume().on('end', () => {
          times.push(performance.now() - began)
          resolve()
        })
      }).on('error', reject)
    })
  const during = async (length: number) => {
    const began = performance.now()
    let next = 0
    const asker = async () => {
      while (performance.now() - began < length * 1000) await ask(paths[next++ % paths.length] ?? '/')
    }
    await Promise.all(Array.from({ length: connections }, asker))
    return (performance.now() - began) / 1000
  }
  await during(2)
  times.length = 0
  const elapsed = await during(seconds)
  agent.destroy()
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  return `${(sorted.length / elapsed).toFixed(0)} pages a second, p50 ${at(0.5)}, p99 ${at(0.99)}${failed > 0 ? `, ${failed} failed` : ''}`
}
