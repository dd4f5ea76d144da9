/** References between records: everything that is named must exist (AS33xx). */
import { LOCALES } from '../domain/locale.ts'
import type { Locale } from '../domain/locale.ts'
import { FORMS } from '../domain/forms.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath, Pointer } from '../diagnostics/diagnostic.ts'
import type { PageModule } from '../schema/page.ts'
import type { MenuItem } from '../schema/site-config.ts'
import type { LinkContext } from './context.ts'
import type { LinkedSite } from './linked.ts'
import { checkLink, checkText } from './links.ts'
import { pointAt, pointAtConfig } from './records.ts'
import type { Sourced } from './records.ts'

const PROPERTY_LISTS = ['sale', 'rent', 'latest', 'references']

export function checkReferences(context: LinkContext, site: LinkedSite): void {
  checkCategories(context, site)
  checkModules(context, site)
  checkMenu(context, site, site.config.menu.items, { parent: '/', path: ['items'] })
  checkConfigLinks(context, site)
  checkDocuments(context, site)
}

function checkCategories(context: LinkContext, { properties, categories }: LinkedSite): void {
  const known = new Set(categories.map(({ WebID }) => WebID))
  for (const { types, origins, property } of properties) {
    for (const type of types.filter((id) => !known.has(id))) {
      const at = pointAt({ origins }, type === property.WebID ? 'WebID' : 'WebIDs')
      context.report(problem('AS3301', { kind: 'type group', name: String(type), known: [...known].map(String) }, { at }))
    }
  }
}

function checkModules(context: LinkContext, site: LinkedSite): void {
  for (const { page, origins, paths } of site.pages) {
    const at = (...path: DataPath) => pointAt({ origins }, 'params', ...path)
    checkText(context, site, { text: page.params?.content, locales: localesOf(paths), at: (...rest) => at('content', ...rest) })
    if (page.params?.redirectUrl !== undefined) checkLink(context, site, { href: page.params.redirectUrl, at: at('redirectUrl') })
    for (const [index, module] of (page.params?.modules ?? []).entries()) {
      const path = ['modules', index] as const
      checkRelations(context, site, { module, origins, path: ['params', ...path] })
      for (const field of ['description', 'description2'] as const) {
        checkText(context, site, { text: module[field], locales: localesOf(paths), at: (...rest) => at(...path, field, ...rest) })
      }
      if (module.link) checkLink(context, site, { href: module.link.path, at: at(...path, 'link', 'path') })
    }
  }
  for (const { article, origins, paths } of site.articles) {
    const at = (...rest: DataPath) => pointAt({ origins }, 'content', ...rest)
    checkText(context, site, { text: article.content, locales: localesOf(paths), at })
  }
  for (const { property, origins, paths } of site.properties) {
    const at = (...rest: DataPath) => pointAt({ origins }, 'Description', ...rest)
    checkText(context, site, { text: property.Description, locales: localesOf(paths), at })
  }
  for (const { project, origins, paths } of site.projects) {
    const at = (...rest: DataPath) => pointAt({ origins }, 'Description', ...rest)
    checkText(context, site, { text: project.Description, locales: localesOf(paths), at })
  }
}

function localesOf(paths: Readonly<Partial<Record<Locale, unknown>>>): readonly Locale[] {
  return LOCALES.filter((locale) => paths[locale] !== undefined)
}

function checkRelations(
  context: LinkContext,
  site: LinkedSite,
  { module, origins, path }: { module: PageModule; origins: Sourced<unknown>['origins']; path: DataPath },
): void {
  const known: Record<NonNullable<PageModule['relations']>[number]['type'], readonly string[]> = {
    article: site.articles.map(({ id }) => id),
    category: [...new Set(site.articles.map(({ category }) => category))],
    'property-list': PROPERTY_LISTS,
    'project-list': ['all'],
    contact: [...Object.keys(FORMS), 'offices'],
  }
  for (const [index, { type, id }] of (module.relations ?? []).entries()) {
    if (id !== undefined && known[type].includes(id)) continue
    const at = pointAt({ origins }, ...path, 'relations', index, 'id')
    context.report(problem('AS3301', { kind: `${type} for a module`, name: id ?? '', known: known[type] }, { at }))
  }
}

function checkMenu(
  context: LinkContext,
  site: LinkedSite,
  items: readonly MenuItem[],
  { parent, path }: { parent: string; path: DataPath },
): void {
  for (const [index, item] of items.entries()) {
    const here = [...path, index]
    const href = menuPath(parent, item.path)
    const { redirect, redirectUrl } = item.params
    if (redirect && redirectUrl !== undefined) {
      checkLink(context, site, { href: redirectUrl, at: [pointAtConfig('menu', ...here, 'params', 'redirectUrl')] })
    } else if (item.status === 'Published') {
      checkLink(context, site, { href, at: [pointAtConfig('menu', ...here, 'path')] })
    }
    checkMenu(context, site, item.childMenus ?? [], { parent: href, path: [...here, 'childMenus'] })
  }
}

/** Spec 2: menu pages are '/{path}/' with children '/{path}/{childPath}/'. */
export function menuPath(parent: string, path: string): string {
  return `${parent}${path}/`.replace(/\/{2,}/g, '/')
}

function checkConfigLinks(context: LinkContext, site: LinkedSite): void {
  const { 'top-bar': topBar, footer, consent, redirects } = site.config
  for (const [index, { to }] of (redirects?.redirects ?? []).entries()) {
    checkLink(context, site, { href: to, at: [pointAtConfig('redirects', 'redirects', index, 'to')] })
  }
  for (const side of ['left', 'right'] as const) {
    for (const [index, { link }] of (topBar?.[side] ?? []).entries()) {
      checkLink(context, site, { href: link, at: [pointAtConfig('top-bar', side, index, 'link')] })
    }
  }
  for (const [index, { path }] of (footer?.links ?? []).entries()) {
    checkLink(context, site, { href: path, at: [pointAtConfig('footer', 'links', index, 'path')] })
  }
  for (const [index, column] of (footer?.columns ?? []).entries()) {
    for (const field of ['introText', 'fullText'] as const) {
      const at = (...rest: DataPath) => [pointAtConfig('footer', 'columns', index, field, 'text', ...rest)]
      checkText(context, site, { text: column[field]?.text, locales: site.locales, at })
    }
  }
  if (consent) checkLink(context, site, { href: consent.policy, at: [pointAtConfig('consent', 'policy')] })
}

function checkDocuments(context: LinkContext, site: LinkedSite): void {
  for (const record of [...site.properties, ...site.projects]) {
    const { Documents } = 'property' in record ? record.property : record.project
    for (const [index, { Url }] of (Documents ?? []).entries()) {
      if (Url === undefined || /^https?:/i.test(Url) || site.documents.has(Url)) continue
      context.report(missingDocument(site, Url, pointAt(record, 'Documents', index, 'Url')))
    }
  }
}

function missingDocument(site: LinkedSite, name: string, at: readonly Pointer[]) {
  return problem('AS3301', { kind: 'document', name, known: [...site.documents] }, { at })
}

