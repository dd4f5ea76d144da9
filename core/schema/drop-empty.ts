/** A value is empty if it is null, or blank after trimming. Exports write both for empty fields. */

/**
 * Removes keys with an empty value, at every level, from parsed data, in place. Elements of lists stay,
 * because their index has a meaning. The function is iterative, so deep data needs no stack.
 */
export function dropEmpty<T>(data: T): T {
  const open: unknown[] = [data]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) for (const element of value) pushContainer(open, element)
    else if (typeof value === 'object' && value !== null) dropFrom(value as Record<string, unknown>, open)
  }
  return data
}

function dropFrom(record: Record<string, unknown>, open: unknown[]): void {
  for (const key of Object.keys(record)) {
    const value = record[key]
    if (value === null || (typeof value === 'string' && value.trim() === '')) delete record[key]
    else pushContainer(open, value)
  }
}

function pushContainer(open: unknown[], value: unknown): void {
  if (typeof value === 'object' && value !== null) open.push(value)
}
