/** A relay in front of a server, which can become silent as a frozen server or a broken network does. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SilentRelay {
  readonly port: number
  /** Connections stay open, and nothing passes. New ones are accepted and hear nothing. */
  silence(): void
  /** All connections break. */
  cut(): void
  /** New connections work. */
  restore(): void
}

export async function startRelay(to: number): Promise<SilentRelay> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.on('data', (chunk) => !isSilent && far.write(chunk)).on('close', () => far.destroy())
    far.on('data', (chunk) => !isSilent && near.write(chunk)).on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => (isSilent = true),
    cut,
    restore: () => {
      cut()
      isSilent = false
    },
  }
}
