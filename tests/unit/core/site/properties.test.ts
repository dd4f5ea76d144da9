/** Linking gives properties and projects their addresses, towns, types, labels, agents and homes. */
import { describe, expect, test } from 'vitest'
import { linkFiles, propertyOf, siteOf } from '../../../support/linked.ts'
import { project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, rental, rulesConfig } from '../../../support/view.ts'

async function linked(more: object, files: SiteFiles = {}) {
  return propertyOf(await siteOf({ ...properties(house(1, more)), ...files }), 1)
}

async function problemsOf(files: SiteFiles, code: string) {
  const { problems, marks } = await linkFiles(files)
  return problems.flatMap((problem, index) =>
    problem.code === code
      ? [`${problem.severity}: ${problem.message} | ${marks()[index]?.split(' ').slice(1).join(' ')}`]
      : [],
  )
}

describe('a property', () => {
  test('knows its addresses, its town, its region and what it is', async () => {
    expect(await linked({ WebIDs: '4' })).toMatchObject({
      original: '/property/1/',
      paths: { nl: '/nl/te-koop/gent/huis-1/1/', fr: '/fr/a-vendre/gand/maison-1/1/' },
      titles: { nl: 'Huis 1', fr: 'Maison 1' },
      town: { zip: '9000', names: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }, countryId: 10 },
      region: 'flanders',
      availability: 'for-sale',
      energy: { label: 'C', source: 'data' },
      types: [1, 4],
    })
  })

  test.each<[number | undefined, boolean]>([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    [5, false],
    [6, true],
    [undefined, true],
  ])('of status %s is on the site: %s', async (Status, isShown) => {
    const site = await siteOf(properties(house(1, { Status })))
    expect(site.properties).toHaveLength(isShown ? 1 : 0)
  })

  test.each<[object, readonly number[]]>([
    [{ WebID: 1, WebIDs: undefined }, [1]],
    [{ WebID: 1, WebIDs: '' }, [1]],
    [{ WebID: 1, WebIDs: '4, 1 ,' }, [1, 4]],
    [{ WebID: undefined, WebIDs: '4,1' }, [4, 1]],
    [{ WebID: undefined, WebIDs: 4 }, [4]],
    [{ WebID: undefined, WebIDs: undefined }, []],
  ])('of %j has the types %j', async (more, types) => {
    expect((await linked(more)).types).toEqual(types)
  })

  test('of several homes has the label of the worst, where it has none of its own', async () => {
    const homes = [120, 480, 250].map((EnergyPerformance, index) => ({ Name: `${index}`, EnergyPerformance }))
    const Dwellings = [{ Name: 'x' }, ...homes]
    const building = { EnergyPerformance: undefined, EPCLabelText: undefined, Dwellings }
    expect((await linked(building)).energy?.label).toBe('E')
    expect((await linked({ ...building, EnergyPerformance: 150 })).energy?.label).toBe('B')
    expect((await linked({ ...building, EPCLabelText: 'A' })).energy?.label).toBe('A')
    expect((await linked({ ...building, Dwellings: undefined })).energy).toBeNull()
  })

  test('without a title is called by its type, and stands nowhere without both', async () => {
    const named = await linked({ TypeDescription: undefined, MainTypeName: { nl: 'Herenhuis' } })
    expect(named.titles).toEqual({ nl: 'Herenhuis' })
    expect(named.paths).toEqual({ nl: '/nl/te-koop/gent/herenhuis/1/' })
    expect((await linked({ TypeDescription: undefined })).paths).toEqual({})
  })

  test('whose title has no letter is found by its number', async () => {
    expect((await linked({ TypeDescription: { nl: '***' } })).paths).toEqual({ nl: '/nl/te-koop/gent/1/1/' })
  })

  test('that several lack is reported in the order of the properties', async () => {
    const dutch = { TypeDescription: { nl: 'Huis' } }
    const found = await problemsOf(properties(house(1, dutch), house(2, dutch), house(3, dutch)), 'AS3201')
    expect(found.map((text) => /property \d/.exec(text)?.[0])).toEqual([
      'property 1',
      'property 2',
      'property 3',
    ])
  })

  test('that a language lacks is spoken of, as the site wants it', async () => {
    const dutch = properties(house(1, { TypeDescription: { nl: 'Huis' } }))
    expect(await problemsOf(dutch, 'AS3201')).toEqual([
      expect.stringMatching(/^warning: property 1 .*"TypeDescription".* fr/),
    ])
    const languages = (missing: object) => ({
      'site-config/languages.json': {
        languageDefault: 'nl',
        languageUse: [
          { code: 'nl', use: true },
          { code: 'fr', use: true },
        ],
        missing,
      },
    })
    expect(await problemsOf({ ...dutch, ...languages({ fr: 'ignore' }) }, 'AS3201')).toEqual([])
    expect(await problemsOf({ ...dutch, ...languages({ fr: 'error' }) }, 'AS3201')).toEqual([
      expect.stringMatching(/^error: property 1/),
    ])
  })

  test('has its label on the scale that the site chose', async () => {
    const brussels = { Zip: '1050', City: 'ELSENE', EPCLabelText: undefined, EnergyPerformance: 14 }
    const older = rulesConfig({ brusselsScale: 'spec' })
    expect((await linked(brussels)).energy?.label).toBe('A+')
    expect((await linked(brussels, older)).energy?.label).toBe('A')
  })

  test('without a pattern for its goal is nowhere, and that is reported', async () => {
    const routes = [
      { original: '/', path: { nl: '/nl/', fr: '/fr/' } },
      { original: '/property/{id}/', goal: [0], path: { nl: '/nl/pand/{id}/', fr: '/fr/bien/{id}/' } },
    ]
    const files = {
      'site-config/routes.json': { routes },
      'site-config/menu.json': { items: [] },
      'content/pages/for-sale.json': null,
      ...properties(house(1), rental(2)),
    }
    const { site } = await linkFiles(files)
    expect(site.properties.map(({ property, paths }) => [property.ID, paths.nl])).toEqual([
      [1, '/nl/pand/1/'],
    ])
    expect(await problemsOf(files, 'AS3205')).toEqual([expect.stringMatching(/\/property\/2\/.*\| .* 2$/)])
  })
})

