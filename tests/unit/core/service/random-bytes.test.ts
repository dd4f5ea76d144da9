import { expect, test } from 'vitest'
import { createRandomBytes } from '../../../../core/service/random-bytes.ts'

test('no byte is given out twice, and large requests are met', () => {
  let last = 0
  const random = createRandomBytes((count) => {
    const numbers = Buffer.alloc(count)
    for (let index = 0; index + 4 <= count; index += 4) numbers.writeUInt32BE(last++, index)
    return numbers
  })
  const given = Array.from({ length: 5000 }, () => random(8).toString('hex'))
  expect(new Set(given).size).toBe(5000)
  expect([random(0).length, random(20_000).length, random(8).length]).toEqual([0, 20_000, 8])
})
