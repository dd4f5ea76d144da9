/** Pages at fixed addresses: the root, pages for missing addresses, internal paths and old addresses. */
import type { Locale } from '../languages/codes.ts'
import { mapPath } from '../domain/map.ts'
import { onHost } from '../domain/site-address.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { LinkedPage, LinkedSite, Paths } from '../site/linked.ts'
import { pointAt, pointAtConfig } from '../site/records.ts'
import { decodedPath } from '../site/links.ts'
import { redirectsOf } from '../site/redirects.ts'
import type { Redirect } from '../site/redirects.ts'
import { foldPath } from '../site/routes.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { hrefAt } from '../view/links.ts'
import { hasMap, mapPage } from '../view/map.ts'
import { internalPage, languagesPage, rootPage } from '../view/language-pages.ts'
import type { InternalTarget } from '../view/language-pages.ts'
import { PROPERTY_NOT_FOUND, notFoundPage, redirectPage } from '../view/special-pages.ts'
import { portalPlace } from '../view/portal.ts'
import { internalPlace } from './internal-place.ts'
import { pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { portalJobs } from './portal-pages.ts'
import { tombstoneJobs } from './tombstone-pages.ts'

/** The list of languages at an address of its own, because `/` redirects. */
const LANGUAGES = '/languages/' as UrlPath

/** The original paths of the pages for records that were not found. */
export const NOT_FOUND = '/404/'
export const NOT_FOUND_PAGES: readonly string[] = [NOT_FOUND, PROPERTY_NOT_FOUND]

export function specialPages(plan: PlanContext): PageJob[] {
  const { site, views } = plan
  const root = views[site.defaultLocale]
  if (root === undefined) return []
  return [
    ...languageJobs(plan, root),
    ...notFoundJobs(plan, root),
    ...internalJobs(plan, root),
    ...redirectJobs(plan, root),
    ...tombstoneJobs(plan),
    ...mapJobs(plan, root),
    ...portalJobs(plan),
  ]
}

/** `/`, which redirects, and the list of languages. */
function languageJobs({ site }: PlanContext, root: ViewContext): PageJob[] {
  const at = [pointAtConfig('languages', 'languageUse')]
  const index = pageJob({
    url: '/' as UrlPath,
    file: 'index.html' as OutputPath,
    locale: site.defaultLocale,
    slot: 'languages',
    name: 'the way to the home pages',
    at,
    props: () => rootPage(root),
    sitemap: {
      paths: site.addresses.get('/') ?? {},
      isHome: true,
    },
  })
  const list = pageJob({
    url: LANGUAGES,
    file: outputOfUrl(LANGUAGES),
    locale: site.defaultLocale,
    slot: 'languages',
    name: 'the list of languages',
    at,
    props: () => languagesPage(root),
  })
  return [index, list]
}

/** The page in the frame of a map in each language; none if no record has a place. */
function mapJobs({ site, views }: PlanContext, root: ViewContext): PageJob[] {
  if (!hasMap(root)) return []
  return site.locales.map((locale) => {
    const url = mapPath(locale) as UrlPath
    return pageJob({
      url,
      file: outputOfUrl(url),
      locale,
      slot: 'map',
      name: 'the map',
      at: [],
      props: () => mapPage(views[locale] ?? root),
    })
  })
}

/** Static hosts use 404.html at the root. Hosts with support for it use the page of the language. */
function notFoundJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const { site } = plan
  const home = site.addresses.get('/') ?? {}
  const job = (view: ViewContext, file: string, isRoot: boolean) =>
    pageJob({
      url: `/${file}` as UrlPath,
      file: file as OutputPath,
      locale: view.locale,
      slot: 'not-found',
      name: 'the page for what was not found',
      at: [],
      given: home,
      props: () =>
        notFoundPage(view, {
          kind: 'page',
          original: NOT_FOUND,
          paths: home,
          series: plan.lists.all(),
          isRoot,
        }),
    })
  const gone = site.pages.find(({ original }) => foldPath(original) === PROPERTY_NOT_FOUND)
  return [
    job(root, '404.html', true),
    ...versionsOf(plan, home).map(({ view, locale }) => job(view, `${locale}/404.html`, false)),
    ...versionsOf(plan, gone?.paths ?? {}).map(({ view, url, locale }) =>
      pageJob({
        url,
        file: outputOfUrl(url),
        locale,
        slot: 'not-found',
        name: `page ${PROPERTY_NOT_FOUND}`,
        at: gone ? pointAt(gone, 'path') : [],
        given: gone?.paths ?? {},
        props: () =>
          notFoundPage(view, {
            kind: 'property',
            original: PROPERTY_NOT_FOUND,
            paths: gone?.paths ?? {},
            series: plan.lists.all(),
            isRoot: false,
          }),
      }),
    ),
  ]
}

