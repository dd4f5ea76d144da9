import { expect, test } from 'vitest'
import { createByteCache } from '../../../../core/serve/byte-cache.ts'

function counting(size: number) {
  const made: string[] = []
  const cache = createByteCache(800)
  const get = (key: string, bytes = size) =>
    cache.get(key, () => {
      made.push(key)
      return Promise.resolve(new Uint8Array(bytes))
    })
  return { made, get }
}

test('what was made is kept', async () => {
  const { made, get } = counting(100)
  expect(await get('a')).toBe(await get('a'))
  expect(made).toEqual(['a'])
})

test('what was not asked for longest goes, and there is never more than there is room for', async () => {
  const { made, get } = counting(100)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i', 'a', 'b']) await get(key)
  expect(made.join('')).toBe('abcdefghib')
})

test('what would drive out all others is not kept', async () => {
  const { made, get } = counting(100)
  await get('a')
  await get('large', 101)
  await get('large', 101)
  await get('a')
  expect(made).toEqual(['a', 'large', 'large'])
})

test('those who ask at once wait for the same', async () => {
  const { made, get } = counting(101)
  const [one, other] = await Promise.all([get('a'), get('a')])
  expect(one).toBe(other)
  expect(made).toEqual(['a'])
})

test('what failed is tried again', async () => {
  const cache = createByteCache(800)
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache.get('a', () => Promise.resolve(new Uint8Array(3)))).toHaveLength(3)
})
