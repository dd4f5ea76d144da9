/** The bytes of a stream of Node, whose reader may leave at any moment. */
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { webStreamOf } from '../../../../core/system/web-stream.ts'

test('gives all bytes, in their order', async () => {
  const source = Readable.from([Buffer.from('een '), Buffer.from('huis')], { objectMode: false })
  expect(await new Response(webStreamOf(source)).text()).toBe('een huis')
})

test('reads nothing before somebody asks for it', async () => {
  let reads = 0
  webStreamOf(new Readable({ read: () => void (reads += 1) }))
  await nextTurn()
  expect(reads).toBe(0)
})

test('fails as its source does', async () => {
  const source = new Readable({ read: () => source.destroy(new Error('the disk is gone')) })
  await expect(new Response(webStreamOf(source)).text()).rejects.toThrow('the disk is gone')
})

describe('a reader who leaves', () => {
  // `Readable.toWeb` throws in some of these, where only the process hears of it.
  test.each([0, 1, 2, 3])('destroys the source after %i chunks, and nothing is thrown', async (count) => {
    for (let turn = 0; turn < 50; turn++) {
      const source = new PassThrough()
      source.write('a')
      setImmediate(() => source.destroyed || source.end('b'))
      const reader = webStreamOf(source).getReader()
      for (let read = 0; read < count; read++) {
        const chunk = reader.read().catch(() => undefined)
        if (read === 0) await chunk
      }
      if (turn % 3 === 1) await Promise.resolve()
      if (turn % 3 === 2) await nextTurn()
      await reader.cancel()
      expect(source.destroyed).toBe(true)
    }
    await nextTurn()
  })
})
