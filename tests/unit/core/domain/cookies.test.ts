import { expect, test } from 'vitest'
import { cookieNames, endingCookies, namesFitting } from '../../../../core/domain/cookies.ts'

test.each([
  ['', []],
  ['a=1', ['a']],
  ['_ga=GA1.1; _ga_ABC=GS1=2;b', ['_ga', '_ga_ABC', 'b']],
  ['=nameless; ;c=', ['c']],
])('%j holds %j', (header, names) => {
  expect(cookieNames(header)).toEqual(names)
})

test('a pattern fits its own name, or all that begin so', () => {
  const names = ['_ga', '_ga_ABC', '_gat', '_gcl_au', 'x_ga_ABC', 'session']
  expect(namesFitting(names, ['_ga', '_ga_*', '_gcl_*'])).toEqual(['_ga', '_ga_ABC', '_gcl_au'])
  expect(namesFitting(names, [])).toEqual([])
})

test.each([
  ['localhost', ['', 'localhost']],
  ['agency.be', ['', 'agency.be', 'be']],
  ['www.immo.agency.be', ['', 'www.immo.agency.be', 'immo.agency.be', 'agency.be', 'be']],
])('on %s a cookie ends at %j', (host, domains) => {
  expect(endingCookies('_ga', host)).toEqual(
    domains.map((domain) => `_ga=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`),
  )
})
