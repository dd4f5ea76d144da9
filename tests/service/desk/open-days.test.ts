/** The list of visitors of an open-house day. */
import { expect, test } from 'vitest'
import type { DeskHomeDetail } from '../../../core/http/desk/homes.ts'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { DESK_SITE, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import { ask } from '../appointments/asking.ts'

const SATURDAY = {
  nl: 'zaterdag 5 december 2026, 10.00 – 12.00 uur',
  fr: 'samedi 5 décembre 2026, 10 h – 12 h',
}
const SUNDAY = { nl: 'zondag 6 december 2026, 10.00 – 12.00 uur' }

function siteWith(openDays: ServiceProperty['openDays']) {
  const [home, ...others] = DESK_SITE.properties ?? []
  return { properties: [{ ...(home as ServiceProperty), ...(openDays && { openDays }) }, ...others] }
}

test('visitors in any language are under the day in that of the member, and a day without any is there', async () => {
  const service = await startDesk({}, { site: siteWith([{ names: SATURDAY }, { names: SUNDAY }]) })
  const at = { property: '4127', start: '' }
  const noor = { email: 'noor@voorbeeld.be', firstName: 'Noor', lastName: 'Peeters', phone: '0470 00 12 34' }
  const luc = { email: 'luc@exemple.be', firstName: 'Luc', lastName: 'Lambert' }
  expect((await ask(service, { ...at, ...noor, openDays: [SATURDAY.nl] })).status).toBe(202)
  expect((await ask(service, { ...at, ...luc, language: 'fr', openDays: [SATURDAY.fr] })).status).toBe(202)
  // The home has no German names: those of the default language stand for them.
  const german = await memberAtDesk(service, { name: 'Uli Weber', language: 'de' })
  const inGerman = await read<DeskHomeDetail>(german.get('/homes/4127'))
  expect(inGerman.openDays.map(({ day, people }) => [day, people.length])).toEqual([
    [SATURDAY.nl, 2],
    [SUNDAY.nl, 0],
  ])
  const browser = await memberAtDesk(service)
  const { openDays } = await read<DeskHomeDetail>(browser.get('/homes/4127'))
  expect(openDays.map(({ day, people }) => [day, people.map(({ name }) => name).toSorted()])).toEqual([
    [SATURDAY.nl, ['Luc Lambert', 'Noor Peeters']],
    [SUNDAY.nl, []],
  ])
  const [visitor] = openDays[0]?.people.filter(({ name }) => name === 'Noor Peeters') ?? []
  expect(visitor).toMatchObject({ email: 'noor@voorbeeld.be', phone: '0470 00 12 34' })
  const message = await browser.get(`/inbox/${visitor?.message ?? ''}`)
  expect(message.status).toBe(200)
})

test('a day that the site no longer has stays, as its visitors read it', async () => {
  const service = await startDesk({}, { site: siteWith(undefined) })
  await ask(service, { property: '4127', start: '', openDays: [SATURDAY.nl] })
  const browser = await memberAtDesk(service)
  const { openDays } = await read<DeskHomeDetail>(browser.get('/homes/4127'))
  expect(openDays.map(({ day, people }) => [day, people.length])).toEqual([[SATURDAY.nl, 1]])
})
