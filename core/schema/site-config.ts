/** The files of site-config/. Each is one schema, so that an editor can complete and check it. */
import { z } from 'zod'
import type { CONFIG_NAMES } from '../domain/config-names.ts'
import { site } from './config/agency.ts'
import { consent } from './config/consent.ts'
import { forms } from './config/forms.ts'
import { languages } from './config/languages.ts'
import { map } from './config/map.ts'
import { banner, footer, header, menu, topBar } from './config/navigation.ts'
import { pictures } from './config/pictures.ts'
import { redirects, routes } from './config/routes.ts'
import { rules } from './config/rules.ts'
import { search } from './config/search.ts'
import { team } from './config/team.ts'
import { imports } from './imports.ts'
import { service } from './service-config.ts'
import { theme } from './theme.ts'

/** File in site-config/ -> its schema. `required` files must exist. */
export const SITE_CONFIG = {
  site: { schema: site, required: true },
  languages: { schema: languages, required: true },
  routes: { schema: routes, required: true },
  menu: { schema: menu, required: true },
  redirects: { schema: redirects, required: false },
  'top-bar': { schema: topBar, required: false },
  header: { schema: header, required: false },
  footer: { schema: footer, required: false },
  banner: { schema: banner, required: false },
  search: { schema: search, required: false },
  consent: { schema: consent, required: false },
  forms: { schema: forms, required: false },
  theme: { schema: theme, required: false },
  pictures: { schema: pictures, required: false },
  map: { schema: map, required: false },
  rules: { schema: rules, required: true },
  team: { schema: team, required: false },
  service: { schema: service, required: false },
  imports: { schema: imports, required: false },
} as const satisfies Readonly<Record<(typeof CONFIG_NAMES)[number], { schema: z.ZodType; required: boolean }>>

export type SiteConfigName = keyof typeof SITE_CONFIG
export type SiteConfig = {
  readonly [Name in SiteConfigName]: (typeof SITE_CONFIG)[Name]['required'] extends true
    ? z.output<(typeof SITE_CONFIG)[Name]['schema']>
    : z.output<(typeof SITE_CONFIG)[Name]['schema']> | undefined
}
