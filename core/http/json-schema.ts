/** Schemas of zod in the words of OpenAPI. */
import { z } from 'zod'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Of what is sent. The dialect is that of the whole document. */
export function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' })),
  ) as JsonObject
  return rest as JsonObject
}
