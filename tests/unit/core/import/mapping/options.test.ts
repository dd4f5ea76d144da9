/** Each accepted option of conditions, value rules and ids has an effect. */
import { describe, expect, test } from 'vitest'
import { isPrivateIn } from '../../../../../core/import/mapping/prepare.ts'
import { memberId } from '../../../../../core/import/people.ts'
import { createCleaner } from '../../../../../core/import/private-fields.ts'
import type { RawFields } from '../../../../../core/import/raw-record.ts'
import { siteIdOf } from '../../../../../core/import/record-ids.ts'
import { mappingRules } from '../../../../../core/schema/mapping-rules.ts'
import type { Conditions, ValueRule } from '../../../../../core/schema/mapping-rules.ts'
import { mapAll, mapped } from '../../../../support/import.ts'

const HOMES: readonly RawFields[] = [
  { id: 'a', zip: 9000, part: 'Sint-Amandsberg' },
  { id: 'b', zip: '9040 ', part: 'SINT-AMANDSBERG' },
  { id: 'c', zip: '', part: 'Gent' },
  { id: 'd', zips: [{ code: '9000' }, { code: '9050' }], part: 'Gentbrugge' },
]

describe('a filter', () => {
  test.each<[string, Conditions, string]>([
    ['is: a postal code, as number or text', { from: 'zip', is: ['9000', 9040] }, 'ab'],
    ['is: a part, without case', { from: 'part', is: ['sint-amandsberg'] }, 'ab'],
    ['not: holds for what is empty as well', { from: 'zip', not: [9000] }, 'bcd'],
    ['not and empty', { from: 'zip', not: [9000], empty: false }, 'b'],
    ['is and not', { from: ['zip', 'zips.code'], is: [9000], not: [9050] }, 'a'],
    ['empty', { from: 'zip', empty: true }, 'cd'],
    ['empty: false', { from: 'zip', empty: false }, 'ab'],
    ['neither: a value exists', { from: 'zip' }, 'ab'],
    ['from: any of several paths', { from: ['zip', 'zips.code'], is: [9000] }, 'ad'],
    ['an element of a list', { from: 'zips[1].code', is: [9050] }, 'd'],
    ['an element by its value', { from: 'zips[code=9050].code' }, 'd'],
    [
      'several: all hold',
      [
        { from: 'zip', is: [9000, 9040] },
        { from: 'part', not: ['Gent'] },
      ],
      'ab',
    ],
  ])('%s', (_, when, left) => {
    const rules = { id: 'id', filter: [{ when, reason: 'elsewhere' }] }
    const found = mapAll(rules, HOMES).filter((each) => 'reason' in each && each.reason === 'elsewhere')
    expect(found.map(({ sourceId }) => sourceId).join('')).toBe(left)
  })

  test('of the first rule that holds gives its reason', () => {
    const filter = [
      { when: { from: 'zip', is: [9000] }, reason: 'one' },
      { when: { from: 'zip' }, reason: 'two' },
    ]
    expect(mapAll({ id: 'id', filter }, HOMES).map((each) => ('reason' in each ? each.reason : ''))).toEqual([
      'one',
      'two',
      '',
      '',
    ])
  })
})

test.each<[ValueRule, RawFields, unknown]>([
  [{ from: 'x', values: { J: true, N: false }, negate: true }, { x: 'J' }, false],
  [{ from: 'x', values: { J: true, N: false }, negate: true }, { x: 'N' }, true],
])('a value of a table is negated: %j of %j', (rule, fields, value) => {
  const [record] = mapped({ id: 'id', fields: { PublishPrice: rule } }, [{ id: 1, ...fields }])
  expect(record?.fields['PublishPrice']).toBe(value)
})

test('a value of a table is multiplied', () => {
  const rule: ValueRule = { from: 'x', values: { small: 2 }, factor: 50 }
  const [record] = mapped({ id: 'id', fields: { SurfaceTotal: rule } }, [{ id: 1, x: 'small' }])
  expect(record?.fields['SurfaceTotal']).toBe(100)
})

test.each([
  [{ constant: 1, from: 'x' }, false],
  [{ constant: 1, languages: { nl: 'x' } }, false],
  [{ from: 'x', languages: { nl: 'x' } }, false],
  [{ as: 'text' }, false],
  [{ constant: 1 }, true],
  [{ default: 1 }, true],
  [{ from: 'x', default: 1 }, true],
  [{ languages: { nl: 'x' }, default: 'y' }, true],
])('a rule with parts of which one would be ignored is refused: %j', (rule, isAccepted) => {
  expect(mappingRules.safeParse({ fields: { Price: rule } }).success).toBe(isAccepted)
})

test('a private field may be named by its path', () => {
  const clean = createCleaner({
    isPrivate: isPrivateIn({ drop: ['details.owner.email'] }),
    ignoreCase: false,
  })
  const fields = { email: 'a', details: { owner: [{ name: 'Jan', email: 'b' }] } }
  expect(clean({ fields, at: { file: '', line: 1, record: 1 } }).fields).toEqual({
    email: 'a',
    details: { owner: [{ name: 'Jan' }] },
  })
})

describe('the ids of a source', () => {
  test.each([
    ['12', undefined, 12],
    ['12', { prefix: '7' }, 712],
    ['12', { same: { 12: 5 } }, 5],
    ['12', { same: { 12: '5' }, prefix: '7' }, 75],
    ['13', { same: { 12: 5 } }, 13],
    ['constructor', { same: { 12: 5 } }, siteIdOf('constructor')],
  ])('%s by %j', (sourceId, rules, id) => {
    expect(siteIdOf(sourceId, rules)).toBe(id)
  })

  test('of texts are the same in each export, and those of a record that was renumbered stay', () => {
    expect(siteIdOf('VBE1')).toBe(siteIdOf('VBE1'))
    expect(siteIdOf('VBE2', { same: { VBE2: 'VBE1' } })).toBe(siteIdOf('VBE1'))
    expect(siteIdOf('VBE1', { prefix: 'x' })).not.toBe(siteIdOf('VBE1'))
  })

  test('renumber homes, and not the agent who has the number of a home', () => {
    const own = { agency: '', members: [], offices: [] }
    const part = { sourceId: '12', fields: { name: 'An' } }
    expect(memberId(part, { prefix: '7', same: { 12: 5 } }, own)).toBe(712)
  })
})
