/** Values from storage, messages, files and answers: anybody may have written them. */
export type Fields = Readonly<Record<string, unknown>>

/** Null for what is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
