/**
 * Feeds and calendars. Lists with pages of their own and categories of dated articles have feeds, so the number of
 * files does not grow faster than that of pages. `serve` answers any other selection.
 */
import { atomText } from '../feeds/atom.ts'
import { calendarAt, feedAt, newsAt } from '../feeds/addresses.ts'
import type { Feed } from '../feeds/feed.ts'
import { jsonFeedText } from '../feeds/json-feed.ts'
import { openHouseCalendar } from '../feeds/open-house-calendar.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import { pointAt } from '../site/records.ts'
import type { OutputPath } from '../system/paths.ts'
import { listFeed } from '../view/feeds.ts'
import { articleDates, newsCategory, newsFeed } from '../view/news-feed.ts'
import { calendarOf } from '../view/open-house-calendar.ts'
import type { FileJob } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'
import { nameOfSeries } from './recorded-lists.ts'

export function feedFiles(plan: PlanContext): readonly FileJob[] {
  return [
    ...plan.series.flatMap((series) => listFeeds(plan, series)),
    ...newsFeeds(plan),
    ...versionsOf(plan, plan.site.addresses.get('/') ?? {}).map(({ locale, view }) =>
      fileJob(calendarAt(locale), {
        name: 'the calendar of open-house days',
        at: [],
        text: () => openHouseCalendar(calendarOf(view)),
      }),
    ),
  ]
}

/** A list without homes has no feed, because it rarely has a page. */
function listFeeds(plan: PlanContext, series: ListingSeries): readonly FileJob[] {
  const subject = nameOfSeries(series)
  return versionsOf(plan, pathsOfPage(series, 1)).flatMap(({ locale, view, url }) => {
    if ((series.versions[locale]?.items.length ?? 0) === 0) return []
    const feed = () => {
      const recorded = plan.lists.named(subject)
      return recorded && listFeed(view, recorded, url)
    }
    const job = { name: `the feed of page ${series.host.original}`, at: pointAt(series.host, 'path') }
    return inFormats(url, { ...job, feed })
  })
}

function newsFeeds(plan: PlanContext): readonly FileJob[] {
  const { site } = plan
  const dated = site.articles.filter((article) => articleDates(article) !== undefined)
  return versionsOf(plan, site.addresses.get('/') ?? {}).flatMap(({ locale, view }) => {
    const shown = dated.filter(({ paths }) => paths[locale] !== undefined)
    const categories = [...new Set(shown.map(newsCategory))]
    return categories.flatMap((category) =>
      inFormats(newsAt(locale, category), {
        name: `the feed of articles of ${category}`,
        at: shown
          .filter((article) => newsCategory(article) === category)
          .flatMap((one) => pointAt(one, 'path')),
        feed: () => newsFeed(view, category),
      }),
    )
  })
}

interface FeedJob extends Pick<FileJob, 'name' | 'at'> {
  /** Undefined if no entry has a date, which is impossible in a build with a ledger. */
  readonly feed: () => Feed | undefined
}

const FORMATS = { xml: atomText, json: jsonFeedText } as const

function inFormats(place: string, { name, at, feed }: FeedJob): readonly FileJob[] {
  return (['xml', 'json'] as const).map((ending) => {
    const file = feedAt(place, ending)
    const text = () => {
      const made = feed()
      if (made === undefined) throw new Error(`nothing in ${file} has a date`)
      return FORMATS[ending](ending === 'xml' ? made : { ...made, self: made.self.replace(/xml$/, ending) })
    }
    return fileJob(file, { name, at, text })
  })
}

function fileJob(
  address: string,
  { name, at, text }: Pick<FileJob, 'name' | 'at'> & { readonly text: () => string },
): FileJob {
  return { file: address.slice(1) as OutputPath, name, at, content: { text }, isRecorded: true }
}
