import { expect, test } from 'vitest'
import { boundedRender } from '../../../../core/build/threads/bounded-render.ts'

test('a template that never ends is stopped after the limit', () => {
  const endless = () => {
    for (;;);
  }
  expect(() => boundedRender(endless, 50)()).toThrow('it took longer than 0.05 seconds')
})

test('a template cannot end the process, and the process can be ended afterwards', () => {
  const { exit } = process
  expect(() => boundedRender(() => process.exit(0))()).toThrow('it called process.exit')
  expect(process.exit).toBe(exit)
})

test('values and errors of a template pass', () => {
  expect(boundedRender((name: string) => `<p>${name}</p>`)('a')).toBe('<p>a</p>')
  expect(() =>
    boundedRender(() => {
      throw new TypeError('its own')
    })(),
  ).toThrow(TypeError)
})
