/** Fact tables list the fields of a property. */
import { describe, expect, test } from 'vitest'
import { factsOf } from '../../../../core/view/fact-rows.ts'
import { factGroups } from '../../../../core/view/facts.ts'
import { house, properties, rental, viewOf } from '../../../support/view.ts'
import { plot } from '../../../support/minimal-site.ts'
import { groupOf, viewWith } from './facts-of.ts'

test('rows without a value are left out', () => {
  const rows = [
    ['fact.units', '9'],
    ['fact.progress', ''],
    ['fact.delivery', undefined],
  ] as const
  expect(factsOf(rows)).toEqual([{ term: 'fact.units', value: '9' }])
})

test('a file number that cannot be the reference of the page is among the general facts', async () => {
  const long = `Dossier ${'7'.repeat(30)}`
  expect(await groupOf('general', house(1, { RecordFile: long }))).toMatchObject({ recordFile: long })
  expect(await groupOf('general', house(1, { RecordFile: 'D-2026/17' }))).not.toHaveProperty('recordFile')
})

test('groups stand in their order, and an empty one does not', async () => {
  const { context, linked } = await viewWith(
    rental(1, {
      MainTypeName: { nl: 'Huis' },
      NumberOfToilets: 1,
      SurfaceGarden: 5,
      Roof: 'Zadeldak',
      VAT: 21,
      FloodZone: 'Geen',
    }),
  )
  expect(factGroups(context, linked).map(({ title }) => title)).toEqual([
    'group.general',
    'group.layout',
    'group.surfaces',
    'group.building',
    'group.letting',
    'group.finance',
    'group.planning',
  ])
  const bare = await viewWith(plot(1))
  expect(factGroups(bare.context, bare.linked).map(({ title }) => title)).toEqual(['group.finance'])
})

describe('in general', () => {
  const full = house(1, {
    MainTypeName: { nl: 'Herenhuis' },
    Availability: { nl: 'Bij akte' },
    MobilityScore: 8.5,
    JudicialDecision: 1,
    BoxNr: 'A',
  })

  test('everything that is known', async () => {
    expect(await groupOf('general', full)).toEqual({
      type: 'Herenhuis',
      availability: 'Bij akte',
      mobilityScore: '8,5 / 10',
      judicialDecision: 'Ja',
    })
  })

  test('in another language a type keeps its name, and a text that it lacks is left out', async () => {
    expect(await groupOf('general', full, 'fr')).toEqual({
      type: 'Herenhuis',
      mobilityScore: '8,5 / 10',
      judicialDecision: 'Oui',
    })
  })

  test.each<[string, object, string | undefined]>([
    ['for sale', house(1), undefined],
    ['sold', house(1, { Status: 2 }), 'Verkocht'],
    ['rented', rental(1, { Status: 4 }), 'Verhuurd'],
    [
      'sold, with the date of its advert',
      house(1, { Status: 2, Availability: { nl: 'Bij akte' } }),
      'Verkocht',
    ],
  ])('whether one can have it: %s', async (_, record, availability) => {
    expect((await groupOf('general', record))['availability']).toBe(availability)
  })

  test('what the summary says is not repeated', async () => {
    const { context, linked } = await viewWith(full)
    const said = JSON.stringify(factGroups(context, linked))
    for (const text of ['Veldweg', '9000', 'Gent', 'Te koop']) expect(said).not.toContain(text)
  })

  test.each([
    [-1, undefined],
    [0, 'Geen'],
    [1, 'Ja'],
    [2, 'Op aanvraag'],
    [undefined, undefined],
  ])('judicial decision %s is %s', async (JudicialDecision, text) => {
    expect((await groupOf('general', house(1, { JudicialDecision })))['judicialDecision']).toBe(text)
  })
})

test('rooms are counted; a count of zero is a fact', async () => {
  const rooms = {
    NumberOfBedRooms: 3,
    NumberOfBathRooms: 2,
    NumberOfShowerRooms: 1,
    NumberOfToilets: 4,
    Kitchen: { nl: 'Ingericht' },
    NumberOfGarages: 0,
    NumberOfParkings: 6,
  }
  expect(await groupOf('layout', house(1, rooms))).toEqual({
    bedrooms: '3',
    bathrooms: '2',
    showerRooms: '1',
    toilets: '4',
    kitchen: 'Ingericht',
    garages: '0',
    parkings: '6',
  })
})

test('surfaces are in square metres', async () => {
  const surfaces = {
    SurfaceLiving: 150.5,
    SurfaceTotal: 200,
    SurfaceGround: 1200,
    SurfaceConstructed: 90,
    SurfaceTerrace: 20,
    SurfaceGarden: 300,
  }
  expect(await groupOf('surfaces', house(1, surfaces))).toEqual({
    surfaceLiving: '150,5 m²',
    surfaceTotal: '200 m²',
    surfaceGround: '1.200 m²',
    surfaceConstructed: '90 m²',
    surfaceTerrace: '20 m²',
    surfaceGarden: '300 m²',
  })
})

test('a building has years without points, and dates in words', async () => {
  const building = {
    ConstructionYear: 1935,
    RenovationYear: 2010,
    Facades: 'semi-open',
    NumberOfFacades: 3,
    Heating: { nl: 'Gas' },
    Roof: { nl: 'Zadeldak' },
    AsbestosType: { nl: 'Asbestveilig' },
    AsbestosDate: '2025-02-01',
  }
  expect(await groupOf('building', house(1, building))).toEqual({
    constructionYear: '1935',
    renovationYear: '2010',
    facades: 'Halfopen',
    numberOfFacades: '3',
    heating: 'Gas',
    roof: 'Zadeldak',
    asbestosType: 'Asbestveilig',
    asbestosDate: '1 februari 2025',
  })
  expect((await groupOf('building', house(1, building), 'fr'))['asbestosDate']).toBe('1er février 2025')
})

test('planning says the flood zone', async () => {
  expect(await groupOf('planning', house(1, { FloodZone: { nl: 'Geen' } }))).toEqual({ floodZone: 'Geen' })
})

test('the duty in Luxembourg has its own name', async () => {
  const record = house(1, { Zip: '1130', City: 'LUXEMBOURG', CountryID: 50, RegistrationRights: 7 })
  expect(await groupOf('finance', record)).toMatchObject({ 'registrationRights.luxembourg': '7 %' })
})

test('a word without a language is shown in the default language only', async () => {
  const heatingIn = async (locale: 'nl' | 'fr', Heating: unknown) => {
    const view = await viewOf(properties(house(1, { Heating })), { locale })
    const facts = factGroups(view.context, view.property(1)).flatMap((group) => group.facts)
    return facts.find(({ term }) => term === 'fact.heating')?.value
  }
  expect([await heatingIn('nl', 'Fuel oil'), await heatingIn('fr', 'Fuel oil')]).toEqual([
    'Fuel oil',
    undefined,
  ])
  const both = { nl: 'Stookolie', fr: 'Mazout' }
  expect([await heatingIn('nl', both), await heatingIn('fr', both)]).toEqual(['Stookolie', 'Mazout'])
})
