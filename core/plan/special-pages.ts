/** Pages that stand at fixed places: the root, what was not found, internal paths and old addresses. */
import type { Locale } from '../domain/locale.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import { pageIndex, resolveLink } from '../site/links.ts'
import type { LinkedPage, Paths } from '../site/linked.ts'
import { pointAt, pointAtConfig } from '../site/records.ts'
import { foldPath } from '../site/routes.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { internalPage, languagesPage, notFoundPage, redirectPage } from '../view/special-pages.ts'
import type { InternalTarget } from '../view/special-pages.ts'
import { pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { versionsOf } from './pages.ts'
import type { PlanContext } from './pages.ts'

/** Originals of the pages that say that something was not found (spec 2, other screens). */
export const NOT_FOUND = '/404/'
export const PROPERTY_NOT_FOUND = '/property-not-found/'
export const NOT_FOUND_PAGES: readonly string[] = [NOT_FOUND, PROPERTY_NOT_FOUND]

export function specialPages(plan: PlanContext): PageJob[] {
  const { site, views } = plan
  const root = views[site.defaultLocale]
  if (root === undefined) return []
  const at = [pointAtConfig('languages', 'languageUse')]
  const index = pageJob({
    url: '/' as UrlPath,
    file: 'index.html' as OutputPath,
    locale: site.defaultLocale,
    slot: 'languages',
    name: 'the list of languages',
    at,
    props: () => languagesPage(root),
    sitemap: {
      paths: pageIndex(site).get('/') ?? {},
      isHome: true,
    },
  })
  return [index, ...notFoundJobs(plan, root), ...internalJobs(plan, root), ...redirectJobs(plan, root)]
}

/** Static hosts look for 404.html at the root; those that can be told so take the one of the language. */
function notFoundJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const { site, series } = plan
  const home = pageIndex(site).get('/') ?? {}
  const job = (view: ViewContext, file: string, isRoot: boolean) =>
    pageJob({
      url: `/${file}` as UrlPath,
      file: file as OutputPath,
      locale: view.locale,
      slot: 'not-found',
      name: 'the page for what was not found',
      at: [],
      props: () =>
        notFoundPage(view, {
          kind: 'page',
          original: NOT_FOUND,
          paths: home,
          series,
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
        props: () =>
          notFoundPage(view, {
            kind: 'property',
            original: PROPERTY_NOT_FOUND,
            paths: gone?.paths ?? {},
            series,
            isRoot: false,
          }),
      }),
    ),
  ]
}

/** `/for-sale/`, `/property/4127/`: each leads to the page in the visitor's language. */
function internalJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const { site } = plan
  const pages = [...site.pages.filter(isReachable), ...site.articles].map((linked) => ({
    linked,
    field: 'path',
  }))
  const details = [...site.properties, ...site.projects].map((linked) => ({ linked, field: 'ID' }))
  const jobs = [...pages, ...details].map(({ linked, field }) => {
    const { original, paths, titles } = linked
    return internalJob(root, { original: ensureSlash(original), paths, titles }, pointAt(linked, field))
  })
  return [...jobs, projectByQuery(plan, root)]
}

function isReachable({ original }: LinkedPage): boolean {
  return original !== '/' && foldPath(original) !== NOT_FOUND
}

/** `/project/?id=7` of the home banner (spec 2): a static page cannot read the query, its script does. */
function projectByQuery(plan: PlanContext, root: ViewContext): PageJob {
  const { site } = plan
  const list = site.pages.find(({ page }) =>
    (page.params?.modules ?? []).some(({ relations }) => relations?.[0]?.type === 'project-list'),
  )
  const ids = site.projects.map(({ project, paths }) => ({ id: project.ID, paths: encoded(paths) }))
  const target = { original: '/project/', paths: list?.paths ?? {}, titles: list?.titles ?? {}, ids }
  return internalJob(root, target, [])
}

function encoded(paths: Paths): Readonly<Partial<Record<Locale, string>>> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, encodeURI(path)]))
}

function internalJob(root: ViewContext, target: InternalTarget, at: readonly Pointer[]): PageJob {
  const url = target.original as UrlPath
  return pageJob({
    url,
    file: outputOfUrl(url),
    locale: root.locale,
    slot: 'internal',
    name: `the internal path ${target.original}`,
    at,
    props: () => internalPage(root, target),
  })
}

function ensureSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Old addresses of the configuration, and pages of the content that only lead on. */
function redirectJobs(plan: PlanContext, root: ViewContext): PageJob[] {
  const { site } = plan
  const configured = (site.config.redirects?.redirects ?? []).flatMap(({ from, to }, index) => {
    const locale = localeOfRedirect(plan, from)
    const link = resolveLink(site, to, locale)
    const view = plan.views[locale] ?? root
    const at = [pointAtConfig('redirects', 'redirects', index, 'from')]
    return link === null
      ? []
      : [redirectJob(view, { from: ensureSlash(from) as UrlPath, href: link.href, at })]
  })
  const pages = site.pages.flatMap((page) => {
    const { redirect, redirectUrl } = page.page.params ?? {}
    if (!redirect || redirectUrl === undefined) return []
    return versionsOf(plan, page.paths).flatMap(({ view, url, locale }) => {
      const link = resolveLink(site, redirectUrl, locale)
      return link === null
        ? []
        : [redirectJob(view, { from: url, href: link.href, at: pointAt(page, 'path') })]
    })
  })
  return [...configured, ...pages]
}

function localeOfRedirect({ site }: PlanContext, from: string): Locale {
  return site.locales.find((locale) => from.startsWith(`/${locale}/`)) ?? site.defaultLocale
}

function redirectJob(
  view: ViewContext,
  { from, href, at }: { from: UrlPath; href: string; at: readonly Pointer[] },
): PageJob {
  return pageJob({
    url: from,
    file: outputOfUrl(from),
    locale: view.locale,
    slot: 'redirect',
    name: `the redirect from ${from}`,
    at,
    props: () =>
      redirectPage(view, {
        from,
        to: {
          href,
          label: titleOfTarget(view, href),
        },
      }),
  })
}

/** The title of the page that a redirect leads to, or its address. */
function titleOfTarget({ site, locale }: ViewContext, href: string): string {
  const isTarget = ({ paths }: { readonly paths: Paths }) => encodeURI(paths[locale] ?? '') === href
  const target = [...site.pages, ...site.articles, ...site.projects].find(isTarget)
  return target?.titles[locale] ?? href
}
