/** References between records: every named record must exist (AS33xx). */
import { CALCULATORS } from '../domain/money/sheet.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { FORMS } from '../domain/forms.ts'
import { detectVideo } from '../domain/video.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { PageModule } from '../schema/page.ts'
import type { MenuItem } from '../schema/config/navigation.ts'
import type { CheckContext } from './context.ts'
import type { HomeLists } from './home-lists.ts'
import type { Linked, LinkedSite } from './linked.ts'
import { checkSubjects } from './article-subjects.ts'
import type { CheckedStories } from './check-story.ts'
import { checkDocuments } from './documents.ts'
import { checkLink, checkText, staticHref } from './links.ts'
import { isPublished } from './published.ts'
import { checkOffices } from './offices.ts'
import { RELATION_WORDS } from './relation-words.ts'
import type { RelationType } from './relation-words.ts'
import { pointAt, pointAtConfig, pointAtConfigText } from './records.ts'
import type { Sourced } from './records.ts'
import { checkPageTree } from './page-tree.ts'
import { checkRedirects } from './redirects.ts'

const PROPERTY_LISTS = ['sale', 'rent', 'latest', 'references']

interface Known {
  readonly stories: CheckedStories
  readonly homes: HomeLists
}

export function checkReferences(context: CheckContext, site: LinkedSite, { stories, homes }: Known): void {
  checkCategories(context, site)
  checkPages(context, site, relationTargets(site, homes))
  checkPageTree(context, site)
  checkTexts(context, site, homes)
  checkSubjects(context, site, homes)
  for (const problems of stories.results) for (const found of problems) context.report(found)
  checkMenu(context, site, { items: site.config.menu.items, parent: '/', path: ['items'] })
  checkConfigLinks(context, site)
  checkRedirects(context, site)
  checkBreadcrumbs(context, site)
  checkDocuments(context, site)
  checkVideos(context, site, homes)
  checkOffices(context, site.config)
}

function checkCategories(context: CheckContext, { properties, categories, config }: LinkedSite): void {
  const known = new Set(categories.map(({ WebID }) => WebID))
  const names = [...known].map(String)
  for (const { types, origins, property } of properties) {
    for (const type of types) {
      if (known.has(type)) continue
      const at = pointAt({ origins }, type === property.WebID ? 'WebID' : 'WebIDs')
      context.report(problem('AS3301', { kind: 'type group', name: String(type), known: names }, { at }))
    }
  }
  for (const [index, { type }] of (config.search?.words ?? []).entries()) {
    if (known.has(type)) continue
    const at = pointAtConfig('search', 'words', index, 'type')
    context.report(problem('AS3301', { kind: 'type group', name: String(type), known: names }, { at }))
  }
}

function checkPages(context: CheckContext, site: LinkedSite, known: RelationTargets): void {
  for (const { page, origins, paths } of site.pages) {
    const at = (...path: DataPath) => pointAt({ origins }, 'params', ...path)
    checkText(context, site, {
      text: page.params?.content,
      locales: localesOf(paths),
      at: (...rest) => at('content', ...rest),
      showsPictures: true,
    })
    const href = page.params?.redirectUrl
    if (href !== undefined)
      checkLink(context, site, { href, at: at('redirectUrl'), locales: localesOf(paths) })
    for (const [index, module] of (page.params?.modules ?? []).entries()) {
      if (!isPublished(module)) continue
      const path = ['modules', index] as const
      checkRelations(context, known, { module, origins, path: ['params', ...path] })
      for (const field of ['description', 'description2'] as const) {
        checkText(context, site, {
          text: module[field],
          locales: localesOf(paths),
          at: (...rest) => at(...path, field, ...rest),
        })
      }
      if (module.link) checkLink(context, site, { href: module.link.path, at: at(...path, 'link', 'path') })
    }
  }
}

/** Rich texts of articles, properties and projects. */
function checkTexts(context: CheckContext, site: LinkedSite, { rich }: HomeLists): void {
  const check = (linked: Linked, field: string, text: Text | undefined) =>
    checkText(context, site, {
      text,
      locales: localesOf(linked.paths),
      at: (...rest) => pointAt(linked, field, ...rest),
      showsPictures: field === 'content',
    })
  for (const linked of site.articles) check(linked, 'content', linked.article.content)
  for (const linked of rich.list) check(linked, 'Description', linked.property.Description)
  for (const linked of site.projects) check(linked, 'Description', linked.project.Description)
}

function localesOf(paths: Readonly<Partial<Record<Locale, unknown>>>): readonly Locale[] {
  return LOCALES.filter((locale) => paths[locale] !== undefined)
}

type RelationTargets = Readonly<Record<RelationType, Pick<ReadonlySet<string>, 'has' | 'keys'>>>

const ALL = new Set(['all'])

/** The valid targets of the relations of modules. Pages of towns name very many homes. */
function relationTargets({ articles, config }: LinkedSite, { byId }: HomeLists): RelationTargets {
  return {
    article: new Set(articles.map(({ id }) => id)),
    category: new Set(articles.flatMap(({ category }) => withAncestors(category))),
    property: byId.places,
    'property-list': new Set(PROPERTY_LISTS),
    'project-list': ALL,
    person: new Set((config.team?.members ?? []).map(({ id }) => String(id))),
    contact: new Set([...Object.keys(FORMS), 'offices', 'team']),
    storage: ALL,
    forms: ALL,
    saved: ALL,
    calculator: new Set(CALCULATORS),
  }
}

