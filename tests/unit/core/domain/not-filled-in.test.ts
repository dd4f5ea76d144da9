import { expect, test } from 'vitest'
import { dropNotFilledIn, EMPTY_VALUES } from '../../../../core/domain/not-filled-in.ts'
import { project } from '../../../../core/schema/project.ts'
import { property } from '../../../../core/schema/property.ts'

/** Fields with a value that is never empty: ids, the title, choices by number, flags, files and lists. */
const OTHERS =
  'ID TypeDescription language Goal Status WebID WebIDs ProjectWebID ProjectID ManagerID IsNew HasGarden HasTerrace HasLift PublishPrice Terms PriceUnit Marquee PublishAddress ' +
  'PublicAddress Zip CountryID IndividualMeters NewBuild WorksBegun ReducedVAT PlanningCodes JudicialDecision SmallPicture ' +
  'SmallPictureItem XLargePictureItem XLargePictureItems PlanItems Documents Dwellings extra ' +
  'publishAt expireAt draft openHouse history papers'

test('the table has every field of a property and a project, or leaves it out on purpose', () => {
  const fields = [property, project].flatMap((schema) => Object.keys(schema.unwrap().shape))
  const unknown = fields.filter((field) => !EMPTY_VALUES.has(field) && !OTHERS.split(' ').includes(field))
  expect(unknown).toEqual([])
  const invented = [...EMPTY_VALUES.keys()].filter((field) => !fields.includes(field) && field !== 'Name')
  expect(invented).toEqual([])
})

function dropped<T extends object>(record: T): T {
  const copy = structuredClone(record)
  dropNotFilledIn(copy)
  return copy
}

test.each([
  ['-'],
  ['--'],
  ['–'],
  [' / '],
  ['?'],
  ['...'],
  ['n/a'],
  ['N.v.t.'],
  ['nvt'],
  ['not_specified'],
  ['Not specified'],
  ['NULL'],
  ['onbekend'],
  ['Niet ingevuld'],
  ['Inconnu'],
  ['non renseigné'],
  ['Non renseigne'],
  ['keine Angabe'],
  ['k. A.'],
  ['UNBEKANNT'],
])('%j is no value of a text, a choice, a number or a date', (word) => {
  const record = {
    Heating: word,
    Facades: word,
    EPCLabelText: word,
    SurfaceLiving: word,
    EPCExpiryDate: word,
  }
  expect(dropped(record)).toEqual({})
})

test.each([
  ['Heating', 'geen'],
  ['Street', 'Onbekende Soldaatstraat'],
  ['BoxNr', '0-1'],
  ['HouseNumber', '10'],
  ['Price', 0],
  ['NumberOfBedRooms', 0],
  ['ChargesRenter', 0],
  ['VAT', 0],
  ['ELevel', 0],
  ['SurfaceTerrace', 0.5],
  ['extra', { a: '-' }],
  ['AsbestosDate', '2026-01-01'],
  ['Goal', 0],
])('%s %j is a value', (field, value) => {
  expect(dropped({ [field]: value })).toEqual({ [field]: value })
})

test.each([
  'SurfaceTerrace',
  'NumberOfFacades',
  'ConstructionYear',
  'CadastralIncome',
  'HouseNumber',
  'BoxNr',
])('%s cannot be 0', (field) => {
  for (const value of [0, -1, '0', '0,00', ' 0 ']) expect(dropped({ [field]: value })).toEqual({})
})

test.each(['0001-01-01', '0001-01-01T00:00:00', '1900-01-01', '1753-01-01T00:00:00Z', '9999-12-31T23:59:59'])(
  'the date %s of an export is absent',
  (EPCExpiryDate) => {
    expect(dropped({ EPCExpiryDate })).toEqual({})
  },
)

test('a text is empty in one language and stays in the others', () => {
  expect(dropped({ Heating: { nl: 'Gas', fr: '-' } })).toEqual({ Heating: { nl: 'Gas' } })
})

test.each<[object, boolean]>([
  [{ ConstructionYear: 1850 }, false],
  [{ ConstructionYear: 1850, EPCLabelText: 'A+' }, false],
  [{ ConstructionYear: 2005 }, false],
  [{ ConstructionYear: 2006 }, true],
  [{ ConstructionYear: 1850, RenovationYear: 2021 }, true],
  [{ ConstructionYear: 0, EPCLabelText: 'a_plus' }, true],
  [{ EPCLabelText: 'A++' }, true],
  [{ EPCLabelText: 'A' }, false],
  [{ ELevel: -5 }, true],
  [{}, false],
])('0 kWh in a home with %j is a value: %s', (home, isValue) => {
  const energy = { EnergyPerformance: 0, CO2Emission: 0 }
  expect('EnergyPerformance' in dropped({ ...home, ...energy })).toBe(isValue)
  expect('CO2Emission' in dropped({ ...home, ...energy })).toBe(isValue)
})

test('other scores than 0 stay, whatever the year', () => {
  expect(dropped({ ConstructionYear: 1850, EnergyPerformance: -3 })).toHaveProperty('EnergyPerformance', -3)
})

test('the homes of a building are as old as the building', () => {
  const Dwellings = [{ Name: 'A', EnergyPerformance: 0 }]
  expect(dropped({ ConstructionYear: 1930, Dwellings })).toHaveProperty('Dwellings', [{ Name: 'A' }])
  expect(dropped({ ConstructionYear: 2020, Dwellings })).toHaveProperty('Dwellings', Dwellings)
})
