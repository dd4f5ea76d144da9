import { beforeEach, expect, test } from 'vitest'
import { memberOfLink } from '../../../core/service/desk/links.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { NOW } from '../../support/service.ts'

let office: Office
beforeEach(() => {
  office = openOffice()
})

const INVITE = ['desk', 'invite', 'An@Voorbeeld.be', '--name', 'An Peeters', '--role', 'administrator']
const tokenIn = (text: string) => /#\/new-password\/([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''
const memberBy = (token: string, at = NOW) => office.look(({ db }) => memberOfLink(db, token, at))

test('desk invite prints a link that opens once, and warns while the desk is off', async () => {
  const { code, out, err } = await office.type(...INVITE)
  expect([code, out + err]).toEqual([0, expect.stringContaining('AS8305')])
  const days = 86_400_000
  expect(await memberBy(tokenIn(out))).toMatchObject({
    email: 'an@voorbeeld.be',
    role: 'administrator',
    office: null,
    language: 'nl',
    password: null,
  })
  expect(await memberBy(tokenIn(out), NOW + 3 * days)).toBeUndefined()
})

test('desk invite --mail shows no link, and puts a mail into the outbox', async () => {
  const { out } = await office.type(...INVITE, '--mail')
  expect(out).not.toContain('#/new-password/')
  const mails = await office.look(({ db }) =>
    db.selectFrom('outbox').select(['recipient', 'message']).execute(),
  )
  expect(mails).toEqual([
    { recipient: 'an@voorbeeld.be', message: expect.stringContaining('/desk/#/new-password/') as string },
  ])
})

test.each([
  [
    'an address that has an account',
    ['an@voorbeeld.be', '--name', 'An', '--role', 'administrator'],
    'AS8302',
  ],
  ['an agent without an office', ['tom@voorbeeld.be', '--name', 'Tom'], 'AS8304'],
  [
    'an office that the site does not have',
    ['tom@voorbeeld.be', '--name', 'Tom', '--office', 'parijs'],
    'AS8304',
  ],
])('desk invite refuses %s, and changes nothing', async (_, given, code) => {
  await office.type(...INVITE)
  const refused = await office.type('desk', 'invite', ...given)
  expect([refused.code, refused.out + refused.err]).toEqual([2, expect.stringContaining(code)])
  expect(await office.look(({ db }) => db.selectFrom('desk_member').select('id').execute())).toHaveLength(1)
})

test('desk reset makes a link that ends the one before, except for a member who is disabled', async () => {
  const { out: first } = await office.type(...INVITE)
  const { out: second } = await office.type('desk', 'reset', 'an@voorbeeld.be')
  expect(await memberBy(tokenIn(first))).toBeUndefined()
  expect(await memberBy(tokenIn(second))).toBeDefined()
  expect((await office.type('desk', 'disable', 'an@voorbeeld.be')).code).toBe(0)
  expect(await memberBy(tokenIn(second))).toBeUndefined()
  const refused = await office.type('desk', 'reset', 'an@voorbeeld.be')
  expect([refused.code, refused.out + refused.err]).toEqual([2, expect.stringContaining('AS8303')])
  expect((await office.type('desk', 'enable', 'an@voorbeeld.be')).code).toBe(0)
  expect((await office.type('desk', 'reset', 'an@voorbeeld.be')).code).toBe(0)
})

test('desk list shows state, role and office; desk remove erases a member', async () => {
  expect((await office.type('desk', 'list')).out).toContain('no members')
  await office.type(...INVITE)
  await office.type('desk', 'invite', 'tom@voorbeeld.be', '--name', 'Tom', '--office', 'gent')
  const { out } = await office.type('desk', 'list')
  expect(out).toMatch(/an@voorbeeld\.be +administrator +no password +all offices/)
  expect(out).toMatch(/tom@voorbeeld\.be +agent +no password +gent/)
  await office.type('desk', 'remove', 'tom@voorbeeld.be')
  expect((await office.type('desk', 'list')).out).not.toContain('tom@')
  const unknown = await office.type('desk', 'remove', 'tom@voorbeeld.be')
  expect([unknown.code, unknown.out + unknown.err]).toEqual([2, expect.stringContaining('AS8301')])
})
