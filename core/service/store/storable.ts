/** The pattern matches NUL and half of a surrogate pair, which JSON can contain. */
const UNSTORABLE = /[\0\ud800-\udfff]/gu

/**
 * Returns a text as each database can keep it, as a function for `JSON.parse` and `JSON.stringify`. PostgreSQL refuses NUL.
 * SQLite decodes half of a surrogate pair in JSON to bytes that are no UTF-8, and libSQL ends the process when it reads
 * them.
 */
export function storableValue(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UNSTORABLE, '\ufffd') : value
}
