/** S2, S5, S10, S11: attacks that lock owners out, or that read their documents. */
import { request } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { mailsIn } from '../support/outbox.ts'
import { KARIM, LIEN, PASSWORD } from '../support/portal.ts'
import { solutionOf } from '../support/proof.ts'
import { SITE_URL } from '../support/service-site.ts'
import { attack } from './attack.ts'
import { addOwners, KARIM_PASSWORD, logIn, upload } from './stand.ts'
import type { Asked, Stand } from './stand.ts'

const HOME = '127.0.9.9'
const PDF = '%PDF-1.7 identiteitskaart'

const guess = (stand: Stand, from: string) =>
  stand.post('owner-login', { email: LIEN, password: 'fout', language: 'nl', altcha: '' }, { from })

attack('guesses from one address that lock an owner out', async (stand) => {
  await addOwners(stand)
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries++) statuses.push((await guess(stand, '127.0.3.1')).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  const home = await stand.post(
    'owner-login',
    { email: LIEN, password: PASSWORD, altcha: '' },
    { from: HOME },
  )
  expect(home.status).toBe(200)
})

attack('guesses from many addresses that lock an owner out at home', async (stand) => {
  await addOwners(stand)
  await logIn(stand, LIEN, PASSWORD, HOME)
  for (let tries = 0; tries < 34; tries++) await guess(stand, `127.0.3.${tries}`)
  const enter = (from: string) =>
    stand.post('owner-login', { email: LIEN, password: PASSWORD, altcha: '' }, { from })
  expect((await enter('127.0.4.4')).status).toBe(422)
  expect((await enter(HOME)).status).toBe(200)
  // With a proof of work, from any address.
  expect(await logIn(stand, LIEN, PASSWORD, '127.0.4.4')).not.toBe('')
})

attack('one proof of work for several passwords', async (stand) => {
  await addOwners(stand)
  for (let tries = 0; tries < 5; tries++) await guess(stand, '127.0.3.1')
  const { text } = await stand.ask('/api/captcha?form=owner-login')
  const altcha = solutionOf(JSON.parse(text) as Parameters<typeof solutionOf>[0])
  const send = async (password: string) =>
    (await stand.post('owner-login', { email: LIEN, password, altcha }, { from: '127.0.3.1' })).status
  expect(await send('fout')).toBe(401)
  expect(await send('fout')).toBe(422)
  expect(await send(PASSWORD)).toBe(422)
})

attack(
  '"forgot password" of a stranger that voids an invitation and uses up the mails of the owner',
  async (stand) => {
    await addOwners(stand)
    const { stdout } = await stand.command('owner', 'reset', LIEN)
    const [, token = ''] = /#token=([A-Za-z0-9_-]{43})/.exec(stdout) ?? []
    for (let tries = 0; tries < 8; tries++)
      await stand.post('forgot-password', { email: LIEN }, { from: '127.0.3.1' })
    const before = (await mailsIn(stand, LIEN)).length
    await stand.post('forgot-password', { email: LIEN }, { from: HOME })
    expect((await mailsIn(stand, LIEN)).length).toBe(before + 1)
    const password = 'zeven zwanen op de Schelde'
    const answer = await stand.post('reset-password', { token, password, passwordConfirmation: password })
    expect(answer.status).toBe(200)
  },
)

const api = (path: string) => `/api/portal${path}`
const as = (cookie: string, more: Asked = {}): Asked => ({
  ...more,
  headers: { Cookie: cookie, Origin: SITE_URL, ...more.headers },
})

attack('papers of the owner before, and of other properties', async (stand) => {
  await addOwners(stand)
  const lien = await logIn(stand, LIEN, PASSWORD)
  const added = await stand.ask(api('/properties/4127/documents'), upload(lien, PDF, 'identiteitskaart.pdf'))
  const { id } = JSON.parse(added.text) as { readonly id: string }
  const karim = await logIn(stand, KARIM, KARIM_PASSWORD)
  const document = api(`/properties/4127/documents/${id}`)
  for (const path of [
    document,
    document.replace('4127', '4135'),
    api('/properties/4127'),
    api('/properties/4127/history.csv'),
  ])
    expect(`${(await stand.ask(path, as(karim))).status} ${path}`).toBe(`404 ${path}`)
  // The home is assigned to another owner.
  await stand.store.write(async (transaction) => {
    const owner = await transaction
      .selectFrom('owner')
      .select('id')
      .where('email', '=', KARIM)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('owner_property')
      .set({ owner: owner.id })
      .where('property', '=', '4127')
      .execute()
  })
  expect((await stand.ask(document, as(karim))).status).toBe(404)
  expect((await stand.ask(api('/properties/4127'), as(karim))).text).not.toContain('identiteitskaart')
  expect((await stand.command('data', 'export', LIEN)).stdout).toContain('identiteitskaart.pdf')
  expect((await stand.command('data', 'erase', LIEN)).code).toBe(0)
  expect(await stand.store.db.selectFrom('document_content').select('hash').execute()).toEqual([])
})

