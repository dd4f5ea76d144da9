import { expect, test } from 'vitest'
import { protectionOf } from '../../../../core/paths/protected-folder.ts'

test.each([
  ['/', 'it is the root of a disk'],
  ['/home', 'it contains home folders'],
  ['/home/ann', 'it is a home folder'],
  ['/home/bob', 'it is a home folder'],
  ['/root', 'it belongs to the operating system'],
  ['/etc', 'it belongs to the operating system'],
  ['/tmp', 'it belongs to the operating system'],
  ['/home/ann/site/output', null],
  ['/tmp/site', null],
  ['/srv/agency', null],
  ['/output', null],
])('%s: %s', (folder, why) => {
  expect(protectionOf(folder, '/home/ann')).toBe(why)
})

test.each([
  ['/var/lib/site', 'it is a home folder'],
  ['/var/lib', 'it contains home folders'],
  ['/var/lib/site/output', null],
])('the home of a service user, %s: %s', (folder, why) => {
  expect(protectionOf(folder, '/var/lib/site')).toBe(why)
})
