import { expect, test } from 'vitest'
import { compact } from '../../../../core/view/context.ts'

test('props hold no `undefined`, so that equal props are equal JSON', () => {
  expect(compact<{ a?: number; b: number | null }>({ a: undefined, b: null })).toStrictEqual({ b: null })
  expect(Object.keys(compact<object>({ a: undefined, b: 0, c: '', d: false } as object))).toEqual([
    'b',
    'c',
    'd',
  ])
  const whole = { a: 1, b: '' }
  expect(compact(whole)).toStrictEqual(whole)
})
