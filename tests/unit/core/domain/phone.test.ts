import { describe, expect, test } from 'vitest'
import { groupPhone, groupPhoneSpec, phoneHref } from '../../../../core/domain/phone.ts'

/** Replaces no-break spaces by plain ones, so that the tables are readable. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('groupPhoneSpec', () => {
  test.each([
    ['0470123456', '0470 12 34 56'],
    ['0470/12.34.56', '0470 12 34 56'],
    ['065123456', '065 12 34 56'],
    ['065/12 34 56', '065 12 34 56'],
    ['021234567', '021 23 45 67'],
    ['12345678', '12345678'],
    ['12345678901', '12345678901'],
    ['+32 470 12 34 56', '+32 470 12 34 56'],
    ['0032470123456', '0032470123456'],
    ['112', '112'],
    ['', ''],
    ['op afspraak', 'op afspraak'],
  ])('%j is %j', (phone, text) => {
    expect(plain(groupPhoneSpec(phone))).toBe(text)
  })
})

describe('groupPhone', () => {
  test.each([
    ['021234567', '02 123 45 67'],
    ['031234567', '03 123 45 67'],
    ['041234567', '04 123 45 67'],
    ['091234567', '09 123 45 67'],
    ['09 000 12 34', '09 000 12 34'],
    ['065123456', '065 12 34 56'],
    ['010123456', '010 12 34 56'],
    ['050123456', '050 12 34 56'],
    ['070123456', '070 12 34 56'],
    ['089123456', '089 12 34 56'],
    ['0470123456', '0470 12 34 56'],
    ['0455123456', '0455 12 34 56'],
    ['0499/12.34.56', '0499 12 34 56'],
    ['080012345', '0800 12 345'],
    ['+32 9 000 12 34', '09 000 12 34'],
    ['+32 (0)9 000 12 34', '09 000 12 34'],
    ['+3290001234', '09 000 12 34'],
    ['+32 09 000 12 34', '09 000 12 34'],
    ['0032 470 12 34 56', '0470 12 34 56'],
    ['+32470123456', '0470 12 34 56'],
    ['+352 621123456', '+352 621 123 456'],
    ['00352 26123456', '+352 26 12 34 56'],
    ['+352 123456', '+352 12 34 56'],
    ['+352 12345', '+352 12 345'],
    ['+352 1234567', '+352 12 34 567'],
    ['+352 261234567', '+352 26 12 34 567'],
  ])('%j is %j', (phone, text) => {
    expect(plain(groupPhone(phone))).toBe(text)
  })

  test.each([
    '',
    '+',
    '112',
    '02 123 45',
    '02 123 45 678',
    '0401 12 34 56',
    '0000000000',
    '92 123 45 67',
    '26 12 34 56',
    '+33 1 23 45 67 89',
    '+352 1234',
    '02 123 45 67 of 68',
    'op afspraak',
    '1'.repeat(50),
    '<b>02</b>',
  ])('%j stays as it was written', (phone) => {
    expect(groupPhone(phone)).toBe(phone)
  })

  test('a number without a country belongs to the home country', () => {
    expect(plain(groupPhone('26 12 34 56', 'LU'))).toBe('+352 26 12 34 56')
    expect(plain(groupPhone('+32 9 000 12 34', 'LU'))).toBe('09 000 12 34')
  })

  test('no line breaks inside a number', () => {
    expect(groupPhone('021234567')).toBe('02\u00A0123\u00A045\u00A067')
    expect(groupPhoneSpec('065123456')).toBe('065\u00A012\u00A034\u00A056')
  })
})

describe('phoneHref', () => {
  test.each([
    ['02 123 45 67', 'tel:+3221234567'],
    ['02\u00A0123\u00A045\u00A067', 'tel:+3221234567'],
    ['0470/12.34.56', 'tel:+32470123456'],
    ['+32 (0)9 000 12 34', 'tel:+3290001234'],
    ['0032 9 000 12 34', 'tel:+3290001234'],
    ['+352 621 123 456', 'tel:+352621123456'],
    ['+33 1 23 45 67 89', 'tel:+33123456789'],
    ['112', 'tel:112'],
    ['02 123 45', 'tel:0212345'],
    ['92 123 45 67', 'tel:921234567'],
    ['26 12 34 56', 'tel:26123456'],
  ])('%j is %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })

  test('a number of Luxembourg without its country', () => {
    expect(phoneHref('26 12 34 56', 'LU')).toBe('tel:+35226123456')
    // A short number of Luxembourg's own is dialled without a country.
    expect(phoneHref('113', 'LU')).toBe('tel:113')
  })

  test.each(['', 'op afspraak', '02 123 45 67;ext=1', '12', 'javascript:1', '1'.repeat(18), '02"><script>'])(
    '%j dials nothing',
    (phone) => {
      expect(phoneHref(phone)).toBeUndefined()
    },
  )
})
