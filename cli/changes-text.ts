/** Changes of the ledger in words, and as a mail (RFC 5322) that `sendmail -t` sends. */
import type { SiteChange } from '../core/build/reports/changes.ts'
import { countOf } from '../core/diagnostics/words.ts'

const euro = (amount: number) => `€ ${amount.toLocaleString('en')}`

/** `2026-11-20  4127  price reduced from € 365,000 to € 349,000: Herenhuis, 9000 Gent` */
export function changeLine(change: SiteChange): string {
  const { day, id, title } = change
  return `${day}  ${id}  ${wordsOf(change)}${title === null ? '' : `: ${title}`}`
}

function wordsOf({ change, from = 0, to = 0, isMonthly, days, end }: SiteChange): string {
  const price = (amount: number) => `${euro(amount)}${isMonthly ? ' a month' : ''}`
  const inDays = days === undefined ? '' : ` in ${countOf(days, 'day')}`
  switch (change) {
    case 'new':
      return to === 0 ? 'new' : `new at ${price(to)}`
    case 'cheaper':
      return `price reduced from ${euro(from)} to ${price(to)}`
    case 'dearer':
      return `price raised from ${euro(from)} to ${price(to)}`
    case 'price':
      return `price shown: ${price(to)}`
    case 'hidden':
      return 'price no longer shown'
    case 'sold':
      return `sold${inDays}`
    case 'rented':
      return `let${inDays}`
    case 'reopened':
      return 'on offer again'
    default:
      return end === undefined || end === 'ended' ? 'gone' : `gone (${end})`
  }
}

interface Mail {
  readonly agency: { readonly name: string; readonly email: string | null }
  readonly to: string
  readonly since: string
  readonly now: number
}

export function changesMail(changes: readonly SiteChange[], { agency, to, since, now }: Mail): string {
  const from = agency.email ?? to
  const subject = `${countOf(changes.length, 'change')} since ${since}, ${agency.name}`
  const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
  const body = Buffer.from(`${changes.map(changeLine).join('\r\n')}\r\n`).toString('base64')
  const lines = [
    `From: ${encoded(agency.name)} <${from}>`,
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ]
  return lines.join('\r\n')
}
