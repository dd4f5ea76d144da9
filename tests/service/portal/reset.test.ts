import { beforeEach, describe, expect, test } from 'vitest'
import type { TestService } from '../../support/service.ts'
import {
  browserOf,
  codeAt,
  disable,
  KARIM,
  LIEN,
  logIn,
  mailedToken,
  PASSWORD,
  startPortal,
} from '../../support/portal.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'zeven zwanen op de Schelde'

let service: TestService
beforeEach(async () => {
  service = await startPortal()
})

async function ask(email: string) {
  const proof = { altcha: service.proof('forgot-password') }
  return browserOf(service).post('forgot-password', { email, ...proof })
}

async function choose(token: string | null, password = NEW_PASSWORD) {
  return browserOf(service).post('reset-password', {
    token: token ?? '',
    password,
    passwordConfirmation: password,
  })
}

test('known and unknown, disabled and asked too often: the answer is the same, and only who is known is mailed', async () => {
  await disable(service, KARIM)
  const emails = ['nobody@voorbeeld.be', KARIM, LIEN, LIEN, LIEN, LIEN]
  const answers: unknown[] = []
  for (const email of emails) {
    const answer = await ask(email)
    answers.push([answer.status, await answer.json()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify([202, { ok: true, next: '/nl/bedankt/forgot-password/' }])]),
  )
  const mails = await service.store.db.selectFrom('outbox').select('recipient').execute()
  // Three in an hour, so that nobody can flood the mailbox of another person.
  expect(mails).toEqual([{ recipient: LIEN }, { recipient: LIEN }, { recipient: LIEN }])
  const asked = await service.store.db.selectFrom('audit').select('action').execute()
  expect(asked).toHaveLength(emails.length)
})

test('the mail speaks the owner’s language, and its link leads to the site', async () => {
  await browserOf(service).post('forgot-password', {
    email: KARIM,
    altcha: service.proof('forgot-password'),
  })
  const { message } = await service.store.db.selectFrom('outbox').select('message').executeTakeFirstOrThrow()
  const mail = JSON.parse(message) as { language: string; text: string; to: string }
  expect([mail.language, mail.to]).toEqual(['fr', KARIM])
  expect(mail.text).toContain('https://kantoor-linde.example/fr/nouveau-mot-de-passe/#token=')
})

test('the link sets a password once, ends every session and keeps nothing that could be used again', async () => {
  const lien = await logIn(service)
  await ask(LIEN)
  const token = await mailedToken(service, LIEN)
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const links = await service.store.db.selectFrom('reset_link').selectAll().execute()
  expect(JSON.stringify(links)).not.toContain(token)
  const answer = await choose(token)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/nl/login/' }])
  expect((await lien.get('/session')).status).toBe(401)
  await expect(logIn(service)).rejects.toThrow('401')
  await logIn(service, LIEN, NEW_PASSWORD)
  const again = await choose(token, 'acht zwanen op de Schelde')
  expect([again.status, await again.json()]).toEqual([422, INVALID])
})

