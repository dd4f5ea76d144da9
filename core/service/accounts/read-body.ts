import type { z } from 'zod'
import { mediaTypeOf, readText } from '../guards/body.ts'
import { storableValue } from '../store/storable.ts'

/** Enough for two passwords. */
const LIMIT = 4096

/** The checked body of a request of portal or desk, or its problem. `limit` is in bytes. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit = LIMIT,
): Promise<z.output<Schema> | 'type' | 'too-large'> {
  if (mediaTypeOf(request) !== 'application/json') return 'type'
  const text = await readText(request, limit)
  if (text === null) return 'too-large'
  const result = schema.safeParse(parsed(text))
  return result.success ? result.data : 'type'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, storableValue)
  } catch {
    return undefined
  }
}
