import { describe, expect, test } from 'vitest'
import { basePathOf, onHost, onSite, originOf } from '../../../../core/domain/site-address.ts'

describe.each([
  ['https://example.be', 'https://example.be', ''],
  ['https://example.be/', 'https://example.be', ''],
  ['https://example.be/immo', 'https://example.be', '/immo'],
  ['http://127.0.0.1:4321/wonen/immo', 'http://127.0.0.1:4321', '/wonen/immo'],
])('a site at %s', (url, origin, base) => {
  test('has an origin and a path', () => {
    expect([originOf(url), basePathOf(url)]).toEqual([origin, base])
  })

  test('has its pages below that path', () => {
    expect(onHost(url, '/nl/te-koop/')).toBe(`${base}/nl/te-koop/`)
    expect(onSite(base, `${base}/nl/te-koop/`)).toBe('/nl/te-koop/')
  })
})

test.each(['https://elders.example/nl/', '//elders.example/nl/', 'mailto:ann@example.be', '#top', ''])(
  'what is no address of the site stays as it is: %s',
  (address) => expect(onHost('https://example.be/immo', address)).toBe(address),
)

test.each([
  ['/immo', '/'],
  ['/immo/', '/'],
  ['/immobilien/nl/', null],
  ['/nl/', null],
  ['/', null],
])('below /immo, %s is %s', (pathname, expected) => {
  expect(onSite('/immo', pathname)).toBe(expected)
})