/** `a/b` is below `a`. */
function withAncestors(category: string): readonly string[] {
  return category.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
}

function checkRelations(
  context: CheckContext,
  known: RelationTargets,
  { module, origins, path }: { module: PageModule; origins: Sourced<unknown>['origins']; path: DataPath },
): void {
  for (const [index, { type, id }] of (module.relations ?? []).entries()) {
    if (id !== undefined && known[type].has(id)) continue
    const at = pointAt({ origins }, ...path, 'relations', index, 'id')
    const params = { kind: RELATION_WORDS[type], name: id ?? '', known: [...known[type].keys()] }
    // A home leaves the stock, and the module shows the others.
    context.report(problem('AS3301', params, type === 'property' ? { at, severity: 'warning' } : { at }))
  }
}

interface MenuPart {
  readonly items: readonly MenuItem[]
  /** The address of the parent menu item. */
  readonly parent: string
  readonly path: DataPath
}

function checkMenu(context: CheckContext, site: LinkedSite, { items, parent, path }: MenuPart): void {
  for (const [index, item] of items.entries()) {
    const here = [...path, index]
    const href = menuPath(parent, item.path)
    const { redirect, redirectUrl } = item.params
    if (redirect && redirectUrl !== undefined) {
      checkLink(context, site, {
        href: redirectUrl,
        at: [pointAtConfig('menu', ...here, 'params', 'redirectUrl')],
      })
    } else if (item.status === 'Published') {
      checkLink(context, site, { href, at: [pointAtConfig('menu', ...here, 'path')] })
    }
    checkMenu(context, site, {
      items: item.childMenus ?? [],
      parent: href,
      path: [...here, 'childMenus'],
    })
  }
}

/** Menu pages are '/{path}/', with children '/{path}/{childPath}/'. */
export function menuPath(parent: string, path: string): string {
  return `${parent}${path}/`.replace(/\/{2,}/g, '/')
}

function checkConfigLinks(context: CheckContext, site: LinkedSite): void {
  const { 'top-bar': topBar, footer, consent } = site.config
  for (const side of ['left', 'right'] as const) {
    for (const [index, { link, status }] of (topBar?.[side] ?? []).entries()) {
      if (status === 'Published')
        checkLink(context, site, { href: link, at: [pointAtConfig('top-bar', side, index, 'link')] })
    }
  }
  for (const [index, { path }] of (footer?.links ?? []).entries())
    checkLink(context, site, { href: path, at: [pointAtConfig('footer', 'links', index, 'path')] })
  for (const [index, column] of (footer?.columns ?? []).entries()) {
    for (const field of ['introText', 'fullText'] as const) {
      const at = (...rest: DataPath) => pointAtConfigText('footer', 'columns', index, field, 'text', ...rest)
      if (column[field]?.public)
        checkText(context, site, { text: column[field].text, locales: site.locales, at })
    }
  }
  for (const [index, { hours }] of site.config.site.offices.entries()) {
    const at = (...rest: DataPath) => pointAtConfigText('site', 'offices', index, 'hours', ...rest)
    checkText(context, site, { text: hours, locales: site.locales, at })
  }
  if (consent) checkLink(context, site, { href: consent.policy, at: [pointAtConfig('consent', 'policy')] })
}

/** Reports an unknown path of a breadcrumb, whose link would lead to the home page. */
function checkBreadcrumbs(context: CheckContext, site: LinkedSite): void {
  for (const { breadcrumb, index } of site.routes.entries) {
    for (const [crumb, { path, public: isPublic }] of breadcrumb.entries()) {
      if (!isPublic) continue
      const at = [pointAtConfig('routes', 'routes', index, 'breadcrumb', crumb, 'path')]
      checkLink(context, site, { href: path, at, severity: 'warning' })
    }
  }
}

function checkVideos(context: CheckContext, site: LinkedSite, { filmed }: HomeLists): void {
  const { banner, rules } = site.config
  for (const linked of [...filmed.list, ...site.projects]) {
    const record: { VideoUrl?: string | undefined; VirtualTourUrl?: string | undefined } =
      'property' in linked ? linked.property : linked.project
    for (const field of ['VideoUrl', 'VirtualTourUrl'] as const) {
      const url = record[field]
      if (url === undefined || detectVideo(url, rules.tourHosts) !== null) continue
      const kind = field === 'VideoUrl' ? 'video' : 'tour'
      context.report(problem('AS3307', { url, kind }, { at: pointAt(linked, field) }))
    }
  }
  const checkFile = (url: string | undefined, at: readonly Pointer[]) => {
    if (url === undefined || staticHref(site, url) !== null) return
    context.report(
      problem('AS3301', { kind: 'file in content/static/', name: url, known: site.staticFiles }, { at }),
    )
  }
  checkFile(banner?.video?.url, [pointAtConfig('banner', 'video', 'url')])
  for (const linked of site.pages)
    checkFile(linked.page.params?.video?.url, pointAt(linked, 'params', 'video', 'url'))
}
