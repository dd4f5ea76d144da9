/** The linked site -> every page of it, in a fixed order. */
import { groupBy } from '../domain/group-by.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedArticle, LinkedPage } from '../site/linked.ts'
import { pointAt } from '../site/records.ts'
import { foldPath } from '../site/routes.ts'
import { outputOfUrl } from '../system/paths.ts'
import { articlePage } from '../view/article-page.ts'
import type { Siblings } from '../view/article-page.ts'
import { inArticleOrder } from '../view/teasers.ts'
import { contentPage, isIndexable, stockedPaths } from '../view/content-page.ts'
import { scopeName } from '../view/listing.ts'
import { picturesOfRecord } from '../site/record-pictures.ts'
import { projectPage } from '../view/project-page.ts'
import { recorded } from '../domain/recorded.ts'
import { imagesOf, pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { NOT_FOUND_PAGES } from './special-pages.ts'

export function recordPages(plan: PlanContext): PageJob[] {
  const { site, propertyPages } = plan
  const content = site.pages.flatMap((page) => contentJobs(plan, page))
  // `concat` copies the pages of a large stock many times as fast as a spread does.
  return content.concat(articleJobs(plan), propertyPages.pages.items, projectJobs(plan))
}

function projectJobs(plan: PlanContext): PageJob[] {
  return plan.site.projects.flatMap((project) => {
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
        props: () => projectPage(view, view.reads.project(project.project.ID)),
        sitemap: {
          paths,
          lastmod,
          images: () => imagesOf(plan.pictures, picturesOfRecord(project.project)),
        },
      }),
    )
  })
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
          linked: view.reads.page(original),
          series: plan.lists.all(),
        }),
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
            linked: view.reads.page(host.original),
            series: plan.lists.all(),
            listing: plan.lists.page({ series, number, siblings }),
          }),
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
      const { paths, origins, original, article, id } = linked
      const lastmod = article.modifyDate ?? article.createDate
      return versionsOf(plan, paths).map(({ locale, view, url }) =>
        pageJob({
          url,
          file: outputOfUrl(url),
          locale,
          slot: 'article',
          name: `article ${id}`,
          at: pointAt({ origins }, 'path'),
          props: () =>
            articlePage(
              view,
              view.reads.article(original),
              recorded(siblings[locale], () => view.site.articles),
            ),
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
