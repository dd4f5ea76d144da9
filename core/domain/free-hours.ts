/** The addresses of the free hours, and their answers as the script of forms reads them. */
import { isRecord } from './untrusted.ts'

export const HOURS_ADDRESS = '/api/free-hours'
export const HOLDS_ADDRESS = '/api/holds'

interface FreeHour {
  /** The instant as the form sends it: `2026-12-01T09:00Z`. */
  readonly start: string
  readonly label: string
  /** A sentence about a booking that the visitor has to confirm by mail. */
  readonly note?: string
}

export interface FreeDay {
  readonly day: string
  readonly label: string
  readonly short: string
  readonly hours: readonly FreeHour[]
}

export interface OfficeChoice {
  readonly id: string
  readonly name: string
}

export type FreeHoursAnswer =
  | {
      readonly kind: 'hours'
      readonly confirm: 'service' | 'office'
      readonly offices: readonly OfficeChoice[]
      readonly days: readonly FreeDay[]
      /** The first day after these that has free hours. */
      readonly later?: string
    }
  /** The visitor has to choose this first. */
  | { readonly kind: 'office' | 'meeting'; readonly offices: readonly OfficeChoice[] }
  /** The service offers no free hours for this form. */
  | { readonly kind: 'closed' }

interface HeldHour {
  readonly hold: string
  /** The duration of the hold. */
  readonly seconds: number
  readonly moment: string
  readonly until: string
}

/** The parsed answer; null for an answer that is not from the service. */
export function readFreeHours(body: unknown): FreeHoursAnswer | null {
  if (!isRecord(body) || body['ok'] !== true) return null
  const { kind, confirm, days, later } = body
  const offices = listOf(body['offices'], isOffice)
  if (kind === 'closed') return { kind }
  if (kind === 'office' || kind === 'meeting') return { kind, offices }
  if (kind !== 'hours' || !Array.isArray(days)) return null
  return {
    kind,
    confirm: confirm === 'office' ? 'office' : 'service',
    offices,
    days: listOf(days, isDay),
    ...(typeof later === 'string' ? { later } : {}),
  }
}

export function readHeldHour(body: unknown): HeldHour | null {
  if (!isRecord(body) || body['ok'] !== true) return null
  const { hold, seconds, moment, until } = body
  const isHeld =
    typeof hold === 'string' &&
    typeof seconds === 'number' &&
    typeof moment === 'string' &&
    typeof until === 'string'
  return isHeld ? { hold, seconds, moment, until } : null
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isOffice(value: unknown): value is OfficeChoice {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'
}

function isDay(value: unknown): value is FreeDay {
  if (!isRecord(value) || !Array.isArray(value['hours'])) return false
  const texts = ['day', 'label', 'short'].every((name) => typeof value[name] === 'string')
  return texts && value['hours'].every(isHour)
}

function isHour(value: unknown): value is FreeHour {
  if (!isRecord(value)) return false
  const { start, label, note = '' } = value
  return [start, label, note].every((text) => typeof text === 'string')
}
