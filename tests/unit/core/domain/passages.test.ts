import { expect, test } from 'vitest'
import { loneMarks, withPassages } from '../../../../core/domain/passages.ts'

const TEXT = 'Bel.{#service} U kiest een uur.\nMeteen.{/service}{^service} We bellen u.{/service} Tot dan.'

test('a passage is shown with the service, or without it', () => {
  expect(withPassages(TEXT, true)).toBe('Bel. U kiest een uur.\nMeteen. Tot dan.')
  expect(withPassages(TEXT, false)).toBe('Bel. We bellen u. Tot dan.')
  expect(loneMarks(TEXT)).toEqual([])
})

test.each([
  ['{#service}no end', ['{#service}']],
  ['no beginning{/service}', ['{/service}']],
  ['{#services}another name{/services}', ['{#services}', '{/services}']],
  ['{#service}a{^service}b{/service}c{/service}', ['{#service}', '{/service}']],
])('%s has marks that enclose nothing', (text, marks) => {
  expect(loneMarks(text)).toEqual(marks)
})
