import { expect, test } from 'vitest'
import { isEmail } from '../../../../core/domain/email.ts'

test.each([
  'a@b.be',
  'noor@voorbeeld.be',
  'noor.de.wachter+huis@mail.voorbeeld.be',
  "o'brien@example.com",
  'NOOR@VOORBEELD.BE',
  'noor@xn--n-xfa.be',
  'noor@1and1.com',
  'a_b-c@a-b.museum',
  `${'a'.repeat(64)}@b.be`,
  `a@${'b'.repeat(63)}.be`,
  `${'a'.repeat(59)}@${'b.'.repeat(96)}be`,
])('%s is one', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'noor',
  'noor@',
  '@voorbeeld.be',
  'noor@voorbeeld',
  'noor@voorbeeld.b',
  'noor@voorbeeld.be.',
  'noor@.be',
  'noor@voor..beeld.be',
  'noor@-voorbeeld.be',
  'noor@voorbeeld-.be',
  'noor@127.0.0.1',
  'noor@10.0.0.10',
  'noor@[127.0.0.1]',
  '.noor@voorbeeld.be',
  'noor.@voorbeeld.be',
  'no..or@voorbeeld.be',
  'noor de@voorbeeld.be',
  ' noor@voorbeeld.be',
  'a@x,b@y',
  'a@x.be,b@y.be',
  'a@x.be;b@y.be',
  'a@x.be b@y.be',
  'a@@x.be',
  'Noor <noor@voorbeeld.be>',
  '"noor"@voorbeeld.be',
  'a@b\r\nBcc:x',
  'a@b.be\r\nBcc: x@y.be',
  'a@b.be\n',
  'a\u0000@b.be',
  'a@b.be\u0000',
  '😀@voorbeeld.be',
  'noor@één.be',
  `${'a'.repeat(65)}@b.be`,
  `a@${'b'.repeat(64)}.be`,
  `${'a'.repeat(60)}@${'b.'.repeat(96)}be`,
  `${'a'.repeat(50_000)}!`,
  `a@${'a'.repeat(50_000)}!`,
  `${'@'.repeat(50_000)}!`,
  `a@${'a.'.repeat(25_000)}!`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
