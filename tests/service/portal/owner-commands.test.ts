import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ownerOfLink } from '../../../core/service/portal/reset-links.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { NOW } from '../../support/service.ts'

let office: Office
beforeEach(() => {
  office = openOffice()
})

const ADD = [
  'owner',
  'add',
  'Noor@Voorbeeld.be',
  '--name',
  'Noor Claessens',
  '--language',
  'fr',
  '--property',
  '4127',
]
const tokenIn = (text: string) => /#token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''
const ownerBy = (token: string, at = NOW) => office.look(({ db }) => ownerOfLink(db, token, at))

test('owner add lets somebody in: a link that opens once, and no password', async () => {
  const { code, out } = await office.type(...ADD)
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('https://kantoor-linde.example/fr/nouveau-mot-de-passe/#token='),
  ])
  const owner = await ownerBy(tokenIn(out))
  expect(owner).toMatchObject({
    email: 'noor@voorbeeld.be',
    name: 'Noor Claessens',
    language: 'fr',
    password: null,
  })
  const days = 86_400_000
  expect(await ownerBy(tokenIn(out), NOW + 3 * days - 1)).toBeDefined()
  expect(await ownerBy(tokenIn(out), NOW + 3 * days)).toBeUndefined()
  expect(await office.look(({ db }) => db.selectFrom('owner_property').select('property').execute())).toEqual(
    [{ property: '4127' }],
  )
})

test('owner add --mail shows no link, and puts a mail into the outbox', async () => {
  const { out } = await office.type(...ADD, '--mail')
  expect(out).not.toContain('token')
  const { message } = await office.look(({ db }) =>
    db.selectFrom('outbox').select('message').executeTakeFirstOrThrow(),
  )
  const { to, subject, text } = JSON.parse(message) as Record<'to' | 'subject' | 'text', string>
  expect([to, subject]).toEqual(['noor@voorbeeld.be', 'Votre espace propriétaire est prêt'])
  expect(await ownerBy(tokenIn(text))).toBeDefined()
})

test('owner reset gives another link, and the one before is void', async () => {
  const first = tokenIn((await office.type(...ADD)).out)
  const second = tokenIn((await office.type('owner', 'reset', 'noor@voorbeeld.be')).out)
  expect([await ownerBy(first), (await ownerBy(second))?.email]).toEqual([undefined, 'noor@voorbeeld.be'])
})

test('owner disable and enable', async () => {
  const token = tokenIn((await office.type(...ADD)).out)
  expect((await office.type('owner', 'disable', 'noor@voorbeeld.be')).code).toBe(0)
  expect(await ownerBy(token)).toBeUndefined()
  expect((await office.type('owner', 'list')).out).toContain('noor@voorbeeld.be  fr  disabled     4127')
  await office.type('owner', 'enable', 'noor@voorbeeld.be')
  const { owners } = JSON.parse((await office.type('--json', 'owner', 'list')).out) as { owners: unknown }
  expect(owners).toEqual([
    {
      email: 'noor@voorbeeld.be',
      name: 'Noor Claessens',
      language: 'fr',
      state: 'no password',
      secondFactor: false,
      properties: ['4127'],
    },
  ])
})

test('a property that the site does not have is a warning, in which language the site speaks is the default', async () => {
  const { code, err } = await office.type('owner', 'add', 'a@voorbeeld.be', '--name', 'A', '--property', '9')
  expect([code, err]).toEqual([0, expect.stringContaining('AS8003')])
  expect((await office.type('owner', 'list')).out).toContain('a@voorbeeld.be  nl')
})

test.each([
  ['AS8006', 3, ['import', 'owners', 'nowhere.json']],
  ['AS8007', 2, ['owner', 'reset', 'nobody@voorbeeld.be']],
  ['AS8007', 2, ['owner', 'disable', 'nobody@voorbeeld.be']],
  ['AS8008', 2, [...ADD, '--property', '4135']],
  ['AS8009', 2, ['owner', 'reset', 'gone@voorbeeld.be']],
])('%s, exit code %i: %j', async (id, code, argv) => {
  await office.type(...ADD)
  await office.type('owner', 'add', 'gone@voorbeeld.be', '--name', 'G')
  await office.type('owner', 'disable', 'gone@voorbeeld.be')
  const told = await office.type(...argv)
  expect([told.code, told.err]).toEqual([code, expect.stringContaining(id)])
})

test.each([
  [['owner', 'add', 'noor', '--name', 'N']],
  [['owner', 'add', 'noor@voorbeeld.be']],
  [['owner', 'add', 'noor@voorbeeld.be', '--name', 'N', '--language', 'es']],
  [['owner', 'add', 'noor@voorbeeld.be', '--name', 'N', '--property', '../1']],
  [['owner', 'add', 'noor@voorbeeld.be', '--name', 'N', '--password', 'geheim']],
])('wrong usage does nothing: %j', async (argv) => {
  expect((await office.type(...argv)).code).toBe(2)
  expect(existsSync(path.join(office.root, 'data'))).toBe(false)
})
