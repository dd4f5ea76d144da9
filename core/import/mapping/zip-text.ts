/** Postal code and town, also in one field: `9000 Gent`, `Gent (9000)`, `B-9000`, `L-1130 Luxembourg`, `9000.0`. */

const ZIP = /(?<![\d.,])((?:BE?|LU?)[- ]?)?([1-9]\d{3})(?![\d]|[.,]\d*[1-9])/i

export function zipIn(text: string): string | undefined {
  return ZIP.exec(text)?.[2]
}

/** The town without its postal code. */
export function cityIn(text: string): string {
  return text
    .replace(ZIP, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '')
}
