import { formatDate } from '../domain/format.ts'
import type { LinkedArticle } from '../site/linked.ts'
import { teaserOf } from './teasers.ts'
import type { ViewContext } from './context.ts'
import { hasHomePage } from './card.ts'
import { compact } from './context.ts'
import { articleFeedLinks } from './feed-links.ts'
import { frameOf } from './frame.ts'
import { absolute, hrefAt, hrefIn, hrefTo, recordLink } from './links.ts'
import type { JsonLd } from './json-ld.ts'
import { newsCategory } from './news-feed.ts'
import { personOf } from './offices.ts'
import { memberOf } from './people.ts'
import { pictureOf } from './pictures.ts'
import { townLink } from './town-link.ts'
import { bodyOf } from './text-pictures.ts'
import { nameOf, textOf } from './text.ts'
import type { ArticlePage, Link } from './types.ts'

/**
 * The articles of one category in one language, in their order. The neighbours and the further articles of a
 * page come from it.
 */
export interface Siblings {
  readonly articles: readonly LinkedArticle[]
  /** The index of each article: a search on every page would take quadratic time. */
  readonly places: ReadonlyMap<LinkedArticle, number>
}

const OTHERS = 3

export function articlePage(
  context: ViewContext,
  linked: LinkedArticle,
  { articles, places }: Siblings,
): ArticlePage {
  const { article, original, paths, titles } = linked
  const index = places.get(linked) ?? 0
  const title = titles[context.locale] ?? ''
  const place = textOf(context, article.place)
  const frame = frameOf(context, {
    original,
    paths,
    // The name alone does not identify a testimonial, and is the same in every language.
    title: place === undefined ? title : `${title}, ${place}`,
    crumb: title,
    description: textOf(context, article.summary),
    seo: article.seo?.[context.locale],
    image: article.image,
    type: 'article',
    feeds: articleFeedLinks(context, newsCategory(linked)),
    jsonLd: articleData(context, linked),
  })
  const date = article.createDate
  return compact<ArticlePage>({
    frame,
    title,
    name: nameOf(context, article.name),
    place,
    date: date === undefined ? undefined : { iso: date, text: formatDate(date, context.locale) ?? date },
    lead: textOf(context, article.summary),
    ...bodyOf(context, article.content),
    picture: pictureOf(context, article.image, 'article'),
    ...subjectsOf(context, linked),
    list: parentLink(context, frame.breadcrumbs),
    previous: recordLink(context, articles[index - 1]),
    next: recordLink(context, articles[index + 1]),
    others: othersOf(articles, index).map((other) => teaserOf(context, other)),
  })
}

/** The person, the home and the towns that the article names, those without a page left out. */
function subjectsOf(context: ViewContext, { article: { agent, property }, towns }: LinkedArticle) {
  return {
    person: personOf(context, memberOf(context, agent)),
    home: property !== undefined && hasHomePage(context, property) ? context.reads.card(property) : undefined,
    towns: towns.flatMap((town) => townLink(context, town) ?? []),
  }
}

/** The next articles, and after the last one the first ones. */
function othersOf(articles: readonly LinkedArticle[], index: number): readonly LinkedArticle[] {
  const next = articles.slice(index + 1, index + 1 + OTHERS)
  return [...next, ...articles.slice(0, Math.min(index, OTHERS))].slice(0, OTHERS)
}

/**
 * The list that contains the article. It is the crumb before the article, unless the list is on the home
 * page.
 */
function parentLink(
  context: ViewContext,
  breadcrumbs: ArticlePage['frame']['breadcrumbs'],
): Link | undefined {
  const parent = breadcrumbs.at(-2)
  return parent?.href === undefined || parent.href === hrefTo(context, '/')
    ? undefined
    : { href: parent.href, label: parent.label }
}

/** A testimonial is a review of the agency. It has no rating, as no rating was given. */
function articleData(context: ViewContext, { article, titles, paths }: LinkedArticle): readonly JsonLd[] {
  const url = absolute(context, hrefIn(context, paths))
  const agency = { '@id': absolute(context, `${hrefAt(context.site, '/')}#office-1`) }
  const author = memberOf(context, article.agent)
  const common = {
    url,
    inLanguage: context.locale,
    datePublished: article.createDate,
    dateModified: article.modifyDate,
  }
  return [
    article.name === undefined
      ? {
          '@type': 'Article',
          headline: titles[context.locale],
          author: author === undefined ? agency : { '@type': 'Person', name: author.name },
          publisher: agency,
          ...common,
        }
      : {
          '@type': 'Review',
          author: { '@type': 'Person', name: nameOf(context, article.name) },
          reviewBody: textOf(context, article.summary),
          itemReviewed: { '@type': 'RealEstateAgent', name: context.site.config.site.name, ...agency },
          ...common,
        },
  ]
}
