/** Fact tables list the fields of a property. */
import { describe, expect, test } from 'vitest'
import { energyFacts } from '../../../../core/view/energy-facts.ts'
import { factsOf } from '../../../../core/view/fact-rows.ts'
import { factGroups, keyFacts } from '../../../../core/view/facts.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { house, properties, rental, rulesConfig, spaced, viewOf } from '../../../support/view.ts'
import { plot } from '../../../support/minimal-site.ts'

async function viewWith(record: object, locale: Locale = 'nl') {
  const rules = rulesConfig({ marqueeIgnoreList: [1] })
  const view = await viewOf({ ...properties({ ...record, ID: 1 }), ...rules }, { locale })
  return { context: view.context, linked: view.property(1) }
}

/** Returns the values of one group by term; the shared prefix of terms is cut. */
async function groupOf(name: string, record: object, locale: Locale = 'nl') {
  const { context, linked } = await viewWith(record, locale)
  const found = factGroups(context, linked).find(({ title }) => title === `group.${name}`)
  return spaced(
    Object.fromEntries((found?.facts ?? []).map(({ term, value }) => [term.replace('fact.', ''), value])),
  )
}

test('rows without a value are left out', () => {
  const rows = [
    ['fact.units', '9'],
    ['fact.progress', ''],
    ['fact.delivery', undefined],
  ] as const
  expect(factsOf(rows)).toEqual([{ term: 'fact.units', value: '9' }])
})

