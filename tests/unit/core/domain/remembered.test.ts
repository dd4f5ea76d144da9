import { describe, expect, test, vi } from 'vitest'
import { lazy, remembered } from '../../../../core/domain/remembered.ts'

test('what is made once is not made before it is asked for, nor again', () => {
  const make = vi.fn(() => ({}))
  const get = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledOnce()
})

describe('remembered', () => {
  test('makes the value of a text once, until it has too many', () => {
    const make = vi.fn((key: string) => key.length)
    const lengthOf = remembered(2, make)
    expect(['a', 'bb', 'a'].map(lengthOf)).toEqual([1, 2, 1])
    expect(make).toHaveBeenCalledTimes(2)
    expect(['ccc', 'a'].map(lengthOf)).toEqual([3, 1])
    expect(make).toHaveBeenCalledTimes(4)
  })
})
