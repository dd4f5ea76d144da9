import type { Locale } from '../languages/codes.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedPage, Paths } from '../site/linked.ts'
import { bannerOf, bannerTextOf } from './banner.ts'
import { blocksOf } from './blocks.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { listFeedLinks, newsLinks } from './feed-links.ts'
import { listTitle } from './feeds.ts'
import { frameOf } from './frame.ts'
import type { FrameInput } from './frame.ts'
import { scopeName } from './listing.ts'
import type { ListingPage } from './listing.ts'
import { pictureOf } from './pictures.ts'
import { searchBlockOf } from './search-block.ts'
import { personData } from './person-data.ts'
import { agencyData } from './structured-data.ts'
import { townLink } from './town-link.ts'
import { bodyOf } from './text-pictures.ts'
import { say, sayCount, textOf } from './text.ts'
import type { Block, ContentPage, Form } from './types.ts'
import { hrefAt, hrefIn } from './links.ts'

interface ContentInput {
  readonly linked: LinkedPage
  readonly series: readonly ListingSeries[]
  /** The page of a list; set on listing pages only. */
  readonly listing?: ListingPage
}

/** A page that consists of modules: home, lists, contact, thanks and every other page of the content. */
export function contentPage(context: ViewContext, { linked, series, listing }: ContentInput): ContentPage {
  const params = linked.page.params ?? {}
  const modules = params.modules ?? []
  const isFirst = listing === undefined || (listing.number === 1 && listing.series.scope.kind === 'all')
  const banner = isFirst ? bannerOf(context, linked) : undefined
  const bannerText = banner && bannerTextOf(context, linked)
  const blocks = (position: 'contentTop' | 'contentRow' | 'contentBottom') =>
    blocksOf(context, modules, { position, listing })
  const [top, rows, bottom] = [
    isFirst ? blocks('contentTop') : [],
    blocks('contentRow'),
    isFirst ? blocks('contentBottom') : [],
  ]
  const all = [...top, ...rows, ...bottom]
  const forms = all.flatMap((block) => (block.kind === 'form' ? [block.form] : []))
  return compact<ContentPage>({
    frame: contentFrame(context, {
      linked,
      listing,
      blocks: all,
      overBanner: banner !== undefined && banner.kind !== 'color',
      withoutNewsletter: forms.length > 0 || linked.type === 'feedback',
      withoutTags: linked.type === 'login' || forms.some(opensAccount),
    }),
    banner,
    bannerText,
    search: params.showSearch && isFirst ? searchBlockOf(context, series) : undefined,
    logo: banner ? undefined : pictureOf(context, params.logo, 'logo'),
    title: bannerText?.title ? undefined : headingOf(context, linked, listing),
    lead: isFirst ? textOf(context, params.description) : undefined,
    guide: guideOf(context, listing),
    ...(isFirst ? bodyOf(context, params.content) : {}),
    top,
    rows,
    bottom,
  })
}

function guideOf(context: ViewContext, listing: ListingPage | undefined): ContentPage['guide'] {
  const scope = listing?.series.scope
  return scope?.kind === 'town' ? townLink(context, scope.town) : undefined
}

function opensAccount({ groups }: Form): boolean {
  return groups.some(({ fields }) => fields.some(({ kind }) => kind === 'password'))
}

function headingOf(context: ViewContext, host: LinkedPage, listing: ListingPage | undefined): string {
  return listing === undefined
    ? (host.titles[context.locale] ?? '')
    : listTitle(context, { host, scope: listing.series.scope })
}

interface ContentFrameInput extends Pick<FrameInput, 'overBanner' | 'withoutNewsletter' | 'withoutTags'> {
  readonly linked: LinkedPage
  readonly listing: ListingPage | undefined
  readonly blocks: readonly Block[]
}

/** Blocks whose styles are in the sheet of pages that are opened seldom. */
const SELDOM: ReadonlySet<Block['kind']> = new Set(['profile', 'archive'])

