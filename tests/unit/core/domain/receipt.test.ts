import { expect, test } from 'vitest'
import { isReceipt, RECEIPT_BYTES, receiptNumber } from '../../../../core/domain/receipt.ts'

const numberOf = (byte: (index: number) => number) =>
  receiptNumber(Uint8Array.from({ length: RECEIPT_BYTES }, (_, index) => byte(index)))

test('sixteen letters in fours, each of five bits of chance', () => {
  expect(numberOf(() => 0)).toBe('0000-0000-0000-0000')
  expect(numberOf((index) => index)).toBe('0123-4567-89AB-CDEF')
  expect(numberOf((index) => 255 - index)).toBe('ZYXW-VTSR-QPNM-KJHG')
  for (let byte = 0; byte < 256; byte++) expect(isReceipt(numberOf(() => byte))).toBe(true)
})

test('more chance than is needed makes no longer number', () => {
  expect(receiptNumber(new Uint8Array(RECEIPT_BYTES + 4))).toBe('0000-0000-0000-0000')
})

test.each([
  null,
  undefined,
  '',
  '0123',
  '0123-4567-89AB-CDE',
  '0123-4567-89AB-CDEFG',
  '0123-4567-89AB-CDEI',
  '<b>',
])('%j is none', (value) => {
  expect(isReceipt(value)).toBe(false)
})
