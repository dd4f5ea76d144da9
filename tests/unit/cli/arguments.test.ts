import { describe, expect, test } from 'vitest'
import {
  amount,
  count,
  email,
  format,
  formName,
  listenAddress,
  moment,
  port,
  shard,
  since,
} from '../../../cli/arguments.ts'

describe.each<[string, (text: string) => unknown, readonly [string, unknown][], readonly string[]]>([
  [
    'a number of threads',
    count,
    [
      ['1', 1],
      ['64', 64],
    ],
    ['0', '65', '1.5', 'two'],
  ],
  [
    'a port',
    port,
    [
      ['1', 1],
      ['65535', 65_535],
    ],
    ['0', '65536', '80.5', 'http', '-1'],
  ],
  ['an address to listen on', listenAddress, [['127.0.0.1', '127.0.0.1']], ['', ' ']],
  ['a shard', shard, [['2/8', { index: 2, count: 8 }]], ['0/8', '9/8', '2', 'a/b']],
  [
    'an amount',
    amount,
    [
      ['0', 0],
      ['250', 250],
    ],
    ['', '1a', 'a1', '-1', '1.5', ' 1'],
  ],
  [
    'a day or a time',
    moment,
    [
      ['2026-11-23', '2026-11-23'],
      ['2026-11-23T09:00', '2026-11-23T09:00'],
    ],
    ['2026-02-30', '23-11-2026', 'today', '', '2026-11-23T25:00'],
  ],
  ['an address', email, [['an@voorbeeld.be', 'an@voorbeeld.be']], ['an', '@voorbeeld.be', '']],
  ['a form', formName, [['offer', 'offer']], ['bid', '', '__proto__']],
  [
    'a format',
    format,
    [
      ['csv', 'csv'],
      ['json', 'json'],
    ],
    ['xml', ''],
  ],
  [
    'a beginning',
    since,
    [
      ['7d', { daysAgo: 7 }],
      ['2026-11-22', { day: '2026-11-22' }],
    ],
    ['d', '7', '12345d', 'in 7d', '7days', '2026-02-30'],
  ],
])('%s', (_, parse, valid, invalid) => {
  test.each(valid)('%j is taken', (text, value) => {
    expect(parse(text)).toEqual(value)
  })

  test.each(invalid.map((text) => [text]))('%j is refused, with what it must be', (text) => {
    expect(() => parse(text)).toThrow(/^It must be /)
  })
})
