/** Where the links of texts lead: what a page shows of records that it does not show otherwise. */
import { spellingsOf } from '../domain/localised-text.ts'
import type { Locale, Text } from '../domain/locale.ts'
import { linksOf } from '../markup/rich-text.ts'
import { resolveLink } from './links.ts'
import type { LinkedPage, LinkedSite } from './linked.ts'
import { isPlain } from './plain-texts.ts'

/** Each address that a text, a button or a crumb names, and what it is in this language today: lists and records come and go. */
export function namedAddresses(site: LinkedSite, locale: Locale): readonly string[] {
  const texts = [
    ...site.articles.map(({ article }) => article.content),
    ...site.projects.map(({ project }) => project.Description),
    ...site.properties.flatMap(({ property }) => (isPlain(property) ? [] : [property.Description])),
  ]
  const named = new Set([
    ...texts.flatMap(linksIn),
    ...site.pages.flatMap(namedOnPage),
    ...site.routes.entries.flatMap(({ breadcrumb }) => breadcrumb.map(({ path }) => path)),
  ])
  return [...named].map((written) => `${written} ${resolveLink(site, written, locale)?.href ?? ''}`)
}

function namedOnPage({ page: { params = {} } }: LinkedPage): readonly string[] {
  const ofModules = (params.modules ?? []).flatMap(({ description, description2, link }) => [
    ...linksIn(description),
    ...linksIn(description2),
    ...(link === undefined ? [] : [link.path]),
  ])
  return [...linksIn(params.content), ...ofModules]
}

function linksIn(text: Text | undefined): readonly string[] {
  return spellingsOf(text).flatMap((source) => linksOf(source).map(({ href }) => href))
}
