import path from 'node:path'
import { LOCALES } from '../domain/locale.ts'
import type { Locale } from '../domain/locale.ts'
import type { Strings } from '../strings/keys.ts'
import type { Files } from '../system/files.ts'
import { PACKAGE_ROOT } from '../system/package-root.ts'

const PARTS = [
  'messages',
  'property',
  'interface',
  'page',
  'consent',
  'listing',
  'map',
  'saved',
  'form',
  'portal',
] as const

/** The interface strings of the package, in every language the generator speaks. */
export async function loadStrings(files: Files): Promise<Readonly<Record<Locale, Strings>>> {
  const languages = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadLanguage(files, locale)] as const),
  )
  return Object.fromEntries(languages) as Record<Locale, Strings>
}

async function loadLanguage(files: Files, locale: Locale): Promise<Strings> {
  const parts = await Promise.all(
    PARTS.map(
      async (part) =>
        JSON.parse(
          await files.readText(path.join(PACKAGE_ROOT, 'core/strings', locale, `${part}.json`)),
        ) as object,
    ),
  )
  return Object.assign({}, ...parts) as Strings
}
