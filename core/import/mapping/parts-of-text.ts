/** Facts in short texts: a year, a telephone number, an address. */

/** The year at the start of "1965/2001" or "ca. 1900". */
export function yearIn(text: string): number | undefined {
  const [, year] = /^\D{0,20}([12]\d{3})(?!\d)/.exec(text) ?? []
  return year === undefined ? undefined : Number(year)
}

/** A telephone number without the words around it, such as "tel." and "(office)". */
export function phoneIn(text: string): string | undefined {
  return /\+?[0-9][0-9 ()./-]{4,22}[0-9]/.exec(text)?.[0]
}

/** Paths of files are those of Windows in some exports. */
export function urlOf(text: string): string {
  return /^www\./i.test(text) ? `https://${text}` : text.replaceAll('\\', '/')
}
