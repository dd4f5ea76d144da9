import type { Goal } from '../domain/availability.ts'
import { textIn } from '../domain/locale.ts'
import { foldPath, matchRoute } from '../site/routes.ts'
import type { RouteEntry } from '../site/routes.ts'
import type { LinkedSite, Paths } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { headOf } from './head.ts'
import type { HeadInput } from './head.ts'
import type { JsonLd } from './json-ld.ts'
import { absolute, hrefAt, hrefIn, hrefTo } from './links.ts'
import { say } from './text.ts'
import type { Frame, LanguageLink } from './types.ts'

export interface FrameInput extends HeadInput {
  readonly original: string
  readonly goal?: Goal
  /** Text of the last crumb, where the title of the head is longer than the name of the page. */
  readonly crumb?: string
  /** Crumbs of the parent pages, for a page without public crumbs in the route table. */
  readonly above?: Frame['breadcrumbs']
  /** Crumbs between those of the route table and the page itself. */
  readonly extraCrumbs?: Frame['breadcrumbs']
  readonly showBreadcrumb?: boolean
  readonly overBanner?: boolean
  readonly fixedMenu?: boolean
  readonly withoutNewsletter?: boolean
  readonly className?: string | undefined
  readonly noCookiePopup?: boolean
  readonly withoutTags?: boolean
}

/** The frame: the parts of a page around its content. */
export function frameOf(context: ViewContext, input: FrameInput): Frame {
  const entry = matchRoute(context.site.routes, input.original, input.goal)?.entry
  const breadcrumbs = input.isHome ? [] : breadcrumbsOf(context, input, entry)
  const crumbData = breadcrumbData(context, breadcrumbs, input.paths)
  return compact<Frame>({
    head: headOf(context, { ...input, jsonLd: [...(input.jsonLd ?? []), ...crumbData] }),
    languages: languagesOf(context.site, input.paths),
    current: currentMenuPath(input, entry),
    breadcrumbs: (input.showBreadcrumb ?? true) ? breadcrumbs : [],
    overBanner: input.overBanner ?? false,
    fixedMenu: input.fixedMenu ?? false,
    withoutNewsletter: input.withoutNewsletter ? true : undefined,
    className: input.className,
    noCookiePopup: input.noCookiePopup ? true : undefined,
    withoutTags: input.withoutTags ? true : undefined,
  })
}

function languagesOf(site: LinkedSite, paths: Paths): Frame['languages'] {
  if (Object.keys(paths).length === 0) return []
  const home = site.addresses.get('/')
  return site.locales.flatMap((locale): readonly LanguageLink[] => {
    const path = paths[locale]
    if (path !== undefined) return [{ locale, href: hrefAt(site, path) }]
    const start = home?.[locale]
    return start === undefined ? [] : [{ locale, href: hrefAt(site, start), elsewhere: true }]
  })
}

/** The public breadcrumbs of the route table, followed by the page. */
function breadcrumbsOf(
  context: ViewContext,
  { original, title, crumb: label = title, above = [], extraCrumbs = [] }: FrameInput,
  entry: RouteEntry | undefined,
): Frame['breadcrumbs'] {
  const crumbs = (entry?.breadcrumb ?? []).filter((crumb) => crumb.public)
  const isOwn = ({ path }: { readonly path: string }) => foldPath(path) === foldPath(original)
  const inTable = crumbs
    .filter((crumb) => !isOwn(crumb))
    .flatMap((crumb) => {
      const name = textIn(crumb.name, context.locale)
      const path = context.site.addresses.get(foldPath(crumb.path))?.[context.locale]
      // A crumb whose page does not exist in this language is omitted, because its link would lead elsewhere.
      return name === undefined || path === undefined
        ? []
        : [{ label: name, href: hrefAt(context.site, path) }]
    })
  const parents = inTable.length > 0 ? inTable : above
  const home = { label: say(context, 'breadcrumb.home'), href: hrefTo(context, '/') }
  const hasHome = parents[0]?.href === home.href
  // The route table may contain a shorter name than the title of the page: "Bedankt".
  const own = extraCrumbs.length > 0 ? undefined : textIn(crumbs.find(isOwn)?.name, context.locale)
  return [...(hasHome ? [] : [home]), ...parents, ...extraCrumbs, { label: own ?? label }]
}

function breadcrumbData(
  context: ViewContext,
  breadcrumbs: Frame['breadcrumbs'],
  paths: Paths,
): readonly JsonLd[] {
  if (breadcrumbs.length < 2) return []
  const itemListElement = breadcrumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(context, href ?? hrefIn(context, paths)),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** The menu item of the page, or of the list that contains the page. */
function currentMenuPath({ original }: FrameInput, entry: RouteEntry | undefined): string {
  if (entry?.pattern === undefined) return foldPath(original)
  const parents = entry.breadcrumb.map(({ path }) => path).filter((path) => path !== '/')
  return foldPath(parents.at(-1) ?? original)
}
