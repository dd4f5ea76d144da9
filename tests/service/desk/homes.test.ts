/** The state of the adverts, as the last build described it. */
import { expect, test } from 'vitest'
import type { DeskHomeDetail, DeskHomes } from '../../../core/http/desk/homes.ts'
import type { DeskToday } from '../../../core/http/desk/oversight.ts'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { DESK_SITE, memberAtDesk, read, startDesk } from '../../support/desk.ts'

function siteWith(fields: Partial<ServiceProperty>) {
  const [home, ...others] = DESK_SITE.properties ?? []
  return { properties: [{ ...(home as ServiceProperty), ...fields }, ...others] }
}

test('a home shows what the law still asks of it, and the overview counts it', async () => {
  const duties: ServiceProperty['duties'] = [
    { id: 'flanders.energyScore', due: 'advert' },
    { id: 'flanders.soil', due: 'before-contract', since: '2026-11-02' },
  ]
  const service = await startDesk({}, { site: siteWith({ duties, pictures: 12 }) })
  const browser = await memberAtDesk(service)
  expect(await read<DeskHomeDetail>(browser.get('/homes/4127'))).toMatchObject({
    pictures: 12,
    lacking: 1,
    duties: [
      { id: 'flanders.energyScore', due: 'advert', since: null },
      { id: 'flanders.soil', due: 'before-contract', since: '2026-11-02' },
    ],
  })
  const { homes } = await read<DeskHomes>(browser.get('/homes'))
  expect(homes.filter(({ lacking }) => lacking > 0).map(({ id }) => id)).toEqual(['4127'])
  expect((await read<DeskToday>(browser.get('/today'))).lackingHomes).toBe(1)
})

test('papers of the file alone are no lack of the advert', async () => {
  const duties: ServiceProperty['duties'] = [{ id: 'belgium.mandate', due: 'before-contract' }]
  const service = await startDesk({}, { site: siteWith({ duties }) })
  const browser = await memberAtDesk(service)
  expect((await read<DeskToday>(browser.get('/today'))).lackingHomes).toBe(0)
  expect(await read<DeskHomeDetail>(browser.get('/homes/4127'))).toMatchObject({ lacking: 0 })
})

test('a build of an earlier version has said nothing', async () => {
  const service = await startDesk()
  const browser = await memberAtDesk(service)
  expect(await read<DeskHomeDetail>(browser.get('/homes/4127'))).toMatchObject({
    duties: null,
    pictures: null,
    lacking: 0,
  })
})

test('a title in another language than that of the member is marked with its language', async () => {
  const service = await startDesk({}, { site: siteWith({ titles: { fr: 'Maison' } }) })
  const title = async (language: 'nl' | 'fr', name: string) => {
    const browser = await memberAtDesk(service, { language, name })
    const { homes } = await read<DeskHomes>(browser.get('/homes'))
    const home = homes.find(({ id }) => id === '4127')
    return [home?.title, home?.titleLanguage]
  }
  expect(await title('nl', 'Inès Maertens')).toEqual(['Maison', 'fr'])
  expect(await title('fr', 'Bram Goossens')).toEqual(['Maison', null])
})
