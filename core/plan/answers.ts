/** The answers for addresses without a page (core/domain/addresses.ts). */
import { answerKey } from '../domain/addresses.ts'
import type { AddressAnswer, RecordKind } from '../domain/addresses.ts'
import type { Paths } from '../site/linked.ts'

/** Its addresses are not encoded: most answers are compared, and few are written. */
export type Keyed = readonly [key: string, answer: AddressAnswer]

/** The answer for the addresses of a record; none for a record without a page. */
export function answersFor(kind: RecordKind, id: number, paths: Paths): readonly Keyed[] {
  return Object.keys(paths).length === 0 ? [] : [[answerKey(kind, id), { moved: paths }]]
}
