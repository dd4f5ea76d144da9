/** The days of a week, and places of appointments in a day. Days are `2026-11-22`. */

const DAY_MS = 86_400_000

function instantOfDay(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

export function addDays(day: string, count: number): string {
  return new Date(instantOfDay(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The seven days of the week of a day, from Monday. */
export function weekOf(day: string): readonly string[] {
  const weekday = (new Date(instantOfDay(day)).getUTCDay() + 6) % 7
  const monday = addDays(day, -weekday)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOfDay(text))
}

/** Minutes since midnight on the clock of the agency. */
export function createMinutes(timeZone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  return (at) => {
    const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number)
    return hours * 60 + minutes
  }
}

interface Spell {
  readonly from: number
  readonly to: number
}

export interface Placed<Item> extends Spell {
  readonly item: Item
  /** Items that overlap stand side by side. */
  readonly column: number
  readonly columns: number
}

/** Places the items of a day beside each other where they overlap. */
export function placed<Item>(items: readonly (Spell & { readonly item: Item })[]): readonly Placed<Item>[] {
  const done: Placed<Item>[] = []
  let group: (Spell & { readonly item: Item; readonly column: number })[] = []
  let end = 0
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    done.push(...group.map((one) => ({ ...one, columns })))
    group = []
  }
  for (const one of items.toSorted((left, right) => left.from - right.from)) {
    if (one.from >= end) close()
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    group.push({ ...one, column })
    end = Math.max(group.length === 1 ? 0 : end, one.to)
  }
  close()
  return done
}
