/**
 * The headers of a site and its service satisfy Mozilla’s Observatory (A+), with `serve` behind a proxy that
 * has the certificate.
 */
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { encoded } from '../../scripts/docs/examples.ts'
import { runCli, startCli } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'
import { observatory } from '../support/observatory.ts'
import { createSite, plot } from '../support/site.ts'
import { property, ROUTES } from '../support/town-site.ts'

const HOST = 'kantoor-linde.example'
const ORIGIN = `https://${HOST}`
const OWNER = 'lien@voorbeeld.be'
const PASSWORD = 'vier eenden op de Leie'
const LOGIN = { original: '/login/', type: 'login', path: { nl: '/nl/login/', fr: '/fr/login/' } }
const RESET = { original: '/reset-password/', path: { nl: '/nl/wachtwoord/', fr: '/fr/mot-de-passe/' } }

async function started() {
  const site = createSite({
    'site-config/routes.json': { routes: [...ROUTES, LOGIN, RESET] },
    'site-config/service.json': { proxies: 1 },
    'content/pages/login.json': page('/login/', { nl: 'Inloggen', fr: 'Connexion' }, 'owner-login'),
    'content/pages/reset.json': page(
      '/reset-password/',
      { nl: 'Wachtwoord', fr: 'Mot de passe' },
      'reset-password',
    ),
    [property(1)]: plot(1),
  })
  expect((await site.build()).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const { root } = site
  const added = await runCli(['owner', 'add', OWNER, '--name', 'Lien', '--property', '1', '--root', root])
  expect(added).toMatchObject({ code: 0 })
  const port = await freePort()
  await startCli(['serve', '--root', root, '--port', String(port)], { cwd: root }).seen(
    'site and service are running at',
  )
  return { port, link: /https:\S+/.exec(added.stdout)?.[0] ?? '' }
}

const page = (path: string, title: object, form: string) => ({
  path,
  params: { title, modules: [{ id: 'form', relations: [{ type: 'contact', id: form }] }] },
})

/** Sends the headers that the proxy in front would add. */
function ask(port: number, path: string, form?: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; headers: Headers; html: string }>((resolve, reject) => {
    const headers = {
      Host: HOST,
      'X-Forwarded-For': '192.0.2.7',
      'X-Forwarded-Proto': 'https',
      ...(form && {
        Origin: ORIGIN,
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      }),
    }
    const place = { host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET', headers }
    const asked = request(place, (answer: IncomingMessage) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (text: string) => (html += text))
      const pairs = answer.rawHeaders.flatMap((name, index, all): [string, string][] =>
        index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
      )
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: new Headers(pairs), html }))
    })
    asked.on('error', reject).end(form && encoded(form))
  })
}

test('a site page, what is not there, a page of the service, the portal and the answer that logs in: A+', async () => {
  const { port, link } = await started()
  const { searchParams, hash } = new URL(link)
  const token = searchParams.get('token') ?? hash.replace(/^#(?:token=)?/, '')
  const chosen = { language: 'nl', token, password: PASSWORD, passwordConfirmation: PASSWORD }
  expect((await ask(port, '/api/forms/reset-password', chosen)).status).toBe(303)

  const wrong = { language: 'nl', email: OWNER, password: 'drie eenden' }
  const login = { ...wrong, password: PASSWORD }
  const answers = {
    home: [200, await ask(port, '/nl/')],
    property: [200, await ask(port, '/nl/te-koop/gent/bouwgrond-1/1/')],
    missing: [404, await ask(port, '/nl/weg/')],
    portal: [200, await ask(port, '/nl/login/')],
    refused: [401, await ask(port, '/api/forms/owner-login', wrong)],
    login: [303, await ask(port, '/api/forms/owner-login', login)],
    account: [401, await ask(port, '/api/portal/account')],
    unknown: [404, await ask(port, '/api/weg')],
  } as const
  const said = Object.entries(answers).map(([name, [status, answer]]) => {
    const { grade, score, findings } = observatory(answer.headers, answer.html)
    return { name, status: [status, answer.status], grade, score, findings }
  })
  for (const one of said) {
    expect(one.status[1], one.name).toBe(one.status[0])
    expect(one, one.name).toMatchObject({ grade: 'A+' })
    expect(
      Object.entries(one.findings).filter(([, points]) => points < 0),
      one.name,
    ).toEqual([])
  }
  // The session is a cookie that only the service reads, and that is sent by https only.
  expect(said.find(({ name }) => name === 'login')?.findings).toMatchObject({
    'cookies-secure-with-httponly-sessions-and-samesite': 5,
  })
  expect(answers.login[1].headers.getSetCookie()).toHaveLength(1)
})

test('the table gives what the Observatory gives', () => {
  const policy = (value: string) => observatory(new Headers({ 'Content-Security-Policy': value })).findings
  expect(observatory(new Headers())).toMatchObject({ score: 30, grade: 'D' })
  expect(policy("default-src 'self'; script-src 'unsafe-inline'")).toHaveProperty(
    'csp-implemented-with-unsafe-inline',
    -20,
  )
  expect(policy("default-src 'none'; form-action 'self'")).toHaveProperty(
    'csp-implemented-with-no-unsafe-default-src-none',
    10,
  )
  expect(policy("default-src 'none'; img-src http://images.example; form-action 'self'")).toHaveProperty(
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    -10,
  )
  const cookie = (value: string) => observatory(new Headers({ 'Set-Cookie': value })).findings
  expect(cookie('a=b; HttpOnly')).toHaveProperty('cookies-session-without-secure-flag', -40)
  expect(cookie('a=b; Secure')).toHaveProperty('cookies-session-without-httponly-flag', -30)
  const hsts = (value: string) => observatory(new Headers({ 'Strict-Transport-Security': value })).findings
  expect(hsts('max-age=15767999')).toHaveProperty('hsts-implemented-max-age-less-than-six-months', -10)
  expect(hsts('max-age=15768000')).toHaveProperty('hsts-implemented-max-age-at-least-six-months', 0)
  const shown = '<script src="https://cdn.example/a.js"></script>'
  expect(observatory(new Headers(), shown).findings).toHaveProperty(
    'sri-not-implemented-but-external-scripts',
    -5,
  )
})
