/** The additions of a new record to the files of a site. */
import type { inLanguages, Languages } from './localise.ts'
import { schemaOf } from './site-config.ts'

/** A new file, or an entry of a list that a file of the configuration has. */
export type Addition =
  | { readonly file: string; readonly content: string }
  | {
      readonly file: string
      readonly list: string
      readonly entry: object
      /** The file with an empty list, for a site that has none. */
      readonly fresh: object
    }

export function routeOf(original: string, languages: Languages): Addition {
  const path = Object.fromEntries(languages.map((language) => [language, `/${language}${original}`]))
  const fresh = { $schema: schemaOf('routes'), extends: 'default', routes: [] }
  return { file: 'site-config/routes.json', list: 'routes', entry: { original, path }, fresh }
}

export function menuItemOf(path: string, title: ReturnType<typeof inLanguages>): Addition {
  const fresh = { $schema: schemaOf('menu'), extends: 'default', items: [] }
  return {
    file: 'site-config/menu.json',
    list: 'items',
    entry: { path, status: 'Published', params: { title } },
    fresh,
  }
}
