/**
 * Bookings that wait for the visitor. Anybody can fill in any address, so a booking far ahead, or one after the
 * first of an address or a network, is only held until the link of its mail is opened and its button pressed.
 */
import type { Transaction } from 'kysely'
import { linkLife, unconfirmedBookings } from '../../domain/behaviour.ts'
import type { ServiceDeps } from '../deps.ts'
import { networksOf } from '../guards/address.ts'
import { secondsToTurn, takeTurns } from '../guards/limits.ts'
import type { Turn } from '../guards/limits.ts'
import type { Tables } from '../store/tables.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { HOUR, MINUTE } from './opening.ts'

const DAY = 24 * HOUR
/**
 * Several visitors may share a network. More unconfirmed bookings than a few would empty an agenda, as holds
 * would.
 */
const WAITING_BY_NETWORK = 4

/** Whether a booking was not confirmed in time, so that its hour is free again. */
export function isLapsed({ state, confirm_by }: AppointmentRow, now: number): boolean {
  return state === 'unconfirmed' && (confirm_by ?? 0) <= now
}

interface Booking {
  readonly start: number
  /** The network address of the visitor. */
  readonly address: string
  /** The other appointments of the visitor to come. */
  readonly ahead: readonly AppointmentRow[]
}

type Confirmation =
  | { readonly kind: 'none'; readonly until?: undefined }
  /** The time until which the visitor confirms. */
  | { readonly kind: 'wanted'; readonly until: number }
  | { readonly kind: 'often'; readonly seconds: number }

/** It counts the booking of the network. An address that has confirmed one booking exists, and is not asked again. */
export async function confirmationOf(
  transaction: Transaction<Tables>,
  { start, address, ahead }: Booking,
  deps: ServiceDeps,
): Promise<Confirmation> {
  const now = deps.now()
  const { first } = unconfirmedBookings(deps.config)
  const isKnown = ahead.some(({ state, confirm_by }) => state !== 'unconfirmed' && confirm_by !== null)
  const networks = networksOf(address, deps)
  const turns = (name: string, count: number, seconds: number): readonly Turn[] =>
    networks.map(({ key, share }) => ({ name: `${name}:${key}`, limit: { count: count * share, seconds } }))
  const free = turns('booked', first, DAY / 1000)
  const isFar = isBeyond(start, deps)
  if (!isFar && (isKnown || ahead.length < first)) {
    const isFirst = (await secondsToTurn(transaction, free, now)) === 0
    if (isFirst) await takeTurns(transaction, free, deps)
    if (isFirst || isKnown) return { kind: 'none' }
  }
  const waiting = turns('unconfirmed', WAITING_BY_NETWORK, HOUR / 1000)
  const seconds = await takeTurns(transaction, waiting, deps)
  if (seconds > 0) return { kind: 'often', seconds }
  return { kind: 'wanted', until: Math.min(now + linkLife('booking', deps.config) * MINUTE, start) }
}

/** Whether every visitor confirms a booking of that hour by mail, except an address that has confirmed one. */
export function isConfirmedByMail(start: number, deps: Pick<ServiceDeps, 'config' | 'now'>): boolean {
  return isBeyond(start, deps) || unconfirmedBookings(deps.config).first === 0
}

function isBeyond(start: number, { config, now }: Pick<ServiceDeps, 'config' | 'now'>): boolean {
  return start > now() + unconfirmedBookings(config).beyond * DAY
}
