import { timingSafeEqual } from 'node:crypto'

/** Compares a given secret with the expected one in a time that does not depend on how much of it is right. */
export function isSameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
