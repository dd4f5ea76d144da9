import { describe, expect, test } from 'vitest'
import { groupPhone, groupPhoneSpec } from '../../../../core/domain/phone.ts'
import { groupTyped } from '../../../../core/domain/phone-typing.ts'

/** `|` is the cursor. */
function typed(text: string) {
  return { text: text.replace('|', ''), caret: text.indexOf('|') }
}

function shown(text: string, group: (phone: string) => string = groupPhone): string {
  const before = typed(text)
  const { text: after, caret } = groupTyped(before, group) ?? before
  return `${after.slice(0, caret)}|${after.slice(caret)}`
}

describe('grouped by zone, the cursor stays behind its digit', () => {
  test.each([
    ['0470123456|', '0470 12 34 56|'],
    ['|0470123456', '|0470 12 34 56'],
    ['0470|123456', '0470| 12 34 56'],
    ['04701|23456', '0470 1|2 34 56'],
    ['047012|3456', '0470 12| 34 56'],
    ['091234567|', '09 123 45 67|'],
    ['091|234567', '09 1|23 45 67'],
    ['065121212|', '065 12 12 12|'],
    ['0470/12.34.56|', '0470 12 34 56|'],
    // A removed space is inserted again, with the cursor before it.
    ['0470 12|34 56', '0470 12| 34 56'],
    ['0470 12 34 56|', '0470 12 34 56|'],
    ['+352621123456|', '+352 621 123 456|'],
    ['+35|2621123456', '+35|2 621 123 456'],
  ])('%s: %s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test.each(['', '|', '0|', '0470 1|', '0470 12 3x|', '+32470123456|', '04701234567|', 'bel mij|', '<b>|'])(
    '%s stays as it is typed',
    (text) => {
      expect(groupTyped(typed(text), groupPhone)).toBeNull()
    },
  )
})

test('a grouping that adds the country waits', () => {
  expect(groupTyped(typed('621123456|'), (phone) => groupPhone(phone, 'LU'))).toBeNull()
})

describe('by length alone', () => {
  test.each([
    ['0470123456|', '0470 12 34 56|'],
    ['091234567|', '091 23 45 67|'],
    ['0912345|67', '091 23 45| 67'],
    ['09123456|', '09123456|'],
    ['04701234567|', '04701234567|'],
  ])('%s: %s', (text, expected) => {
    expect(shown(text, groupPhoneSpec)).toBe(expected)
  })
})
