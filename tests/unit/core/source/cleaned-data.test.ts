import { expect, test } from 'vitest'
import { readSource } from '../../../../core/build/sources/read-source.ts'
import { plot } from '../../../support/minimal-site.ts'

function read(fields: object) {
  const record = { ...(plot(1) as Record<string, unknown>), ...fields }
  const { records, problems } = readSource('content/properties/1.json', Buffer.from(JSON.stringify(record)))
  return {
    value: records[0]?.value as Record<string, unknown> | undefined,
    codes: problems.map(({ code }) => code),
  }
}

test.each([
  [3.72, 51.05],
  [48.85, 2.35],
  // The sea off Ostend, and off Zeebrugge.
  [51.3, 2.9],
  [51.45, 2.7],
  [51.42, 3.2],
])('the coordinates %s, %s are not shown', (Latitude, Longitude) => {
  const { value, codes } = read({ Latitude, Longitude })
  expect(codes).toEqual(['AS2011'])
  expect(value).not.toHaveProperty('Latitude')
  expect(value).not.toHaveProperty('Longitude')
})

test('coordinates in Belgium and Luxembourg are shown', () => {
  expect(read({ Latitude: 51.05, Longitude: 3.72 })).toMatchObject({ value: { Latitude: 51.05 }, codes: [] })
  expect(read({ Latitude: 49.6, Longitude: 6.13 }).codes).toEqual([])
})

test.each([
  ['De Panne', 51.1, 2.59],
  ['Oostende', 51.235, 2.915],
  ['the port of Zeebrugge', 51.36, 3.2],
  ['Knokke', 51.35, 3.29],
  ['Essen', 51.46, 4.47],
])('%s is not in the sea', (_, Latitude, Longitude) => {
  expect(read({ Latitude, Longitude }).codes).toEqual([])
})

test('coordinates of 0 and 0 are absent', () => {
  const { value, codes } = read({ Latitude: 0, Longitude: 0 })
  expect(codes).toEqual([])
  expect(value).not.toHaveProperty('Latitude')
  expect(value).not.toHaveProperty('Longitude')
})

test('values of exports for an empty field are absent, without a problem', () => {
  const empty = { SurfaceTerrace: 0, NumberOfFacades: 0, EPCLabelText: 'not_specified', Street: '-' }
  const { value, codes } = read(empty)
  expect(codes).toEqual([])
  for (const field of Object.keys(empty)) expect(value).not.toHaveProperty(field)
})

test('a town that is not filled in is missing', () => {
  expect(read({ City: 'n/a' }).codes).toEqual(['AS2002'])
})

test.each(['Price', 'SurfaceGround', 'NumberOfBedRooms'])('a billion is the most for %s', (field) => {
  expect(read({ [field]: 1e9 }).codes).toEqual([])
  expect(read({ [field]: 1e9 + 1 }).codes).toEqual(['AS2005'])
  expect(read({ [field]: 1e21 }).codes).toEqual(['AS2005'])
})

test.each(['2026-02-31', '2026-02-30', '2026-02-29', '2026-13-01', '2026-04-31T10:00:00Z'])(
  'the day %s does not exist',
  (CreatedDate) => {
    expect(read({ CreatedDate }).codes).toEqual(['AS2006'])
  },
)

test.each([
  ['B-9000', '9000'],
  ['BE 9000', '9000'],
  ['L-1130', '1130'],
  [' 9000 ', '9000'],
  [9000, '9000'],
])('the postal code %j is %s', (Zip, expected) => {
  expect(read({ Zip })).toMatchObject({ value: { Zip: expected }, codes: [] })
})

test.each(['9000 Gent', '0900', 900, 1e5, 'X-9000', '90000', 9000.5])(
  'the postal code %j is refused',
  (Zip) => {
    expect(read({ Zip }).codes).toEqual(['AS2006'])
  },
)

test('a language in small and in capital letters is refused', () => {
  expect(read({ TypeDescription: { nl: 'Huis', NL: 'Woning' } }).codes).not.toEqual([])
})

test('an invisible title counts as missing', () => {
  const { value, codes } = read({ TypeDescription: { nl: '\u200b' } })
  expect(codes).toEqual(['AS2010'])
  expect(JSON.stringify(value)).not.toContain('\u200b')
})