test('the file number of the agency is among the general facts', async () => {
  expect(await groupOf('general', house(1, { RecordFile: 'D-2026/17' }))).toMatchObject({
    recordFile: 'D-2026/17',
  })
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

describe('letting', () => {
  const full = rental(1, {
    Price: 1000,
    ChargesRenter: 75,
    DepositAmount: 2000,
    InventoryShare: 250,
    ChargesType: 'advance',
    IndividualMeters: true,
    Management: { nl: 'Kantoor Linde' },
  })

  test('says what a tenant pays before the key, and who manages the home', async () => {
    expect(await groupOf('letting', full)).toEqual({
      rent: '€ 1.000 per maand',
      chargesRenter: '€ 75 per maand (voorschot)',
      depositAmount: '€ 2.000 (2 maanden huur)',
      inventoryShare: '€ 250',
      meters: 'Individuele meters',
      management: 'Kantoor Linde',
    })
    expect(
      await groupOf('letting', { ...full, ChargesType: 'fixed', IndividualMeters: false }),
    ).toMatchObject({
      chargesRenter: '€ 75 per maand (vast bedrag)',
      meters: 'Gemeenschappelijke meters',
    })
    expect(await groupOf('letting', { ...full, ChargesType: undefined })).toMatchObject({
      chargesRenter: '€ 75 per maand',
    })
  })

  test('is said of nothing that is for sale', async () => {
    expect(await groupOf('letting', { ...full, Goal: 0 })).toEqual({})
    expect(await groupOf('letting', { ...full, Goal: 2 })).toEqual({})
  })

  test.each<[string, object, string]>([
    ['one rent', { DepositAmount: 1000 }, '€ 1.000 (1 maand huur)'],
    ['three rents', { DepositAmount: 3000 }, '€ 3.000 (3 maanden huur)'],
    ['one rent and a half', { DepositAmount: 1500 }, '€ 1.500'],
    ['half a rent', { DepositAmount: 500 }, '€ 500'],
    ['none', { DepositAmount: 0 }, '€ 0'],
    ['two hidden rents', { PublishPrice: false }, '€ 2.000'],
    ['two rents of what is rented', { Status: 4 }, '€ 2.000'],
    ['rents that nobody gave', { Price: undefined }, '€ 2.000'],
  ])('a deposit of %s', async (_, more, deposit) => {
    expect((await groupOf('letting', { ...full, ...more }))['depositAmount']).toBe(deposit)
  })

  test('the rent is hidden as the price is, and gone with the home', async () => {
    expect((await groupOf('letting', { ...full, PublishPrice: false }))['rent']).toBe('Prijs op aanvraag')
    expect((await groupOf('letting', { ...full, Status: 4 }))['rent']).toBeUndefined()
  })
})

describe('finance', () => {
  const full = house(1, {
    Price: 250_000,
    ChargesRenter: 75,
    ChargesOwner: 25.5,
    DepositAmount: 2000,
    CadastralIncome: 1234,
    RegistrationRights: 3,
    VAT: 21,
    NotaryFees: 4000,
  })

  test('says what a buyer pays', async () => {
    expect(await groupOf('finance', full)).toEqual({
      price: '€ 250.000',
      chargesRenter: '€ 75 per maand',
      chargesOwner: '€ 25,50 per maand',
      depositAmount: '€ 2.000',
      cadastralIncome: '€ 1.234',
      registrationRights: '3 %',
      vat: '21 %',
      notaryFees: '€ 4.000',
    })
  })

  test('of a rental leaves to letting what stands there', async () => {
    expect(
      await groupOf('finance', rental(1, { ChargesOwner: 25, DepositAmount: 1, CadastralIncome: 1234 })),
    ).toEqual({
      chargesOwner: '€ 25 per maand',
      cadastralIncome: '€ 1.234',
    })
  })

  test.each<[string, object, string | undefined]>([
    ['hidden', { PublishPrice: false }, 'Prijs op aanvraag'],
    ['behind a marquee', { Marquee: 1, MarqueeName: 'Onder optie' }, 'Onder optie'],
    ['sold', { Status: 2 }, undefined],
  ])('shows no price that is %s', async (_, more, price) => {
    const facts = await groupOf('finance', { ...full, ...more })
    expect(facts['price']).toBe(price)
    expect(JSON.stringify(facts)).not.toContain('250.000')
  })
})

test('the certificate, beside its scale', async () => {
  const record = house(1, {
    EPCLabelText: 'C',
    EnergyPerformance: 250.25,
    TotalEnergy: 45_000,
    CO2Emission: 50,
    EPCCertificateNumber: '2026-1',
    UniqueCode: 245,
    EPCExpiryDate: '2030-12-31',
  })
  const { context, linked } = await viewWith(record)
  expect(spaced(energyFacts(context, linked))).toEqual([
    { term: 'fact.energyLabel', value: 'C' },
    { term: 'fact.energyPerformance', value: '250,25 kWh/m² per jaar' },
    { term: 'fact.totalEnergy', value: '45.000 kWh per jaar' },
    { term: 'fact.co2Emission', value: '50 kg/m² per jaar' },
    { term: 'fact.certificateNumber', value: '2026-1' },
    { term: 'fact.uniqueCode', value: '245' },
    { term: 'fact.certificateExpiry', value: '31 december 2030' },
  ])
  const bare = await viewWith(plot(1))
  expect(energyFacts(bare.context, bare.linked)).toEqual([])
})

describe('key facts', () => {
  const keys = async (record: object, locale: Locale = 'nl') => {
    const { context, linked } = await viewWith(record, locale)
    return spaced(keyFacts(context, linked)).map(({ icon, value, label }) => `${icon}: ${value} ${label}`)
  }

  test('stand in one order, each with its word', async () => {
    const full = house(1, {
      NumberOfBedRooms: 3,
      NumberOfBathRooms: 1,
      NumberOfShowerRooms: 1,
      SurfaceLiving: 150,
      SurfaceGround: 1200,
      ConstructionYear: 1935,
      NumberOfGarages: 2,
      NumberOfParkings: 1,
    })
    expect(await keys(full)).toEqual([
      'bed: 3 slaapkamers',
      'bath: 1 badkamer',
      'bath: 1 douchekamer',
      'area: 150 m² bewoonbaar',
      'plot: 1.200 m² grond',
      'year: 1935 bouwjaar',
      'car: 2 garages',
    ])
    const hall = { ...full, WebID: 4 }
    expect((await keys(hall)).map((fact) => fact.split(':')[0])).toEqual([
      'area',
      'plot',
      'year',
      'car',
      'bed',
      'bath',
      'bath',
    ])
    expect(await keys({ ...full, RenovationYear: 2010 })).toContain('year: 1935 gerenoveerd in 2010')
  })

  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    [
      'none of anything',
      { NumberOfBedRooms: 0, NumberOfBathRooms: 0, NumberOfGarages: 0, NumberOfParkings: 0 },
      [],
    ],
    [
      'one of each',
      { NumberOfBedRooms: 1, NumberOfShowerRooms: 1, NumberOfGarages: 1 },
      ['bed: 1 slaapkamer', 'bath: 1 douchekamer', 'car: 1 garage'],
    ],
    ['one parking', { NumberOfParkings: 1 }, ['car: 1 parkeerplaats']],
    ['parkings, no garage', { NumberOfGarages: 0, NumberOfParkings: 3 }, ['car: 3 parkeerplaatsen']],
    ['no home', { WebID: 4, SurfaceConstructed: 80 }, ['area: 80 m² oppervlakte']],
    ['a plot', { WebID: 4, SurfaceTotal: 500, SurfaceGround: 500 }, ['plot: 500 m² grond']],
    ['a renovation alone', { RenovationYear: 2010 }, []],
  ])('of what has %s', async (_, more, facts) => {
    expect(await keys(house(1, { Status: 1, ...more }))).toEqual(facts)
  })
})

test.each([
  ['9000', 'energyPerformance', 'certificateNumber', 'certificateExpiry'],
  ['1050', 'energyPerformance.brussels', 'certificateNumber.brussels', 'certificateExpiry.brussels'],
  ['5000', 'energyPerformance.wallonia', 'certificateNumber.wallonia', 'certificateExpiry.wallonia'],
])('facts of a certificate in %s have the names of its region', async (Zip, ...names) => {
  const certificate = { EnergyPerformance: 200, EPCCertificateNumber: '7', EPCExpiryDate: '2033-09-14' }
  const { context, linked } = await viewWith(house(1, { ...certificate, EPCLabelText: undefined, Zip }))
  const terms = energyFacts(context, linked).map(({ term }) => term.replace('fact.', ''))
  expect(terms.filter((term) => term !== 'energyLabel')).toEqual(names)
})

test('the duty in Luxembourg has its own name', async () => {
  const record = house(1, { Zip: '1130', City: 'LUXEMBOURG', CountryID: 50, RegistrationRights: 7 })
  expect(await groupOf('finance', record)).toMatchObject({ 'registrationRights.luxembourg': '7 %' })
})
