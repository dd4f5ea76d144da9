/** The head of a page: title, description, canonical address, mutual hreflang links, Open Graph, Twitter and JSON-LD. */
import type { Locale } from '../languages/codes.ts'
import { typeset } from '../domain/typeset.ts'
import { truncate } from '../domain/text.ts'
import { FORMATS } from '../languages/languages.ts'
import type { Image, Seo } from '../schema/page.ts'
import type { Paths } from '../site/linked.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { jsonLdGraph } from './json-ld.ts'
import type { JsonLd } from './json-ld.ts'
import { absolute, hrefAt } from './links.ts'
import { nameOf } from './text.ts'
import type { FeedLink, Head } from './types.ts'

/** Open Graph writes a language with its region: `nl_BE`. */
const openGraphLocale = (locale: Locale) => FORMATS[locale].tag.replace('-', '_')

export interface HeadInput {
  readonly paths: Paths
  /** The alternates that search engines should index, if they are fewer. */
  readonly alternates?: Paths | undefined
  /** Title of the page without the agency's name. */
  readonly title: string
  readonly description?: string | undefined
  readonly seo?: Seo | undefined
  readonly image?: Image | undefined
  readonly type?: 'website' | 'article'
  readonly isHome?: boolean
  readonly noIndex?: boolean
  readonly noReferrer?: boolean
  readonly jsonLd?: readonly JsonLd[]
  readonly stylesheets?: readonly string[]
  readonly script?: string | undefined
  readonly answersQuery?: true | undefined
  readonly feeds?: readonly FeedLink[] | undefined
}

export function headOf(context: ViewContext, input: HeadInput): Head {
  const { site, locale } = context
  const seo = input.seo?.isActiveSEO ? typesetSeo(input.seo, locale) : undefined
  const title = seo?.metadataTitle ?? seo?.pageTitle ?? withSiteName(input.title, site.config.site.name)
  const described = seo?.metadataDescription ?? input.description
  const description = described === undefined ? undefined : truncate(described)
  const path = input.paths[locale]
  const noIndex = input.noIndex ? (true as const) : undefined
  return compact<Head>({
    title,
    description,
    canonical: path === undefined || noIndex ? undefined : absolute(context, hrefAt(context.site, path)),
    noIndex,
    noReferrer: input.noReferrer ? true : undefined,
    alternates: noIndex ? [] : alternatesOf(context, input.alternates ?? input.paths, input.isHome ?? false),
    feeds: input.feeds?.length ? input.feeds : undefined,
    openGraph: openGraphOf(context, input, { title, description, seo }),
    twitter: compact<Head['twitter']>({
      title: seo?.twitterTitle ?? seo?.openGraphTitle ?? title,
      description: seo?.twitterDescription ?? seo?.openGraphDescription ?? description,
      image: openGraphImage(context, seo?.twitterImage ?? seo?.openGraphImage ?? input.image)?.url,
    }),
    jsonLd: jsonLdGraph(input.jsonLd ?? []),
    stylesheets: input.stylesheets?.length ? input.stylesheets : undefined,
    script: input.script,
    answersQuery: input.answersQuery,
  })
}

/** Search engines truncate titles at about this length. */
const TITLE_LIMIT = 65

/** The name of the agency follows a title that is short enough. */
function withSiteName(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`
  return title.includes(siteName) || whole.length > TITLE_LIMIT ? title : whole
}

function typesetSeo(seo: Seo, locale: Locale): Seo {
  const texts = Object.entries(seo).map(([key, value]) => [
    key,
    typeof value === 'string' ? typeset(value, locale) : value,
  ])
  return Object.fromEntries(texts) as Seo
}

/**
 * Every language version, this one included, and the `x-default`. The default of home pages is the list of
 * languages.
 */
export function alternatesOf(context: ViewContext, paths: Paths, isHome: boolean): Head['alternates'] {
  const { locales, defaultLocale } = context.site
  const versions = locales.flatMap((locale) => {
    const path = paths[locale]
    return path === undefined
      ? []
      : [{ hreflang: locale as string, href: absolute(context, hrefAt(context.site, path)) }]
  })
  const fallback = versions.find(({ hreflang }) => hreflang === defaultLocale) ?? versions[0]
  if (fallback === undefined) return []
  return [
    ...versions,
    { hreflang: 'x-default', href: isHome ? absolute(context, hrefAt(context.site, '/')) : fallback.href },
  ]
}

function openGraphOf(
  context: ViewContext,
  { paths, image, type = 'website' }: HeadInput,
  { title, description, seo }: { title: string; description: string | undefined; seo: Seo | undefined },
): Head['openGraph'] {
  return compact<Head['openGraph']>({
    title: seo?.openGraphTitle ?? title,
    description: seo?.openGraphDescription ?? description,
    type,
    locale: openGraphLocale(context.locale),
    alternateLocales: context.site.locales
      .filter((locale) => locale !== context.locale && paths[locale] !== undefined)
      .map(openGraphLocale),
    image: openGraphImage(context, seo?.openGraphImage ?? image),
  })
}

function openGraphImage(context: ViewContext, image: Image | undefined): Head['openGraph']['image'] {
  const chosen = image ?? context.site.config.site.openGraphImage
  const found = chosen && context.pictures.of(chosen.url, 'og')
  if (!found?.width || !found.height) return undefined
  const { src, width, height } = found
  return { url: absolute(context, src), width, height, alt: nameOf(context, chosen?.alt) ?? '' }
}
