/** The open-house days of a property or project that have not ended. */
import { formatWeekday } from '../domain/format.ts'
import type { Localised } from '../domain/locale.ts'
import { hoursText } from '../domain/opening-hours.ts'
import { isSold } from '../site/listings.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { beginOfDay, endOfDay } from '../site/schedule.ts'
import type { OpenHouse } from '../site/schedule.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { calendarLink } from './feed-links.ts'
import { say, textOf } from './text.ts'
import type { FeedLink, Link, OpenDay } from './types.ts'

/** A sold home has none. */
export function openHouseOf(
  context: ViewContext,
  linked: LinkedProperty | LinkedProject,
): readonly OpenHouse[] {
  if ('project' in linked) return context.reads.openDays('project', linked.project.ID)
  return isSold(linked) ? [] : context.reads.openDays('property', linked.property.ID)
}

function openDaysOf(context: ViewContext, linked: LinkedProperty | LinkedProject): readonly OpenDay[] {
  return openHouseOf(context, linked).map((each) =>
    compact<OpenDay>({
      start: isoOf(beginOfDay(each)),
      end: isoOf(endOfDay(each)),
      text: dayText(context, each),
      registration: each.registration ?? false,
      note: textOf(context, each.note),
    }),
  )
}

/** The calendar, from the pages that show such days. */
export function openHouseLinks(
  context: ViewContext,
  linked: LinkedProperty | LinkedProject,
): readonly FeedLink[] {
  return openHouseOf(context, linked).length === 0 ? [] : [calendarLink(context)]
}

export function openHouseProps(context: ViewContext, linked: LinkedProperty | LinkedProject) {
  const [link] = openHouseLinks(context, linked)
  const calendar: Link | undefined = link && { href: link.href, label: say(context, 'openHouse.calendar') }
  return { openDays: openDaysOf(context, linked), calendar }
}

/** The days for which a visitor registers, as the form sends them. */
export function daysToRegister(
  context: ViewContext,
  linked: LinkedProperty | LinkedProject,
): readonly string[] {
  return openHouseOf(context, linked).flatMap((each) => (each.registration ? [dayText(context, each)] : []))
}

/** The same in all languages of a home, for its service; undefined without any. */
export function registrationDays(
  contexts: readonly ViewContext[],
  linked: LinkedProperty,
): { names: Localised<string> }[] | undefined {
  const days = contexts.map((context) => ({ context, names: daysToRegister(context, linked) }))
  const found = (days[0]?.names ?? []).map((_, index) => ({
    names: Object.fromEntries(days.map(({ context, names }) => [context.locale, names[index]])),
  }))
  return found.length === 0 ? undefined : found
}

/** "zaterdag 5 december 2026, 10.00 – 12.00 uur" */
function dayText({ locale }: ViewContext, { day, from, to }: OpenHouse): string {
  return `${formatWeekday(day, locale) ?? day}, ${hoursText({ from, to }, locale)}`
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