describe('an agent', () => {
  const TEAM = {
    'site-config/team.json': {
      members: [
        { id: 7, name: 'An' },
        { id: 8, name: 'Bo' },
      ],
    },
  }

  test('is the member of the team that the record names', async () => {
    expect((await linked({ ManagerID: 8 }, TEAM)).agent?.name).toBe('Bo')
    expect((await linked({ ManagerID: 0 }, TEAM)).agent).toBeUndefined()
    expect((await linked({}, TEAM)).agent).toBeUndefined()
    const site = await siteOf({ ...TEAM, 'content/projects/8.json': project(8, { ManagerID: 7 }) })
    expect(site.projects[0]?.agent?.name).toBe('An')
  })

  test('that nobody knows is reported, with those that are known', async () => {
    const files = { ...TEAM, ...properties(house(1, { ManagerID: 9 })) }
    expect(await problemsOf(files, 'AS3301')).toEqual([expect.stringMatching(/team member "9".*\| .* 9$/)])
    const { problems } = await linkFiles(files)
    expect(JSON.stringify(problems.find(({ code }) => code === 'AS3301'))).toMatch(/7|8/)
  })
})

describe('a project', () => {
  test('knows its addresses and its homes', async () => {
    const site = await siteOf({
      'content/projects/all.json': [project(8), project(9)],
      ...properties(
        house(1, { ProjectID: 8 }),
        house(2),
        house(3, { ProjectID: 8 }),
        house(4, { ProjectID: 0 }),
      ),
    })
    const [first, second] = site.projects
    expect(first).toMatchObject({
      original: '/project/8/',
      paths: { nl: '/nl/projecten/gent/aan-het-water/8/', fr: '/fr/projets/gand/au-bord-de-l-eau/8/' },
      titles: { nl: 'Aan het water', fr: 'Au bord de l’eau' },
      region: 'flanders',
      town: { zip: '9000' },
    })
    expect(first?.units.map(({ property }) => property.ID)).toEqual([1, 3])
    expect(second?.units).toEqual([])
  })

  test('that a home names and nobody knows is reported, with the nearest', async () => {
    const files = {
      'content/projects/8.json': project(8),
      ...properties(house(1, { ProjectID: 9, VAT: 0 }), house(2, { ProjectID: 8, VAT: 0 })),
    }
    expect(await problemsOf(files, 'AS3301')).toEqual([expect.stringMatching(/project "9".*\| .* 9$/)])
  })

  test('that a language lacks is spoken of', async () => {
    const files = { 'content/projects/8.json': project(8, { TypeDescription: { nl: 'Water' } }) }
    expect(await problemsOf(files, 'AS3201')).toEqual([
      expect.stringMatching(/^warning: project 8 .*"TypeDescription".* fr/),
    ])
  })

  test('without a path for projects is nowhere, and that is reported', async () => {
    const routes = [{ original: '/', path: { nl: '/nl/', fr: '/fr/' } }]
    const files = {
      'site-config/routes.json': { routes },
      'site-config/menu.json': { items: [] },
      'content/pages/for-sale.json': null,
      'content/projects/8.json': project(8),
    }
    const { site } = await linkFiles(files)
    expect(site.projects).toEqual([])
    expect(await problemsOf(files, 'AS3205')).toEqual([expect.stringMatching(/\/project\/8\/.*\| .* 8$/)])
  })
})
