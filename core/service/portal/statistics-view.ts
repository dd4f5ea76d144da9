/** The views of a property for its owner: today, this week, this month, and the chart of 30 days. */
import type { PortalStatistics } from '../../http/portal.ts'
import { addDays, weekdayOf } from '../time-zone.ts'
import type { ViewCount, Views } from './activity.ts'

/** Days in the chart of the owner portal. */
const CHART_DAYS = 30

/** The source of the site's own pages. Other sources have the names of their sites. */
const OWN_SOURCE = 'site'

/** The first day that the figures of today need: a month has 31 days, the chart 30. */
export function firstDayFor(today: string): string {
  const [month, chart] = [monthStart(today), addDays(today, 1 - CHART_DAYS)]
  const week = weekStart(today)
  return [month, chart, week].toSorted()[0] ?? today
}

/** Weeks begin on Monday. */
export function countsOf(property: string, views: Views, today: string): PortalStatistics['visits'] {
  const mine = views.days.filter((row) => row.property === property)
  const since = (day: string) => sum(mine.filter((row) => row.day >= day && row.day <= today))
  return {
    today: since(today),
    week: since(weekStart(today)),
    month: since(monthStart(today)),
    total: views.totals.get(property) ?? 0,
  }
}

/** Portals have a line if they supply statistics; the pages of the site always have one. */
export function statisticsOf(
  property: string,
  views: Views,
  { today, siteName }: { readonly today: string; readonly siteName: string },
): PortalStatistics {
  const mine = views.days.filter((row) => row.property === property)
  const portals = [...new Set(mine.flatMap(({ portal }) => portal ?? []))].toSorted()
  const first = addDays(today, 1 - CHART_DAYS)
  const days = Array.from({ length: CHART_DAYS }, (_, index) => addDays(first, index))
  const countOn = (day: string, portal: string | null) =>
    sum(mine.filter((row) => row.day === day && row.portal === portal))
  return {
    visits: countsOf(property, views, today),
    sources: [{ id: OWN_SOURCE, name: siteName }, ...portals.map((name) => ({ id: `portal:${name}`, name }))],
    days: days.map((day) => ({ day, counts: [null, ...portals].map((portal) => countOn(day, portal)) })),
  }
}

function sum(rows: readonly ViewCount[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

function weekStart(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`
}
