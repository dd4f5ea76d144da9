import { randomBytes } from 'node:crypto'

/** One call of the system's generator takes as long for thousands of bytes as for eight. */
const POOL = 8192

/** Unpredictable bytes, each of which is given out once. A form takes five such numbers. */
export function createRandomBytes(fill: (count: number) => Buffer = randomBytes): (count: number) => Buffer {
  let pool = fill(0)
  return (count) => {
    if (count > pool.length) pool = fill(Math.max(POOL, count))
    const bytes = pool.subarray(0, count)
    pool = pool.subarray(count)
    return bytes
  }
}