test('of two who use a link at the same time one is served', async () => {
  await ask(LIEN)
  const token = await mailedToken(service, LIEN)
  const answers = await Promise.all([choose(token), choose(token, 'acht zwanen op de Schelde')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

const INVALID = { ok: false, errors: [{ field: 'token', code: 'invalid' }] }

describe('a link is refused', () => {
  test.each([
    ['after half an hour', 30 * MINUTE, (token: string) => token],
    ['with another sign', 0, (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['cut off', 0, (token: string) => token.slice(1)],
  ])('%s', async (_, passed, altered) => {
    await ask(LIEN)
    const token = (await mailedToken(service, LIEN)) ?? ''
    service.pass(passed)
    const answer = await choose(altered(token))
    expect([answer.status, await answer.json()]).toEqual([422, INVALID])
    service.pass(60 * MINUTE)
    await logIn(service, LIEN, PASSWORD)
  })

  test('when another one was used', async () => {
    await ask(LIEN)
    const first = await mailedToken(service, LIEN)
    service.pass(MINUTE)
    await ask(LIEN)
    expect((await choose(await mailedToken(service, LIEN))).status).toBe(200)
    expect((await choose(first)).status).toBe(422)
  })

  test('when its owner was disabled meanwhile', async () => {
    await ask(LIEN)
    const token = await mailedToken(service, LIEN)
    await disable(service, LIEN)
    expect((await choose(token)).status).toBe(422)
  })

  test('it is good for 29 minutes', async () => {
    await ask(LIEN)
    const token = await mailedToken(service, LIEN)
    service.pass(29 * MINUTE)
    expect((await choose(token)).status).toBe(200)
  })
})

test.each([
  ['that everybody would try', 'Welkom2026!!', 'weak'],
  ['with the name of the agency', 'Kantoor-Linde-26', 'weak'],
  ['that is short', 'elf tekens!', 'tooShort'],
])('a password %s is refused, and the link stays good', async (_, password, code) => {
  await ask(LIEN)
  const token = await mailedToken(service, LIEN)
  const answer = await choose(token, password)
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { ok: false, errors: [{ field: 'password', code }] },
  ])
  expect((await choose(token)).status).toBe(200)
})

describe('without script', () => {
  const linkOf = (token: string | null) => `https://kantoor-linde.example/nl/nieuw-wachtwoord/#token=${token}`

  const paste = (link: string, password = NEW_PASSWORD) =>
    browserOf(service).post(
      'reset-password',
      { token: link, password, passwordConfirmation: password },
      { script: false },
    )

  test.each([
    ['the whole link', (token: string) => linkOf(token)],
    ['with blanks around it', (token: string) => `  ${linkOf(token)}\n`],
    ['the token alone', (token: string) => token],
  ])('%s is pasted, and sets the password once', async (_, pasted) => {
    await ask(LIEN)
    const token = (await mailedToken(service, LIEN)) ?? ''
    const answer = await paste(pasted(token))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/login/'])
    await logIn(service, LIEN, NEW_PASSWORD)
    const again = await paste(pasted(token), 'acht zwanen op de Schelde')
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('Deze link is niet meer geldig.')
  })

  test('a weak password brings the page back, which still holds the link', async () => {
    await ask(LIEN)
    const token = await mailedToken(service, LIEN)
    const answer = await paste(linkOf(token), 'Welkom2026!!')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`type="hidden" name="token" value="[^"]*#token=${token}"`))
    expect(html).not.toContain('Welkom2026!!')
  })

  test.each([
    ['was cut off', (link: string) => link.slice(0, -1)],
    ['leads elsewhere', () => 'https://kantoor-linde.example/nl/login/'],
    ['is not there', () => ''],
  ])('a link that %s can be pasted again', async (_, altered) => {
    await ask(LIEN)
    const html = await (await paste(altered(linkOf(await mailedToken(service, LIEN))))).text()
    expect(html).toContain('Link uit onze mail')
    expect(html).toContain('Plak hier de hele link uit onze mail')
    expect(html).not.toContain('type="hidden" name="token"')
    await logIn(service, LIEN, PASSWORD)
  })

  test('the log holds neither link nor token', async () => {
    await ask(LIEN)
    const token = await mailedToken(service, LIEN)
    await paste(linkOf(token), 'Welkom2026!!')
    await paste(linkOf(token))
    expect(JSON.stringify(service.logged)).not.toContain(token)
  })
})

test('a forgotten password does not turn the second factor off', async () => {
  const lien = await logIn(service)
  const setup = await lien.send('POST', '/second-factor/setup', { password: PASSWORD })
  const { secret } = (await setup.json()) as { secret: string }
  await lien.send('POST', '/second-factor/confirm', { code: codeAt(secret, service.deps.now()) })
  await ask(LIEN)
  await choose(await mailedToken(service, LIEN))
  const refused = await (await logIn(service, LIEN, NEW_PASSWORD)).get('/session')
  expect([refused.status, await refused.json()]).toEqual([401, { ok: false, code: 'second-factor' }])
})

test('passwords are never kept as a form', async () => {
  await ask(LIEN)
  await choose(await mailedToken(service, LIEN))
  expect(await service.store.db.selectFrom('submission').selectAll().execute()).toEqual([])
})
