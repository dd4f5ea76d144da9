import { expect, test } from 'vitest'
import { rowLine } from '../../../../core/service/backup/format.ts'

const BYTES = [0, 255, 7]

/** Engines give bytes in different forms. */
test.each([
  ['a Buffer', Buffer.from(BYTES)],
  ['an array of bytes', Uint8Array.from(BYTES)],
  ['memory', Uint8Array.from(BYTES).buffer],
])('%s is written as base64', (_, hash) => {
  const row = { id: 'a', at: 5, hash, note: null, message: '{"type":"mail"}' }
  expect(JSON.parse(rowLine('owner', row))).toEqual({
    table: 'owner',
    row: { ...row, hash: { base64: 'AP8H' } },
  })
})

test('another object is written as it is', () => {
  const row = { about: { type: 'visit', data: [1] } }
  expect(JSON.parse(rowLine('activity', row))).toEqual({ table: 'activity', row })
})
