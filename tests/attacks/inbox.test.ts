/** S1: the mails of a service without a mail server, read through a proxy of the same machine or by another user of it. */
import { expect } from 'vitest'
import { attack } from './attack.ts'
import type { Asked, Stand } from './stand.ts'

/** The configuration names no proxy although there is one: this mistake made the mails public. */
const TRIAL = { config: { proxies: 0 } }

function inboxOf({ service, kind }: Stand): string {
  const path = /\/api\/inbox\/[0-9a-f]{64}/.exec(service.output())?.[0]
  if (kind.mail === 'files' && path === undefined) throw new Error('no key was printed')
  return path ?? `/api/inbox/${'0'.repeat(64)}`
}

const closed = async ({ ask }: Stand, path: string, asked: Asked = {}) =>
  expect(`${(await ask(path, asked)).status} ${path}`).toBe(`404 ${path}`)

attack(
  'the local inbox through a proxy',
  async (stand) => {
    const inbox = inboxOf(stand)
    const { ports } = stand
    for (const host of ['localhost', '127.0.0.1', `127.0.0.1:${ports.service}`, '[::1]', 'evil.example'])
      for (const path of ['/api/inbox', inbox, `http://localhost${inbox}`])
        await closed(stand, path, { headers: { Host: host } })
  },
  TRIAL,
)

attack(
  'the local inbox through a proxy that sends neither Host nor client',
  async (stand) => {
    await stand.post('contact-me', {})
    await closed(stand, '/api/inbox')
    await closed(stand, `/api/inbox/${'0'.repeat(64)}`)
  },
  { ...TRIAL, isBare: true },
)

attack(
  'the local inbox from this machine: a user without the key, another name, a forwarded request',
  async (stand) => {
    const inbox = inboxOf(stand)
    const direct = (path: string, headers: Readonly<Record<string, string>>) =>
      closed(stand, path, { direct: true, headers })
    const host = `127.0.0.1:${stand.ports.service}`
    await direct('/api/inbox', { Host: host })
    await direct(`${inbox.slice(0, -1)}g`, { Host: host })
    await direct(inbox, { Host: 'rebound.evil.example' })
    await direct(`http://evil.example${inbox}`, { Host: host })
    for (const name of ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Real-IP'])
      await direct(inbox, { Host: host, [name]: 'for=127.0.0.1' })
  },
  TRIAL,
)

attack(
  'the local inbox in the frame of another page',
  async (stand) => {
    const { status, headers } = await directly(stand, inboxOf(stand))
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
  { ...TRIAL, only: ({ mail }) => mail === 'files' },
)

/** A request from the machine itself, without the proxy. */
function directly({ ports }: Stand, path: string) {
  return fetch(`http://127.0.0.1:${ports.service}${path}`).then(async (answer) => ({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text: await answer.text(),
  }))
}
