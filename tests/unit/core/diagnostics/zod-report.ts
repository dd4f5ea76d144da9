/** Checks data against a schema like a source file, and returns the report. */
import type { z } from 'zod'
import type { Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { fromZod } from '../../../../core/diagnostics/from-zod.ts'
import { dropEmpty } from '../../../../core/schema/drop-empty.ts'
import { property } from '../../../../core/schema/property.ts'

export const RECORD = {
  ID: 4127,
  Goal: 0,
  PublishPrice: true,
  PublishAddress: true,
  Zip: '9000',
  City: 'GENT',
  CountryID: 10,
}

export function problemsOf(schema: z.ZodType, given: unknown, base?: number[]): Problem[] {
  const data = dropEmpty(structuredClone(given))
  const result = schema.safeParse(data)
  return result.success
    ? []
    : fromZod(result.error.issues, { file: 'a.json', data, schema, ...(base && { base }) })
}

/** "AS2001 message | hint" for each problem. */
export function report(schema: z.ZodType, given: unknown): string[] {
  return problemsOf(schema, given).map(({ code, message, hint }) =>
    [`${code} ${message}`, hint].filter(Boolean).join(' | '),
  )
}

export const ofProperty = (change: object): string[] => report(property, { ...RECORD, ...change })