function contentFrame(context: ViewContext, { linked, listing, blocks, ...around }: ContentFrameInput) {
  const { page, original, titles } = linked
  const params = page.params ?? {}
  const isHome = original === '/'
  const isNarrowed = listing !== undefined && (listing.number > 1 || listing.series.scope.kind !== 'all')
  const paths = listing === undefined ? linked.paths : pathsOfPage(listing.series, listing.number)
  const items = listing?.series.versions[context.locale]?.items.length
  return frameOf(context, {
    original,
    paths,
    alternates: listing && stockedPaths(listing.series, listing.number),
    title: numbered(context, headingOf(context, linked, listing), listing),
    ...(listing && { crumb: crumbOf(context, linked, listing) }),
    description: isNarrowed
      ? narrowedDescription(context, linked, listing)
      : textOf(context, params.description),
    seo: isNarrowed ? undefined : params.seo?.[context.locale],
    image: params.image,
    isHome,
    noIndex: !isIndexable(linked, items),
    noReferrer: params.noReferrer ?? false,
    jsonLd: isHome ? agencyData(context) : personData(context, linked),
    stylesheets: stylesheetsOf(context, original, blocks),
    answersQuery: items ? true : undefined,
    feeds: [
      ...(listing === undefined ? [] : listFeedLinks(context, listing.series)),
      ...newsLinks(context, params.modules ?? []),
    ],
    className: params.css === undefined ? undefined : pageClass(original),
    showBreadcrumb: params.showBreadcrumb ?? true,
    ...around,
    above: context.reads.pagesAbove(original).flatMap(({ titles: names, paths: hrefs }) => {
      const [label, href] = [names[context.locale], hrefs[context.locale]]
      return label === undefined || href === undefined ? [] : [{ label, href: hrefAt(context.site, href) }]
    }),
    fixedMenu: params.fixedMenu ?? false,
    noCookiePopup: params.noCookiePopup ?? false,
    extraCrumbs: isNarrowed
      ? [{ label: titles[context.locale] ?? '', href: hrefIn(context, linked.paths) }]
      : [],
  })
}

function stylesheetsOf(
  { assets }: ViewContext,
  original: string,
  blocks: readonly Block[],
): readonly string[] {
  const isSeldom = (block: Block) => SELDOM.has(block.kind) || (block.kind === 'form' && block.form.steps)
  const further = blocks.some(isSeldom) ? assets.furtherStylesheet : undefined
  return [further, assets.pageStylesheets.get(original)].filter((sheet) => sheet !== undefined)
}

/** The trail contains the list itself before its further pages and its types: "Te koop › Grond". */
function crumbOf(context: ViewContext, { titles }: LinkedPage, listing: ListingPage): string {
  const label = scopeName(context, listing.series.scope) || (titles[context.locale] ?? '')
  return numbered(context, label, listing)
}

/** "Te koop, pagina 2". The number keeps titles unique. */
function numbered(context: ViewContext, title: string, listing: ListingPage | undefined): string {
  return listing === undefined || listing.number === 1
    ? title
    : say(context, 'listing.titlePage', { title, page: listing.number })
}

function narrowedDescription(context: ViewContext, linked: LinkedPage, listing: ListingPage): string {
  const { series, number } = listing
  const { free = 0, pages = [] } = series.versions[context.locale] ?? {}
  const title = headingOf(context, linked, listing)
  const agency = context.site.config.site.name
  const description = sayCount(context, 'listing.description', { count: free, title, agency })
  return number === 1
    ? description
    : say(context, 'listing.descriptionPage', { description, page: number, pages: pages.length })
}

/** Empty lists, thank-you pages and login pages are not indexed. */
export function isIndexable({ page, type }: LinkedPage, listed?: number): boolean {
  return page.params?.noIndex !== true && listed !== 0 && type !== 'feedback' && type !== 'login'
}

/**
 * The addresses of a list's page in the languages that have stock. A page that is not indexed is no
 * alternate.
 */
export function stockedPaths(series: ListingSeries, number: number): Paths {
  const entries = Object.entries(pathsOfPage(series, number))
  return Object.fromEntries(
    entries.filter(([locale]) => series.versions[locale as Locale]?.items.length !== 0),
  )
}

/** The class that scopes a page's own style sheet. */
export function pageClass(original: string): string {
  return `page-${
    original
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  }`
}
