import { expect, test } from 'vitest'
import { bannerClass, colourClass } from '../../../../core/view/style-classes.ts'

test('one colour is one class, however its letters are written', () => {
  expect(bannerClass('#AaBB01')).toBe('on-aabb01')
  expect(bannerClass('#aabb01')).toBe('on-aabb01')
  expect(colourClass('ink', '#FFF')).toBe('ink-fff')
  expect(colourClass('on', '#12345678')).toBe('on-12345678')
})
