import { expect, test, vi } from 'vitest'
import { once, onceEach } from '../../templates/client/once.ts'

test('what was made is kept, while it is being made as well', async () => {
  const make = vi.fn(() => Promise.resolve(7))
  const get = once(make)
  expect(await Promise.all([get(), get()])).toEqual([7, 7])
  expect(await get()).toBe(7)
  expect(make).toHaveBeenCalledOnce()
})

test('what failed is made anew by the next call', async () => {
  const make = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no net')).mockResolvedValue(7)
  const get = once(make)
  await expect(get()).rejects.toThrow('no net')
  expect(await get()).toBe(7)
  expect(make).toHaveBeenCalledTimes(2)
})

test('each address by itself', async () => {
  const load = vi.fn((href: string) =>
    href === '/a' ? Promise.resolve(href) : Promise.reject(new Error(href)),
  )
  const get = onceEach(load)
  expect(await get('/a')).toBe('/a')
  await expect(get('/b')).rejects.toThrow('/b')
  expect(await get('/a')).toBe('/a')
  await expect(get('/b')).rejects.toThrow('/b')
  expect(load.mock.calls.flat()).toEqual(['/a', '/b', '/b'])
})
