/**
 * Foreign notations of numbers and dates in every field of numbers and dates: the value is read as it was
 * meant, or the field is refused by name, with a hint to that meaning only.
 */
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { readSource } from '../../../../core/build/sources/read-source.ts'
import { project } from '../../../../core/schema/project.ts'
import { property } from '../../../../core/schema/property.ts'
import { objectIn } from '../../../../core/schema/kept-fields.ts'
import { plot, project as projectRecord } from '../../../support/minimal-site.ts'

const KINDS = {
  properties: { schema: property, record: plot(1) },
  projects: { schema: project, record: projectRecord(1) },
} as const

type Kind = keyof typeof KINDS

const accepts = (schema: z.ZodType, ...values: readonly unknown[]) =>
  values.some((value) => schema.safeParse(value).success)

/** Fields that take a number or a date, and no free text. */
interface Field {
  readonly kind: Kind
  readonly field: string
  readonly is: 'date' | 'number'
}

const FIELDS: readonly Field[] = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  Object.entries(objectIn(KINDS[kind].schema)?.shape ?? {}).flatMap(([field, schema]): readonly Field[] => {
    const type = schema as z.ZodType
    if (accepts(type, 'any text', '1, 4')) return []
    if (accepts(type, '2026-11-21')) return [{ kind, field, is: 'date' }]
    const isNumber = accepts(type, 0, 1, 10, 2000, 9000) && !accepts(type, true)
    return isNumber ? [{ kind, field, is: 'number' }] : []
  }),
)

/** The meaning of each text; undefined if it is ambiguous or not a plain number. */
const NUMBERS: readonly (readonly [string, number | undefined])[] = [
  ['635.000', undefined],
  ['635 000', 635_000],
  ['1.250.000,00', 1_250_000],
  ['€ 635.000,-', 635_000],
  ['€ 635 000,--', 635_000],
  ['635k', undefined],
  ['1e6', undefined],
  ['½', undefined],
  ['2 ½', undefined],
  ['ca. 120', undefined],
  ['120 m²', undefined],
  ['> 100', undefined],
  ['100-120', undefined],
  ['+120', undefined],
  ['١٢٠', undefined],
  ['0x10', undefined],
  ['12/03/2026', undefined],
  ['03-12-26', undefined],
]

const DATES = [
  '12/03/2026',
  '03-12-26',
  '12.03.2026',
  '2026',
  '2026-13-01',
  '2026-02-30',
  '12 maart 2026',
  '1e6',
]

function refusal(kind: Kind, field: string, value: unknown) {
  const text = JSON.stringify({ ...KINDS[kind].record, [field]: value })
  const { records, problems } = readSource(`content/${kind}/a.json`, Buffer.from(text))
  return {
    isRead: records.length > 0,
    problems: problems.map(({ code, message, hint }) => ({ code, message, hint })),
  }
}

test('the fields of numbers and of dates are there', () => {
  const fields = FIELDS.map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining(['Price', 'SurfaceGround', 'Latitude', 'PriceMin', 'EPCExpiryDate']),
  )
  expect(FIELDS.length).toBeGreaterThan(50)
})

const typeOf = ({ kind, field }: Pick<Field, 'kind' | 'field'>) =>
  objectIn(KINDS[kind].schema)?.shape[field] as z.ZodType

const numbers = FIELDS.filter(({ is, field }) => is === 'number' && field !== 'Zip')

describe.each(NUMBERS)('%j as a number', (text, meant) => {
  test('is refused by the name of its field, and the hint means what was written', () => {
    for (const { kind, field } of numbers) {
      const { isRead, problems } = refusal(kind, field, text)
      expect([field, isRead, problems.map(({ message }) => message).join()]).toEqual([
        field,
        false,
        expect.stringContaining(`"${field}"`),
      ])
      const proposed = problems.flatMap(
        ({ hint = '' }) => /^write it (?:as a number|without.*): (\S+)$/.exec(hint)?.[1] ?? [],
      )
      // A number outside the range of the field is not proposed.
      const isPossible = meant !== undefined && accepts(typeOf({ kind, field }), meant)
      expect([field, proposed.map(Number)]).toEqual([field, isPossible || proposed.length > 0 ? [meant] : []])
    }
  })
})

describe.each(DATES)('%j as a date', (text) => {
  test('is refused by the name of its field, with the form of a date', () => {
    for (const { kind, field } of FIELDS.filter(({ is }) => is === 'date')) {
      const { isRead, problems } = refusal(kind, field, text)
      const said = problems.map(({ message }) => message).join()
      expect([field, isRead, said]).toEqual([
        field,
        false,
        expect.stringMatching(`"${field}" must be a (date|day or a time) `),
      ])
    }
  })
})
