/** The linked site -> every page of it, in a fixed order. */
import { groupBy } from '../domain/group-by.ts'
import { LOCALES } from '../languages/codes.ts'
import { LISTING_GOALS } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedArticle, LinkedPage, LinkedProperty, LinkedSite } from '../site/linked.ts'
import { pointAt } from '../site/records.ts'
import { foldPath } from '../site/routes.ts'
import { outputOfUrl } from '../system/paths.ts'
import { articlePage } from '../view/article-page.ts'
import type { Siblings } from '../view/article-page.ts'
import { inArticleOrder } from '../view/teasers.ts'
import { contentPage, isIndexable, stockedPaths } from '../view/content-page.ts'
import type { ViewContext } from '../view/context.ts'
import { scopeName } from '../view/listing.ts'
import { picturesOfRecord } from '../view/pictures.ts'
import { projectPage } from '../view/project-page.ts'
import { propertyPage } from '../view/property-page.ts'
import type { Neighbours } from '../view/property-page.ts'
import { pageJob } from './jobs.ts'
import type { PageJob, SitemapEntry } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { NOT_FOUND_PAGES } from './special-pages.ts'

export function recordPages(plan: PlanContext): PageJob[] {
  const { site } = plan
  return [
    ...site.pages.flatMap((page) => contentJobs(plan, page)),
    ...articleJobs(plan),
    ...propertyJobs(plan),
    ...site.projects.flatMap((project) => {
      const { origins, paths } = project
      const name = `project ${project.project.ID}`
      const lastmod = project.project.LastChangedDate ?? project.project.CreatedDate
      return versionsOf(plan, paths).map(({ locale, view, url }) =>
        pageJob({
          url,
          file: outputOfUrl(url),
          locale,
          slot: 'project',
          name,
          at: pointAt({ origins }, 'ID'),
          props: () => projectPage(view, project),
          ...(plan.inputs && { inputs: () => plan.inputs?.project(view, project) }),
          sitemap: {
            paths,
            lastmod,
            images: () => imagesOf(view.pictures, picturesOfRecord(project.project)),
          },
        }),
      )
    }),
  ]
}

function contentJobs(plan: PlanContext, page: LinkedPage): PageJob[] {
  if (page.page.params?.redirect || NOT_FOUND_PAGES.includes(foldPath(page.original))) return []
  const own = plan.series.filter(({ host }) => host === page)
  if (own.length > 0) return own.flatMap((series) => listingJobs(plan, series, own))
  const { paths, origins, original } = page
  const lastmod = page.page.modifyDate ?? page.page.createDate
  return versionsOf(plan, paths).map(({ locale, view, url }) =>
    pageJob({
      url,
      file: outputOfUrl(url),
      locale,
      slot: 'content',
      name: `page ${original}`,
      at: pointAt({ origins }, 'path'),
      props: () =>
        contentPage(view, {
          linked: page,
          series: plan.series,
        }),
      ...(plan.inputs && { inputs: () => plan.inputs?.content(view, page) }),
      ...(isIndexable(page)
        ? {
            sitemap: {
              paths,
              lastmod,
              isHome: original === '/',
            },
          }
        : {}),
    }),
  )
}

function listingJobs(
  plan: PlanContext,
  series: ListingSeries,
  siblings: readonly ListingSeries[],
): PageJob[] {
  const { host } = series
  const most = Math.max(...Object.values(series.versions).map(({ pages }) => pages.length))
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((number) => {
    const paths = pathsOfPage(series, number)
    const alternates = stockedPaths(series, number)
    const listing = { series, number, siblings }
    return versionsOf(plan, paths).map(({ locale, view, url }) =>
      pageJob({
        url,
        file: outputOfUrl(url),
        locale,
        slot: 'content',
        name: nameOfList(plan, series),
        at: pointAt(host, 'path'),
        props: () =>
          contentPage(view, {
            linked: host,
            series: plan.series,
            listing,
          }),
        ...(plan.inputs && { inputs: () => plan.inputs?.list(view, listing) }),
        ...(isIndexable(host, series.versions[locale]?.items.length)
          ? { sitemap: { paths: alternates } }
          : {}),
      }),
    )
  })
}

