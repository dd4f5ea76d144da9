import { expect, test } from 'vitest'
import { checkRecord } from '../../../../core/import/check-record.ts'
import type { RawFields } from '../../../../core/import/raw-record.ts'
import type { MappingRules } from '../../../../core/schema/mapping-rules.ts'
import { mapped } from '../../../support/import.ts'

const RULES: MappingRules = {
  id: 'nr',
  fields: {
    Goal: { from: 'doel', as: 'goal' },
    Zip: 'postcode',
    City: 'gemeente',
    CountryID: { constant: 10 },
    PublishPrice: { constant: true },
    PublishAddress: { constant: true },
    SurfaceTerrace: 'terras',
    ConstructionYear: 'bouwjaar',
  },
}

const HOME: RawFields = { nr: 'VBE1', doel: 'te koop', postcode: '9000', gemeente: 'Gent' }

function check(fields: RawFields) {
  const [record] = mapped(RULES, [{ ...HOME, ...fields }])
  if (record === undefined) throw new Error('no record')
  return checkRecord(record, () => 7)
}

const reportsOf = (fields: RawFields) =>
  check(fields).problems.map(({ code, message }) => `${code} ${message}`)

test('a good record becomes the data of a file, without empty values', () => {
  const { data, problems } = check({ terras: '0', bouwjaar: 0 })
  expect(problems).toEqual([])
  expect(data).toEqual({
    ID: 7,
    RecordFile: 'VBE1',
    Goal: 0,
    Zip: '9000',
    City: 'Gent',
    CountryID: 10,
    PublishPrice: true,
    PublishAddress: true,
  })
})

test('a text that is the id of the source is the reference, unless the export has one or it is a number', () => {
  const [one, two] = mapped({ ...RULES, fields: { ...RULES.fields, RecordFile: 'ref' } }, [
    { ...HOME, ref: 'A-7' },
    { ...HOME, nr: '812' },
  ])
  expect(one && checkRecord(one, () => 7).data).toMatchObject({ RecordFile: 'A-7' })
  expect(two && checkRecord(two, () => 7).data).not.toHaveProperty('RecordFile')
})

test('a problem names the field of the site and that of the source, and has its line', () => {
  const { problems } = check({ bouwjaar: '19520' })
  expect(problems).toMatchObject([
    {
      code: 'AS2005',
      message: '"ConstructionYear" must be at most 2200, not 19520, from "bouwjaar"',
      at: [{ file: 'export', position: { line: 1 } }],
    },
  ])
})

test('a value that the rules refuse is not also reported as missing', () => {
  expect(reportsOf({ doel: 'ruil' })).toEqual(['AS9004 "ruil" in "doel" has no meaning for "Goal"'])
  expect(reportsOf({ doel: '' })).toEqual(['AS2002 "Goal" is missing'])
})
