/** NUL, and half of a surrogate pair. JSON can contain both. */
const UNSTORABLE = /[\0\ud800-\udfff]/gu

/**
 * For `JSON.parse` and `JSON.stringify`: texts as each database keeps them. PostgreSQL refuses NUL. SQLite decodes half of
 * a surrogate pair in JSON to bytes that are no UTF-8, and libSQL ends the process when it reads them.
 */
export function storableValue(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UNSTORABLE, '\ufffd') : value
}