/** "the list of Gent (9000) on page /for-sale/": several lists stand on one page. */
function nameOfList({ site, views }: PlanContext, { host, scope }: ListingSeries): string {
  const view = views[site.defaultLocale]
  const page = `page ${host.original}`
  return view === undefined || scope.kind === 'all'
    ? page
    : `the list of ${scopeName(view, scope)} on ${page}`
}

function articleJobs(plan: PlanContext): PageJob[] {
  const sorted = [...plan.site.articles].sort(inArticleOrder)
  const byCategory = groupBy(sorted, ({ category }) => [category])
  return [...byCategory.values()].flatMap((members) => {
    const siblings = siblingsOf(members)
    return members.flatMap((linked) => {
      const { paths, origins, article, id } = linked
      const lastmod = article.modifyDate ?? article.createDate
      return versionsOf(plan, paths).map(({ locale, view, url }) =>
        pageJob({
          url,
          file: outputOfUrl(url),
          locale,
          slot: 'article',
          name: `article ${id}`,
          at: pointAt({ origins }, 'path'),
          props: () => articlePage(view, linked, siblings[locale]),
          ...(plan.inputs && {
            inputs: () => plan.inputs?.article(view, linked, siblings[locale].articles),
          }),
          sitemap: {
            paths,
            lastmod,
          },
        }),
      )
    })
  })
}

/** The articles of a category that stand in each language, in order. */
function siblingsOf(members: readonly LinkedArticle[]): Readonly<Record<Locale, Siblings>> {
  const siblings: Partial<Record<Locale, Siblings>> = {}
  for (const locale of LOCALES) {
    const articles = members.filter(({ paths }) => paths[locale] !== undefined)
    siblings[locale] = { articles, places: new Map(articles.map((article, index) => [article, index])) }
  }
  return siblings as Record<Locale, Siblings>
}

function propertyJobs(plan: PlanContext): PageJob[] {
  const neighbours = plan.site.locales.map((locale) => [locale, neighboursIn(plan.site, locale)] as const)
  const around = Object.fromEntries(neighbours) as Partial<
    Record<Locale, ReadonlyMap<LinkedProperty, Neighbours>>
  >
  return plan.site.properties.flatMap((linked) => {
    const { property, paths, origins } = linked
    const name = `property ${property.ID}`
    const at = pointAt({ origins }, 'ID')
    return versionsOf(plan, paths).map(({ locale, view, url }) =>
      pageJob({
        url,
        file: outputOfUrl(url),
        locale,
        slot: 'property',
        name,
        at,
        props: () => propertyPage(view, linked, around[locale]?.get(linked) ?? {}),
        ...(plan.inputs && {
          inputs: () => plan.inputs?.property(view, linked, around[locale]?.get(linked) ?? {}),
        }),
        sitemap: propertyEntry(view, linked),
      }),
    )
  })
}

const knownEntries: ResultCache<SitemapEntry> = new WeakMap()

/** The same object in all languages, and from build to build while the property is the same. */
function propertyEntry({ pictures }: ViewContext, linked: LinkedProperty): SitemapEntry {
  return recalled(knownEntries, [linked, pictures], () => {
    const { property, paths } = linked
    const images = () => imagesOf(pictures, picturesOfRecord(property))
    return { paths, lastmod: property.LastChangedDate ?? property.CreatedDate, images }
  })
}

/** Previous and next in the list of the property's goal. */
function neighboursIn({ listings }: LinkedSite, locale: Locale): ReadonlyMap<LinkedProperty, Neighbours> {
  return new Map(
    LISTING_GOALS.flatMap((goal) => {
      const { items } = listings[locale][goal]
      return items.map(
        (item, index) => [item, { previous: items[index - 1], next: items[index + 1] }] as const,
      )
    }),
  )
}

function imagesOf(
  pictures: ViewContext['pictures'],
  items: readonly { readonly Url: string }[],
): readonly string[] {
  return items.flatMap(({ Url }) => pictures.of(Url, 'photo')?.src ?? [])
}
