import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../../core/serve/listen.ts'

test('who begins a request and says nothing more keeps nobody from stopping', async () => {
  const app = new Hono().post('/', async ({ req, text }) => text(await req.text().catch(() => '')))
  const server = await listen(app, { port: 45_300, host: '127.0.0.1', strict: false, grace: 1 })
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = ['POST / HTTP/1.1', 'Host: site.example', 'Content-Length: 10', 'Expect: 100-continue']
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // Only now is it a request under way.
  await once(socket, 'data')
  const ended = once(socket, 'close')
  await server.close()
  await ended
  expect(socket.destroyed).toBe(true)
})
