/** Why a server does not listen. */
import { expect, test } from 'vitest'
import { listenProblem } from '../../../cli/listening.ts'

const errorOf = (code: string) => Object.assign(new Error(code), { code })
const wished = { port: 80, host: 'x'.repeat(300) }

test.each([
  ['EADDRINUSE', 'AS7010', '80'],
  ['EACCES', 'AS7004', 'port 80'],
  ['EADDRNOTAVAIL', 'AS7004', 'not an address of this machine'],
  ['ENOTFOUND', 'AS7004', 'not an address of this machine'],
  // A name of a host that is too long, or has characters that no host has.
  ['EINVAL', 'AS7004', 'not an address of this machine'],
])('%s is %s', (code, expected, text) => {
  const found = listenProblem(errorOf(code), wished)
  expect([found.code, found.message]).toEqual([expected, expect.stringContaining(text)])
})

test('another error is a bug', () => {
  const bug = new TypeError('x')
  expect(() => listenProblem(bug, wished)).toThrow(bug)
})