attack('uploads of many parts, long headers and other types', async (stand) => {
  await addOwners(stand)
  const lien = await logIn(stand, LIEN, PASSWORD)
  const good = upload(lien, PDF)
  const raw = (body: string, type = 'multipart/form-data; boundary=grens'): Asked => ({
    ...good,
    body,
    headers: { ...good.headers, 'Content-Type': type },
  })
  const part = '--grens\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n'
  const bodies: readonly Asked[] = [
    raw(`${part}${'X: y\r\n'.repeat(600_000)}\r\n${PDF}\r\n--grens--\r\n`),
    raw(`${part}\r\n${PDF}\r\n`.repeat(20_000)),
    raw(`${part}\r\n${PDF}\r\n${part}\r\n${PDF}\r\n--grens--\r\n`),
    raw(PDF, 'application/pdf'),
    raw('', 'multipart/form-data; boundary='),
    upload(lien, '<script>alert(1)</script>', 'x.html'),
    upload(lien, 'MZ\u0090\u0000', 'x.pdf'),
  ]
  for (const [index, body] of bodies.entries())
    expect([index, (await stand.ask(api('/properties/4127/documents'), body)).status]).toEqual([index, 415])
  expect(
    (await stand.ask(api('/properties/4127/documents'), upload(lien, Buffer.alloc(11 * 2 ** 20)))).status,
  ).toBe(413)
  expect((await stand.ask(api('/properties/4127/documents'), good)).status).toBe(200)
  expect((await stand.ask('/healthz')).status).toBe(200)
})

attack('three uploads of one owner at the same time', async (stand) => {
  await addOwners(stand)
  const lien = await logIn(stand, LIEN, PASSWORD)
  const { headers = {} } = upload(lien, PDF)
  const statuses: number[] = []
  // The bodies of these requests are never sent, so each occupies a slot.
  for (const _ of [1, 2]) {
    const { port, path } = { port: stand.ports.service, path: api('/properties/4127/documents') }
    const open = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { ...headers, 'X-Forwarded-For': HOME, 'Content-Length': 5000, Host: 'kantoor-linde.example' },
    })
    open.on('error', () => undefined)
    open.on('response', ({ statusCode }) => statuses.push(statusCode ?? 0))
    open.flushHeaders()
    onTestFinished(() => void open.destroy())
  }
  // One of three simultaneous requests is refused, in any order.
  while (!statuses.includes(429) && statuses.length < 50)
    statuses.push((await stand.ask(api('/properties/4127/documents'), upload(lien, PDF))).status)
  expect(statuses).toContain(429)
})

attack(
  'a session of somebody else: fixed before, stolen after, guessed, or of another site',
  async (stand) => {
    await addOwners(stand)
    const fixed = `__Host-agency-site-session=${'A'.repeat(43)}`
    const answer = await stand.post(
      'owner-login',
      { email: LIEN, password: PASSWORD },
      { headers: { Cookie: fixed } },
    )
    const [set = ''] = answer.headers['set-cookie'] ?? []
    expect(set).toMatch(/^__Host-[^=]+=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    expect(set).not.toContain('A'.repeat(43))
    expect((await stand.ask(api('/session'), as(fixed))).status).toBe(401)
    const cookie = set.split(';', 1)[0] ?? ''
    expect((await stand.ask(api('/session'), as(cookie))).status).toBe(200)
    for (const origin of ['https://evil.example', 'null', `${SITE_URL}.evil.example`]) {
      const forged = as(cookie, { method: 'POST', headers: { Origin: origin } })
      expect((await stand.ask(api('/logout-everywhere'), forged)).status).toBe(403)
    }
    expect((await stand.ask(api('/logout'), as(cookie, { method: 'POST', body: '' }))).status).toBe(204)
    expect((await stand.ask(api('/session'), as(cookie))).status).toBe(401)
    expect(JSON.stringify(await stand.store.db.selectFrom('session').selectAll().execute())).not.toContain(
      cookie.split('=')[1],
    )
  },
)

attack('a new password without the old one, and a weak one', async (stand) => {
  await addOwners(stand)
  const lien = await logIn(stand, LIEN, PASSWORD)
  const change = (body: object) =>
    stand.ask(
      api('/password'),
      as(lien, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    )
  expect((await change({ newPassword: 'zeven zwanen op de Schelde' })).status).toBe(415)
  expect((await change({ password: 'fout', newPassword: 'zeven zwanen op de Schelde' })).status).toBe(422)
  expect((await change({ password: PASSWORD, newPassword: 'Welkom2026!!' })).status).toBe(422)
  expect((await change({ password: { $ne: '' }, newPassword: 'zeven zwanen op de Schelde' })).status).toBe(
    415,
  )
  const statuses = new Set<number>()
  for (let tries = 0; tries < 12; tries++)
    statuses.add((await change({ password: 'fout', newPassword: 'zeven zwanen op' })).status)
  expect(statuses).toContain(429)
})
