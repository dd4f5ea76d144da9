import { expect, test } from 'vitest'
import { fileOf, sharedStems, stemsApart } from '../../../../core/plan/picture-names.ts'
import type { Hash } from '../../../../core/system/hash.ts'

const KEYS = ['0123456789aa', '0123456789bb', 'ffffffffffaa'].map((start) => start.padEnd(32, '0') as Hash)

const stemsOf = (keys: readonly Hash[]) => stemsApart(sharedStems(keys))

test('a name is ten digits of the key, or all where two keys begin alike', () => {
  expect(KEYS.map(stemsOf(KEYS))).toEqual([KEYS[0], KEYS[1], 'ffffffffff'])
  expect(KEYS.slice(1).map(stemsOf(KEYS.slice(1)))).toEqual(['0123456789', 'ffffffffff'])
})

test('a key that comes twice is not two keys', () => {
  expect(KEYS.slice(1).map(stemsOf([...KEYS.slice(1), ...KEYS.slice(1)]))).toEqual([
    '0123456789',
    'ffffffffff',
  ])
})

test.each([
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpeg', 'jpg'],
] as const)('a %s ends in .%s', (format, extension) => {
  const [key] = KEYS as [Hash]
  expect(fileOf({ key, width: 600, format }, stemsOf([key]))).toBe(`_a/img/0123456789-600.${extension}`)
})
