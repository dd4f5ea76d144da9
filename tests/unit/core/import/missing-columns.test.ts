/** Rules that name a column which no table of the source has. */
import { expect, test } from 'vitest'
import { missingColumns } from '../../../../core/import/missing-columns.ts'
import type { MappingRules } from '../../../../core/schema/mapping-rules.ts'

const COLUMNS = new Set(['Ref', 'Prijs', 'Opp. (m²)'])

const missing = (rules: MappingRules, columns: ReadonlySet<string> = COLUMNS) =>
  missingColumns(rules, columns).map(({ path, names }) => `${path.join('.')}: ${names.join(', ')}`)

test('the id, a field and a kept field are reported', () => {
  const rules: MappingRules = {
    id: 'Nummer',
    fields: { Price: 'Vraagprijs' },
    keep: { agent: { from: 'Makelaar' } },
  }
  expect(missing(rules)).toEqual(['id: Nummer', 'fields.Price: Vraagprijs', 'keep.agent: Makelaar'])
})

test('one column of several is enough, and all of them are named if there is none', () => {
  expect(missing({ fields: { Price: ['Vraagprijs', 'Prijs'] } })).toEqual([])
  expect(missing({ fields: { Price: ['Vraagprijs', { from: ['Koopsom', 'Huur'] }] } })).toEqual([
    'fields.Price: Vraagprijs, Koopsom, Huur',
  ])
})

test('numbered columns, names of other letter case, and rules without a column are not missing', () => {
  expect(missing({ fields: { SurfaceTotal: 'Opp. (m²)[1]', Price: 'Prijs[0]' } })).toEqual([])
  expect(missing({ fields: { Price: 'PRIJS' } })).toEqual(['fields.Price: PRIJS'])
  expect(missing({ ignoreCase: true, fields: { Price: 'PRIJS' } })).toEqual([])
  expect(missing({ fields: { Goal: { constant: 0 }, Price: [{ constant: 1 }, 'Vraagprijs'] } })).toEqual([])
})

test('nothing is missing in a source without tables', () => {
  expect(missing({ fields: { Price: 'Vraagprijs' } }, new Set())).toEqual([])
})
