/** Reports of homes to their owners, and how the office names homes. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskHomeDetail, DeskOwners } from '../../../core/http/desk/homes.ts'
import { say } from '../../../core/service/strings.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { memberAtDesk, read, startDesk } from '../../support/desk.ts'
import { mailsIn } from '../../support/outbox.ts'
import type { TestService } from '../../support/service.ts'

const LENA = 'lena@voorbeeld.be'

let service: TestService
let manager: DeskBrowser
beforeEach(async () => {
  service = await startDesk()
  manager = await memberAtDesk(service, { role: 'manager' })
})

async function addOwner(homes: readonly string[], email = LENA): Promise<string> {
  const owner = { name: 'Lena Claes', email, language: 'fr', homes }
  const { owners } = await read<DeskOwners>(manager.send('POST', '/owners', owner))
  return owners.find((each) => each.email === email)?.id ?? ''
}

const reports = async () =>
  (await mailsIn(service.deps, LENA)).filter(({ subject }) => subject.startsWith('Rapport sur'))

describe('a report by mail', () => {
  test('has figures by source and remarks, in the language of the owner, and goes by the outbox', async () => {
    const owner = await addOwner(['4127'])
    const { db } = service.store
    await db
      .insertInto('portal_count')
      .values({ property: '4127', portal: 'Zimmo', day: '2026-11-20', count: 1240 })
      .execute()
    const visit = { property: '4127', interest: null, state: 'done' as const }
    await db
      .insertInto('visit')
      .values([
        {
          ...visit,
          id: 'v1',
          at: service.deps.now() - 86_400_000,
          visitor: 'Jan P.',
          feedback: 'Jardin sombre.',
        },
        { ...visit, id: 'v2', at: service.deps.now() - 90_000_000, visitor: 'Els D.', feedback: null },
      ])
      .execute()
    const home = await read<DeskHomeDetail>(
      manager.send('POST', '/homes/4127/reports', { owner, text: 'Chère Madame,\n\nUne belle semaine.' }),
    )
    expect(home.reportedAt).toBe(service.deps.now())
    const [mail, ...others] = await reports()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ replyTo: 'ines@kantoor-linde.example', language: 'fr', purpose: 'own' })
    expect(mail?.text).toMatch(/Zimmo\D+1.240/)
    for (const part of ['Une belle semaine.', 'Jan P.', 'Jardin sombre.', 'Inès Maertens'])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Els D.')
    // The next visit to the page still says when.
    expect(await read<DeskHomeDetail>(manager.get('/homes/4127'))).toMatchObject({
      reportedAt: service.deps.now(),
    })
  })

  test('leads to the portal only those who can log in there', async () => {
    const owner = await addOwner(['4127'])
    const send = () => manager.send('POST', '/homes/4127/reports', { owner })
    await send()
    await service.store.db.updateTable('owner').set({ password: 'x' }).execute()
    await send()
    const withPortal = (await reports()).map(({ text }) => text.includes(say('fr', 'mail.button.portal')))
    expect(withPortal.toSorted()).toEqual([false, true])
  })

  test('goes neither to owners of other homes nor to a disabled account', async () => {
    const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
    const body = { name: 'Karim Aziz', email: 'karim@voorbeeld.be', language: 'nl', homes: ['4135'] }
    const { owners } = await read<DeskOwners>(chief.send('POST', '/owners', body))
    const other = owners[0]?.id
    const disabled = await addOwner(['4127'])
    await manager.send('PATCH', `/owners/${disabled}`, { isDisabled: true })
    for (const owner of [other, disabled, 'nobody'])
      expect((await manager.send('POST', '/homes/4127/reports', { owner })).status).toBe(404)
    const home = await read<DeskHomeDetail>(manager.get('/homes/4127'))
    expect(home).toMatchObject({ reportedAt: null, owners: [{ id: disabled, isDisabled: true }] })
  })

  test('is refused beyond the limit of mails to one address, and is not noted then', async () => {
    service = await startDesk({ mail: { perDay: 4 } })
    manager = await memberAtDesk(service, { role: 'manager' })
    const owner = await addOwner(['4127'])
    const send = () => manager.send('POST', '/homes/4127/reports', { owner })
    const answers: Response[] = []
    for (let count = 0; count < 6; count++) answers.push(await send())
    expect(answers.at(-1)?.status).toBe(429)
    const noted = await service.store.db
      .selectFrom('desk_audit')
      .select('id')
      .where('action', '=', 'report-sent')
      .execute()
    expect(noted).toHaveLength(answers.filter(({ ok }) => ok).length)
  })
})

test('homes of an owner are typed by their references, one or several at once', async () => {
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  const homesOf = async (homes: readonly string[]) => {
    const id = await addOwner(['4127'], `owner${homes.length}@voorbeeld.be`)
    const { owners } = await read<DeskOwners>(chief.send('PATCH', `/owners/${id}`, { homes }))
    return owners.find((each) => each.id === id)?.homes.map((home) => home.id)
  }
  expect(await homesOf(['vbe-35'])).toEqual(['4135'])
  expect(await homesOf(['4127', 'VBE-35'])).toEqual(['4127', '4135'])
  expect(await homesOf(['4127 VBE-35', '', ''])).toEqual(['4127', '4135'])
})
