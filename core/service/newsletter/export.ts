/** The subscribers of the newsletter, with the proof of consent, for the program that sends it. */
import type { ServiceDeps } from '../deps.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { unsubscribeUrl } from './opt-in.ts'
import { confirmedSubscribers } from './subscribers.ts'

const COLUMNS = [
  'email',
  'language',
  'askedAt',
  'confirmedAt',
  'form',
  'property',
  /** Every newsletter needs this link, which ends the subscription by one click (RFC 8058). */
  'unsubscribe',
] as const

type ExportedSubscriber = Readonly<Record<(typeof COLUMNS)[number], string>>

export async function exportSubscribers(
  deps: Pick<ServiceDeps, 'store' | 'site' | 'secrets' | 'address'>,
): Promise<readonly ExportedSubscriber[]> {
  const rows = await confirmedSubscribers(deps.store.db)
  return rows.map((row) => ({
    email: row.email,
    language: row.language,
    askedAt: new Date(row.asked_at).toISOString(),
    confirmedAt: new Date(row.confirmed_at ?? row.asked_at).toISOString(),
    form: row.form,
    property: row.property ?? '',
    unsubscribe: unsubscribeUrl(row, deps),
  }))
}

export function subscribersTable(subscribers: readonly ExportedSubscriber[]): string {
  const rows = subscribers.map((subscriber) => COLUMNS.map((name) => subscriber[name]))
  return spreadsheet([COLUMNS, ...rows])
}
