/** Schemas of zod in the form of OpenAPI. */
import { z } from 'zod'
import type { JsonObject } from './json.ts'

/** The schema of a value in transit. The dialect is named once, for the whole document. */
export function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' })),
  ) as JsonObject
  return rest as JsonObject
}
