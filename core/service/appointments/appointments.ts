/** Appointments and their seats in the database. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { AppointmentRow } from './appointment-tables.ts'

type Changing = Transaction<Tables>

export function findAppointment(db: Kysely<Tables>, id: string): Promise<AppointmentRow | undefined> {
  return db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As it is now, and nobody else changes it before this change is done. */
export function holdAppointment(transaction: Changing, id: string): Promise<AppointmentRow | undefined> {
  return transaction
    .updateTable('appointment')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** How many an e-mail address still has before it. */
export async function countHeld(transaction: Changing, email: string, now: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface SeatWish {
  readonly appointment: string
  /** In order of preference. */
  readonly starts: readonly number[]
  readonly capacity: number
}

/**
 * The first start that has a free seat, which is taken; undefined where there is none. Somebody else may take one between the look and the
 * insertion: the key of the table decides, and the next is tried.
 */
export async function takeSeat(transaction: Changing, wish: SeatWish): Promise<number | undefined> {
  const { starts, capacity, appointment } = wish
  const taken = await takenSeats(transaction, starts)
  for (const start of starts) {
    const here = taken.get(start) ?? []
    if (here.length >= capacity) continue
    for (let seat = 0; seat < capacity; seat += 1) {
      if (here.includes(seat)) continue
      const { numInsertedOrUpdatedRows: count } = await transaction
        .insertInto('seat')
        .values({ starts_at: start, seat, appointment })
        .onConflict((conflict) => conflict.columns(['starts_at', 'seat']).doNothing())
        .executeTakeFirst()
      if (Number(count) === 1) return start
    }
  }
  return undefined
}

/** Those of some starts that have a free seat now. */
export async function freeStarts(
  db: Kysely<Tables>,
  { starts, capacity }: Omit<SeatWish, 'appointment'>,
): Promise<readonly number[]> {
  const taken = await takenSeats(db, starts)
  return starts.filter((start) => (taken.get(start)?.length ?? 0) < capacity)
}

async function takenSeats(
  db: Kysely<Tables>,
  starts: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const taken = new Map<number, number[]>()
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return taken
  const rows = await db
    .selectFrom('seat')
    .select(['starts_at', 'seat'])
    .where('starts_at', '>=', first)
    .where('starts_at', '<=', last)
    .execute()
  for (const { starts_at: start, seat } of rows) {
    const seats = taken.get(start)
    if (seats) seats.push(seat)
    else taken.set(start, [seat])
  }
  return taken
}

/** Gives its seats back, but the one that it has now. */
export async function leaveSeats(transaction: Changing, appointment: string, kept?: number): Promise<void> {
  const seats = transaction.deleteFrom('seat').where('appointment', '=', appointment)
  await (kept === undefined ? seats : seats.where('starts_at', '!=', kept)).execute()
}