/**
 * `/for-sale/` leads to the page in the language of the visitor. Properties have such pages of their own
 * (core/plan/property-pages.ts).
 */
function internalJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const { site } = plan
  const pages = [...site.pages.filter(isReachable), ...site.articles].map(
    ({ original, paths, titles, origins }) =>
      internalJob(root, { original, paths, titles }, pointAt({ origins }, 'path')),
  )
  const { reads } = root
  const projects = site.projects.map(({ project, original, origins }): PageJob => ({
    ...internalPlace(site.defaultLocale, original),
    at: pointAt({ origins }, 'ID'),
    props: () => internalPage(root, { original, paths: {}, titles: {}, ...reads.projectLink(project.ID) }),
  }))
  return [...pages, ...projects, projectByQuery(plan, root), ...portalByLanguage(plan, root)]
}

function portalByLanguage({ site }: PlanContext, root: ViewContext): PageJob[] {
  const place = portalPlace(site)
  if (place === undefined) return []
  const titles = Object.fromEntries(
    site.locales.map((locale) => [locale, site.strings[locale]['portal.title']]),
  )
  return [internalJob(root, { ...place, titles }, pointAt(place.login, 'path'))]
}

function isReachable({ original }: LinkedPage): boolean {
  return original !== '/' && foldPath(original) !== NOT_FOUND
}

/** `/project/?id=7` of the home banner. The script of the page reads the query. */
function projectByQuery(plan: PlanContext, root: ViewContext): PageJob {
  const { site } = plan
  const list = site.pages.find(({ page }) =>
    (page.params?.modules ?? []).some(({ relations = [] }) =>
      relations.some(({ type }) => type === 'project-list'),
    ),
  )
  const ids = site.projects.map(({ project, paths }) => ({ id: project.ID, paths: encoded(site, paths) }))
  const target = { original: '/project/', paths: list?.paths ?? {}, titles: list?.titles ?? {}, ids }
  return internalJob(root, target, [])
}

function encoded(site: LinkedSite, paths: Paths): Readonly<Partial<Record<Locale, string>>> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, hrefAt(site, path)]))
}

function internalJob(root: ViewContext, given: InternalTarget, at: readonly Pointer[]): PageJob {
  return { ...internalPlace(root.locale, given.original), at, given, props: () => internalPage(root, given) }
}

function redirectJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const redirects = redirectsOf(plan.site)
  const titles = titlesOfTargets(plan.site, redirects)
  return redirects.map((redirect) => redirectJob(plan.views[redirect.locale] ?? root, redirect, titles))
}

function redirectJob(
  view: ViewContext,
  { from, href, at }: Redirect,
  titles: ReadonlyMap<string, string>,
): PageJob {
  const given = { href, label: titles.get(href) ?? href }
  return pageJob({
    url: from,
    file: outputOfUrl(from),
    locale: view.locale,
    slot: 'redirect',
    name: `the redirect from ${from}`,
    at,
    given,
    props: () => redirectPage(view, { ...given, href: onHost(view.site.config.site.url, href) }),
  })
}

/** The titles of the pages that redirects lead to, by their addresses; other targets have none. */
function titlesOfTargets(site: LinkedSite, redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  // Few of very many addresses are needed, and each would have to be encoded.
  const wanted = new Set(redirects.map(({ href }) => decodedPath(href)))
  const titles = new Map<string, string>()
  for (const group of [site.pages, site.articles, site.projects, site.properties]) {
    for (const record of wanted.size === 0 ? [] : group) {
      for (const locale of site.locales) {
        const path = record.paths[locale]
        const title = record.titles[locale]
        if (path !== undefined && title !== undefined && wanted.has(path)) titles.set(encodeURI(path), title)
      }
    }
  }
  return titles
}
