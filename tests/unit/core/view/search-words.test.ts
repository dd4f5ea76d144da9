/** Words of titles and names of projects, as the search box loads them. */
import { describe, expect, test } from 'vitest'
import { idsWith } from '../../../../core/domain/word-file.ts'
import { projectFileOf } from '../../../../core/view/search-words.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental, viewOf } from '../../../support/view.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const STOCK = {
  ...RENT_LIST,
  ...properties(
    house(11, { TypeDescription: { nl: 'Villa met zwembad', fr: 'Villa et piscine' } }),
    rental(12, { ...BRUGGE, TypeDescription: { nl: 'Zwembad en tuin' }, MainTypeName: { nl: 'Fermette' } }),
    house(13, { Status: 2, TypeDescription: { nl: 'Zwembad', fr: 'Piscine' } }),
    house(14, { ProjectID: 801, TypeDescription: { nl: 'Hoekhuis', fr: 'Maison d’angle' } }),
  ),
  'content/projects/a.json': project(801, {
    TypeDescription: { nl: 'Bleekhof' },
    Zip: '9050',
    City: 'LEDEBERG',
  }),
}

describe('words', () => {
  const find = async (word: string, locale: 'nl' | 'fr' = 'nl') =>
    idsWith([[{ word, isStart: false }]], (await viewOf(STOCK, { locale })).context.reads.wordFiles())

  test.each([
    ['zwembad', [12, 11, 13]],
    ['fermette', [12]],
    ['nieuwbouw', [14]],
    ['neubau', [14]],
    ['piscine', []],
    ['!0', [14, 11, 13]],
    ['!1', [12]],
    ['@8000 brugge', [12]],
    ['=1', [14, 12, 11, 13]],
  ])('%s finds what carries it; what is sold comes last', async (word, ids) => {
    expect(await find(word)).toEqual(ids)
  })

  test('are those of the titles of the language, and of the properties that it shows', async () => {
    expect(await find('piscine', 'fr')).toEqual([11, 13])
    expect(await find('zwembad', 'fr')).toEqual([])
  })
})

describe('projects', () => {
  const fileIn = async (files: object, locale: 'nl' | 'fr' = 'nl') =>
    projectFileOf((await viewOf({ ...STOCK, ...files }, { locale })).context)

  test('have a name, an address and the words of new buildings', async () => {
    const file = await fileIn({})
    expect(file).toMatchObject({ id: [801], goal: [0], text: ['Bleekhof'], picture: [null] })
    expect(file?.words[0]).toMatch(/nieuwbouw.*construction neuve.*new build.*Neubau/)
    expect(file?.place[0]).toContain('9050 Ledeberg')
  })

  test('do not tell an address that is not public', async () => {
    const hidden = project(801, { PublicAddress: false, Street: 'Geheimstraat', HouseNumber: '7' })
    expect(JSON.stringify(await fileIn({ 'content/projects/a.json': hidden }))).not.toContain('Geheimstraat')
    const shown = project(801, { PublicAddress: true, Street: 'Kaai', HouseNumber: '7' })
    expect((await fileIn({ 'content/projects/a.json': shown }))?.place[0]).toMatch(/^Kaai 7, /)
  })

  test('are those that the language shows; without any there is no file', async () => {
    expect(await fileIn({}, 'fr')).toBeNull()
  })
})
