/** The calendar of the open-house days of all homes and projects in a language. */
import type { CalendarDay, OpenHouseCalendar } from '../feeds/open-house-calendar.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { byCodeUnit } from '../site/listings.ts'
import type { OpenHouse } from '../site/schedule.ts'
import type { ViewContext } from './context.ts'
import { addressOf } from './detail.ts'
import { absolute, hrefAt, hrefIn } from './links.ts'
import { openHouseOf } from './open-house.ts'
import { say, textOf } from './text.ts'

export function calendarOf(context: ViewContext): OpenHouseCalendar {
  const { site, locale, reads } = context
  const title = say(context, 'openHouse.title')
  const days = reads.openHouses().flatMap(({ record, id }) => {
    const linked = record === 'property' ? reads.property(id) : reads.project(id)
    return linked.paths[locale] === undefined ? [] : daysOf(context, linked, { record, id, title })
  })
  return {
    name: `${title} | ${site.config.site.name}`,
    locale,
    days: days.toSorted(
      (one, other) =>
        byCodeUnit(`${one.day} ${one.from}`, `${other.day} ${other.from}`) || idOrder(one, other),
    ),
  }
}

function idOrder(one: CalendarDay, other: CalendarDay): number {
  return byCodeUnit(one.record, other.record)
}

interface Subject {
  readonly record: 'property' | 'project'
  readonly id: number
  readonly title: string
}

function daysOf(
  context: ViewContext,
  linked: LinkedProperty | LinkedProject,
  { record, id, title }: Subject,
): readonly CalendarDay[] {
  const changed = context.reads.offerDates(record, id)?.updated
  if (changed === undefined) return []
  const { site, locale } = context
  const url = absolute(context, hrefIn(context, linked.paths))
  const all = ('property' in linked ? linked.property : linked.project).openHouse ?? []
  return openHouseOf(context, linked).map((each) => ({
    record: absolute(context, hrefAt(site, `/${record}/${id}/`)),
    number: numberOf(each, all),
    day: each.day,
    from: each.from,
    to: each.to,
    summary: say(context, 'listing.titleOf', { title, scope: linked.titles[locale] ?? '' }),
    description: descriptionOf(context, each, url),
    location: addressOf(context, linked).join(', '),
    url,
    changed,
  }))
}

/** Ended openings count as well, so that the number of a later one stays the same all day. */
function numberOf({ day, from }: OpenHouse, all: readonly OpenHouse[]): number {
  return all.filter((each) => each.day === day && each.from < from).length + 1
}

function descriptionOf(context: ViewContext, { note, registration }: OpenHouse, url: string): string {
  const way = registration
    ? say(context, 'listing.titleOf', { title: say(context, 'openHouse.register'), scope: url })
    : say(context, 'openHouse.free')
  return [textOf(context, note) ?? [], way].flat().join('\n')
}
