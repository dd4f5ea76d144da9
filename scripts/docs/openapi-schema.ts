/** Schemas of zod as OpenAPI writes them. */
import { z } from 'zod'
import type { JsonObject } from './json.ts'

/** The schema of a value as it is sent. The dialect is named once, for the whole document. */
export function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' })),
  ) as JsonObject
  return rest as JsonObject
}
