import { expect, test } from 'vitest'
import { referenceOf } from '../../../../core/domain/record-reference.ts'

test.each(['VBE12345', 'D-2026/17', 'Huis 7.b', 'É_12'])(
  'the agency’s own reference %j replaces the id',
  (RecordFile) => {
    expect(referenceOf({ ID: 482_113_902_771, RecordFile })).toBe(RecordFile)
  },
)

test.each([undefined, '', ' 17', '<b>17</b>', 'https://x.example/17', 'a'.repeat(31), 'Bel 0900?'])(
  '%j is no reference that a form accepts, so the id stays',
  (RecordFile) => {
    expect(referenceOf({ ID: 4127, RecordFile })).toBe('4127')
  },
)
