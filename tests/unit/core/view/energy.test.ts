/** Labels are computed on the scale of the region. Where no scale exists, the classes of the certificate are shown. */
import { describe, expect, test } from 'vitest'
import {
  certificateClasses,
  dwellingsOf,
  energyScaleOf,
  renovationNotice,
} from '../../../../core/view/energy.ts'
import type { EnergyScale } from '../../../../core/view/types.ts'
import { house, properties, rental, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

const PLACES = {
  flanders: { Zip: '9000', City: 'GENT' },
  brussels: { Zip: '1050', City: 'ELSENE' },
  wallonia: { Zip: '4000', City: 'LIEGE', EPCCertificateNumber: '1' },
  luxembourg: { Zip: '1009', City: 'LUXEMBOURG', CountryID: 50 },
}
const CLASSES = { EnergyClass: 'B', InsulationClass: 'C', CO2Class: 'D' }

async function scaleOf(more: object, rules: object = {}): Promise<EnergyScale | undefined> {
  const record = house(1, { EPCLabelText: undefined, ...more })
  const view = await viewOf({ ...properties(record), ...rulesConfig(rules) })
  return energyScaleOf(view.context, view.property(1))
}

const labels = (scale: EnergyScale | undefined) => scale?.classes.map(({ label }) => label).join(' ')
const marked = (scale: EnergyScale | undefined) =>
  scale?.classes.filter(({ current }) => current).map(({ label }) => label)

describe('the scale of a label', () => {
  test('has the classes of the region with their bounds, and a needle where the value is', async () => {
    expect(await scaleOf({ EnergyPerformance: 250 })).toEqual({
      region: 'energy.region.flanders',
      label: 'C',
      tone: 'c',
      value: '250',
      classes: [
        { label: 'A+', tone: 'best', upper: 0 },
        { label: 'A', tone: 'a', upper: 100 },
        { label: 'B', tone: 'b', upper: 200 },
        { label: 'C', tone: 'c', upper: 300, current: true },
        { label: 'D', tone: 'd', upper: 400 },
        { label: 'E', tone: 'e', upper: 500 },
        { label: 'F', tone: 'f' },
      ],
      position: 3.5 / 7,
    })
  })

  test.each<[keyof typeof PLACES, number, string, string]>([
    ['flanders', 450, 'E', 'A+ A B C D E F'],
    ['wallonia', 450, 'F', 'A++ A+ A B C D E F G'],
    ['brussels', 200, 'D-', 'A++ A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F G'],
  ])('in %s puts %d at %s', async (region, EnergyPerformance, label, classes) => {
    const scale = await scaleOf({ ...PLACES[region], EnergyPerformance })
    expect(scale).toMatchObject({ region: `energy.region.${region}`, label })
    expect(labels(scale)).toBe(classes)
    expect(marked(scale)).toEqual([label])
  })

  test('marks another class for another home on the same scale', async () => {
    const records = [250, 450].map((EnergyPerformance, index) =>
      house(index + 1, { EPCLabelText: undefined, EnergyPerformance }),
    )
    const view = await viewOf(properties(...records))
    const of = (id: number) => marked(energyScaleOf(view.context, view.property(id)))
    expect([of(1), of(2), of(1)]).toEqual([['C'], ['E'], ['C']])
  })

  test('in Brussels is that of the year that the site chose', async () => {
    const brussels = { ...PLACES.brussels, EnergyPerformance: 20 }
    expect((await scaleOf(brussels))?.label).toBe('A')
    const older = await scaleOf(brussels, { brusselsScale: 'spec' })
    expect(older?.label).toBe('A')
    expect(labels(older)).toBe('A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F+ F F- G')
  })

  test('of which only the label is known has no value and no needle', async () => {
    const scale = await scaleOf({ EPCLabelText: 'B' })
    expect(scale).toMatchObject({ label: 'B', tone: 'b' })
    expect(scale).not.toHaveProperty('value')
    expect(scale).not.toHaveProperty('position')
    expect(marked(scale)).toEqual(['B'])
  })

  test('has no needle where the value contradicts the label of the data', async () => {
    const scale = await scaleOf({ EPCLabelText: 'B', EnergyPerformance: 450 })
    expect(scale).toMatchObject({ label: 'B', value: '450' })
    expect(scale).not.toHaveProperty('position')
    expect(await scaleOf({ EPCLabelText: 'E', EnergyPerformance: 450 })).toHaveProperty('position')
  })

  test('has a needle at its very end', async () => {
    expect((await scaleOf({ EnergyPerformance: -500 }))?.position).toBe(0)
    expect((await scaleOf({ EnergyPerformance: 5000 }))?.position).toBe(1)
  })

  test.each<[string, object]>([
    ['nothing is known', {}],
    ['labels are never computed', { ...PLACES.luxembourg, ...CLASSES, EPCLabelText: 'B' }],
  ])('is not there where %s', async (_, more) => {
    expect(await scaleOf(more)).toBeUndefined()
  })
})

test('classes of the certificate are shown in Luxembourg, and nowhere else', async () => {
  const classes = async (more: object) => {
    const view = await viewOf(properties(house(1, { ...CLASSES, ...more })))
    return certificateClasses(view.property(1))
  }
  expect(await classes(PLACES.luxembourg)).toEqual([
    { term: 'fact.energyClass', value: 'B' },
    { term: 'fact.insulationClass', value: 'C' },
    { term: 'fact.co2Class', value: 'D' },
  ])
  expect(await classes({ ...PLACES.luxembourg, CO2Class: undefined })).toHaveLength(2)
  expect(await classes(PLACES.flanders)).toEqual([])
})

describe('the duty to renovate', () => {
  const notice = async (record: object, rules: object = {}) => {
    const view = await viewOf({ ...properties(record), ...rulesConfig(rules) })
    return renovationNotice(view.context, view.property(1))
  }
  const TEXT =
    'Wie deze woning koopt, moet ze binnen 6 jaar na de notariële akte renoveren tot energielabel D of beter.'

  test.each<[string, object, string | undefined]>([
    ['label E', house(1, { EPCLabelText: 'E' }), TEXT],
    ['label F', house(1, { EPCLabelText: 'F' }), TEXT],
    ['label D', house(1, { EPCLabelText: 'D' }), undefined],
    ['no label', house(1, { EPCLabelText: undefined, EnergyPerformance: undefined, WebID: 1 }), undefined],
    ['label E, for rent', rental(1, { EPCLabelText: 'E' }), undefined],
    ['label E, no home', house(1, { EPCLabelText: 'E', WebID: 4 }), undefined],
    ['label E in Wallonia', house(1, { EPCLabelText: 'E', ...PLACES.wallonia }), undefined],
  ])('%s', async (_, record, text) => {
    expect(await notice(record)).toBe(text)
  })

  test('takes the years of the newest rule', async () => {
    const rule = (validFrom: string, years: number) => ({ validFrom, checkedOn: '2026-11-20', years })
    const renovation = [rule('2025-12-12', 6), rule('2027-01-01', 5)]
    expect(await notice(house(1, { EPCLabelText: 'E' }), { renovation })).toContain('binnen 5 jaar')
  })
})

describe('a building of several homes', () => {
  const Dwellings = [
    { Name: { nl: 'Gelijkvloers' }, EnergyPerformance: 288, UniqueCode: '2987738' },
    {
      Name: { nl: 'Verdieping' },
      EnergyPerformance: 366,
      EPCLabelText: 'D',
      EPCCertificateNumber: '2023-77',
    },
  ]
  const building = { Dwellings, EnergyPerformance: undefined, EPCLabelText: undefined }

  test('shows the certificate of each', async () => {
    const view = await viewOf(properties(house(1, building)))
    expect(spaced(dwellingsOf(view.context, view.property(1)))).toEqual([
      {
        name: 'Gelijkvloers',
        energy: { name: 'Energielabel', label: 'C', tone: 'c' },
        value: '288 kWh/m² per jaar',
        certificate: 'UC: 2987738',
      },
      {
        name: 'Verdieping',
        energy: { name: 'Energielabel', label: 'D', tone: 'd' },
        value: '366 kWh/m² per jaar',
        certificate: '2023-77',
      },
    ])
    expect(dwellingsOf(view.in('fr').context, view.property(1))).toEqual([])
  })

  test('has the label of the weakest, unless it has one itself', async () => {
    const view = await viewOf(properties(house(1, building), house(2, { ...building, EPCLabelText: 'B' })))
    expect(view.property(1).energy?.label).toBe('D')
    expect(view.property(2).energy?.label).toBe('B')
  })
})
