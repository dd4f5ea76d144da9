/** The targets of links in texts, which a page shows although they belong to other records. */
import { spellingsOf } from '../domain/localised-text.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import { linksOf } from '../markup/rich-text.ts'
import { resolveLink } from './links.ts'
import type { LinkedPage, LinkedSite } from './linked.ts'
import { factsOf } from './property-facts.ts'

/**
 * Each address in a text, a button or a crumb, with its target in this language today. The target changes
 * when lists and records appear and disappear.
 */
export function namedAddresses(site: LinkedSite, locale: Locale): readonly string[] {
  const named = recalled(namedOn, [site], () => [...namedIn(site)])
  return named.map((written) => `${written} ${resolveLink(site, written, locale)?.href ?? ''}`)
}

/** The same for all languages of a site. */
const namedOn: ResultCache<readonly string[]> = new WeakMap()

function namedIn({ articles, projects, properties, pages, routes }: LinkedSite): ReadonlySet<string> {
  const texts = [
    ...articles.map(({ article }) => article.content),
    ...projects.map(({ project }) => project.Description),
    ...properties.flatMap(({ property }) => (factsOf(property).isPlain ? [] : [property.Description])),
  ]
  return new Set([
    ...texts.flatMap(linksIn),
    ...pages.flatMap(namedOnPage),
    ...routes.entries.flatMap(({ breadcrumb }) => breadcrumb.map(({ path }) => path)),
  ])
}

function namedOnPage({ page: { params = {} } }: LinkedPage): readonly string[] {
  const ofModules = (params.modules ?? []).flatMap(({ description, description2, link }) => [
    ...linksIn(description),
    ...linksIn(description2),
    ...(link === undefined ? [] : [link.path]),
  ])
  return [...linksIn(params.content), ...ofModules]
}

const knownLinks: ResultCache<readonly string[]> = new WeakMap()

function linksIn(text: Text | undefined): readonly string[] {
  const make = () => spellingsOf(text).flatMap((source) => linksOf(source).map(({ href }) => href))
  return typeof text === 'object' ? recalled(knownLinks, [text], make) : make()
}
