/** When records are published: the only part of linking that depends on the clock. */
import { endOf, instantOf } from '../domain/moment.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Page } from '../schema/page.ts'
import type { Property } from '../schema/property.ts'
import type { Sourced } from './records.ts'

/** A record that may have dates of publication. */
interface Scheduled {
  readonly publishAt?: string | undefined
  readonly expireAt?: string | undefined
  readonly draft?: boolean | undefined
}

export type OpenHouse = NonNullable<Property['openHouse']>[number]

/** The next instant at which the same content makes another site. */
export interface NextChange {
  /** In milliseconds since 1970. */
  readonly at: number
  /** The change as a sentence without a full stop: "property 4127 is published". */
  readonly what: string
}

export function isOn(record: Scheduled, now: number): boolean {
  const { publishAt, draft } = record
  return draft !== true && (publishAt === undefined || instantOf(publishAt) <= now) && !isOver(record, now)
}

export function isOver({ expireAt }: Scheduled, now: number): boolean {
  return expireAt !== undefined && endOf(expireAt) <= now
}

export function beginOfDay({ day, from }: OpenHouse): number {
  return instantOf(`${day}T${from}`)
}

export function endOfDay({ day, to }: OpenHouse): number {
  return instantOf(`${day}T${to}`)
}

/** The same object for all records without such days: an engine need not compare it. */
const NO_DAYS: readonly OpenHouse[] = []

/** The open-house days that have not ended, in order. */
export function upcomingDays(days: readonly OpenHouse[] = NO_DAYS, now: number): readonly OpenHouse[] {
  if (days.length === 0) return NO_DAYS
  return days
    .filter((each) => endOfDay(each) > now)
    .toSorted((one, other) => beginOfDay(one) - beginOfDay(other))
}

/** The page without the modules that are not on now. */
export function timelyPage(record: Sourced<Page>, now: number): Sourced<Page> {
  const { modules = [], ...params } = record.value.params ?? {}
  if (modules.every((module) => isOn(module, now))) return record
  // Modules keep their places, to which problems point.
  const timely = modules.map((module) =>
    isOn(module, now) ? module : { ...module, status: 'Draft' as const },
  )
  return { ...record, value: { ...record.value, params: { ...params, modules: timely } } }
}

/** A record, a part of one or a member of the team, with its name in messages. */
export interface Dated {
  readonly name: string
  readonly value: Scheduled & { readonly openHouse?: readonly OpenHouse[] | undefined }
  readonly at: (...path: DataPath) => readonly Pointer[]
}

/** The first change of any record after now. Drafts change nothing. */
export function nextChange(records: Iterable<Dated>, now: number): NextChange | null {
  let next: NextChange | null = null
  const take = (at: number, what: string) => {
    if (at > now && (next === null || at < next.at)) next = { at, what }
  }
  for (const { name, value } of records) {
    const { publishAt, expireAt, draft, openHouse = [] } = value
    if (draft === true) continue
    const isEarly = publishAt !== undefined && instantOf(publishAt) > now
    if (publishAt !== undefined && !isOver(value, instantOf(publishAt)))
      take(instantOf(publishAt), `${name} is published`)
    if (expireAt !== undefined && !isEarly) take(endOf(expireAt), `${name} expires`)
    if (isOn(value, now))
      for (const each of openHouse) take(endOfDay(each), `an open-house day of ${name} ends`)
  }
  return next
}
