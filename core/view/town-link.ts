import type { Town } from '../site/linked.ts'
import { townPath, wholeTown } from '../site/town-pages.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { pageAt } from './links.ts'
import { say } from './text.ts'
import type { Link } from './types.ts'

/** "Meer over Gent": the page about the municipality; undefined if the site has none. */
export function townLink(context: ViewContext, town: Town): Link | undefined {
  const { site, locale } = context
  const whole = wholeTown(town)
  const href = pageAt(context, townPath(whole))
  if (href === undefined) return undefined
  const name = townName(whole, locale, site.defaultLocale)
  return { href, label: say(context, 'more.about', { name }) }
}
