/** A home as messages, owners and builds name it. One that has left the site is known by its id alone. */
import type { z } from 'zod'
import { borrowedFrom, nameIn } from '../../domain/locale.ts'
import type { namedHome } from '../../http/desk/common.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { siteHref } from '../pages/addresses.ts'

type NamedHome = z.output<typeof namedHome>

export function nameHome(
  home: ServiceProperty | undefined,
  id: string,
  { language, deps }: { readonly language: Locale; readonly deps: Pick<ServiceDeps, 'site' | 'apiOnly'> },
): NamedHome {
  if (home === undefined) return { id, reference: id, title: id, titleLanguage: null, href: null }
  const { defaultLocale } = deps.site()
  const path = nameIn(home.paths, language, defaultLocale)
  return {
    id,
    reference: home.reference,
    title: nameIn(home.titles, language, defaultLocale) ?? home.reference,
    titleLanguage: borrowedFrom(home.titles, language, defaultLocale) ?? null,
    href: path === undefined ? null : siteHref(deps, path),
  }
}
