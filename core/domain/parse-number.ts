const NUMBER = /^[0-9]{1,9}$/

/** A whole positive number of an address; undefined for any other text. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text) && Number(text) > 0 ? Number(text) : undefined
}
