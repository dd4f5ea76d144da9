/** The drawings that pages show by name, in one file. */
import { LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { CONVENTIONS } from '../../languages/languages.ts'

/** Adds the flags of the languages to the icons of the templates. A flag that the site has itself is kept. */
export function spriteOf(icons: string): string {
  const missing = LOCALES.filter((locale) => !icons.includes(`id="flag-${locale}"`))
  const end = icons.lastIndexOf('</svg>')
  return `${icons.slice(0, end)}${missing.map(flagSymbol).join('')}${icons.slice(end)}`
}

function flagSymbol(locale: Locale): string {
  const areas = CONVENTIONS[locale].flag.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`)
  return `  <symbol id="flag-${locale}" viewBox="0 0 24 24"><g stroke="none">${areas.join('')}</g></symbol>\n`
}
