/** Reading untrusted values: from storage, messages, files and answers. */
export type Fields = Readonly<Record<string, unknown>>

/** The parsed value, or null for text that is not JSON. */
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

type Check<Item> = ((item: unknown) => item is Item) | ((item: unknown) => boolean)

export function isList<Item = unknown>(value: unknown, isItem: Check<Item>): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

/** A list with one item for each row. */
export function isColumn<Item = unknown>(
  value: unknown,
  length: number,
  isItem: Check<Item>,
): value is readonly Item[] {
  return isList(value, isItem) && value.length === length
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** "//evil" and "/\evil" lead to another host, and so does "/<tab>/evil". */
const OWN_ADDRESS = /^\/(?!\/)[^\s\\\p{Cc}]*$/u

/** A path of this host. */
export function isOwnAddress(value: unknown): value is string {
  return isText(value) && OWN_ADDRESS.test(value)
}
