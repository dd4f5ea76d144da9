/** Forms of address, in the languages of the site. */
const TITLE =
  /^(?:(?:de )?heer|mevrouw|dhr|mevr?|mw|monsieur|madame|mademoiselle|mm?e|mlle|mrs?|ms|miss|herrn?|frau|dr|me)\.?\s+/iu

/** The name that an owner sees of a visitor: the first name, and the initial of the last. */
export function visitorName(contact: string): string {
  const [first = '', ...more] = contact.trim().replace(TITLE, '').split(/\s+/)
  const last = more.at(-1)
  return last === undefined ? first : `${first} ${[...last][0]?.toUpperCase() ?? ''}.`
}
