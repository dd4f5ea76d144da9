import type { Town } from '../site/linked.ts'
import { foldPath } from '../site/routes.ts'
import { townPath, wholeTown } from '../site/town-pages.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { hrefAt } from './links.ts'
import { say } from './text.ts'
import type { Link } from './types.ts'

/** "Meer over Gent": the page about the municipality; undefined if the site has none. */
export function townLink(context: ViewContext, town: Town): Link | undefined {
  const { site, locale } = context
  const whole = wholeTown(town)
  const path = site.addresses.get(foldPath(townPath(whole)))?.[locale]
  if (path === undefined) return undefined
  const name = townName(whole, locale, site.defaultLocale)
  return { href: hrefAt(site, path), label: say(context, 'more.about', { name }) }
}
