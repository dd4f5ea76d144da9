/** The values of a column tell whether it has statuses or codes, whatever its name. */
import { marqueeOf, STATUS_IDS, statusOf } from '../mapping/trade-words.ts'
import { shareOf } from './profile.ts'

/** A column is read as words of the trade if most of its values are. */
export const MOST = 0.5

/** Most values are words of a status. */
export function areStatuses(sample: readonly string[]): boolean {
  return shareOf(sample, isStatus) > MOST
}

export function isStatus(value: string): boolean {
  return statusOf(value) !== undefined
}

/** One of the statuses says more than that a home is available. */
export function areTellingStatuses(sample: readonly string[]): boolean {
  return areStatuses(sample) && sample.some(isNews)
}

function isNews(value: string): boolean {
  const status = statusOf(value)
  return status !== undefined && (status !== STATUS_IDS.active || marqueeOf(value) !== undefined)
}

/** Numbers are codes of the site only in a column with the name that the site gives it. */
export function areCodesOfSite(sample: readonly string[]): boolean {
  return shareOf(sample, (value) => /^\d$/.test(value)) > MOST
}
