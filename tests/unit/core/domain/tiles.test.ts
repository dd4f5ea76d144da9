import { describe, expect, test } from 'vitest'
import { isTileUrl, OPEN_STREET_MAP, tileHost, tileOrigins } from '../../../../core/domain/tiles.ts'

describe('an address of tiles', () => {
  test.each([
    OPEN_STREET_MAP.url,
    'https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png',
    'https://tiles.example.com:8443/a/{z}/{y}/{x}.jpg?key=A-1_b.c',
    'https://wmts.example.be/tile?layer=omw&z={z}&x={x}&y={y}',
  ])('%s', (url) => {
    expect(isTileUrl(url)).toBe(true)
  })

  test.each([
    '',
    'http://tiles.example.com/{z}/{x}/{y}.png',
    '//tiles.example.com/{z}/{x}/{y}.png',
    'javascript:alert({z}{x}{y})',
    'https://tiles.example.com/{z}/{x}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{z}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{id}.png',
    'https://{z}.example.com/{x}/{y}.png',
    'https://a{s}.example.com/{z}/{x}/{y}.png',
    'https://user@tiles.example.com/{z}/{x}/{y}.png',
    'https://localhost/{z}/{x}/{y}.png',
    "https://tiles.example.com/{z}/{x}/{y}.png;'unsafe-inline'",
    'https://tiles.example.com/{z}/{x}/{y}.png https://evil.example',
    'https://tiles.example.com\\@evil.example/{z}/{x}/{y}.png',
    'https://*.example.com/{z}/{x}/{y}.png',
  ])('is not %s', (url) => {
    expect(isTileUrl(url)).toBe(false)
  })

  test('is linear to look at', () => {
    expect(isTileUrl(`https://tiles.example.com/${'{z'.repeat(50_000)}`)).toBe(false)
  })
})

test.each([
  [OPEN_STREET_MAP.url, [], ['https://tile.openstreetmap.org'], 'tile.openstreetmap.org'],
  [
    'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
    ['a', 'b'],
    ['https://a.tiles.example.com', 'https://b.tiles.example.com'],
    'tiles.example.com',
  ],
  ['https://t.example.com:8443/{z}/{x}/{y}', [], ['https://t.example.com:8443'], 't.example.com'],
])('%s is asked for at its origins, and named by its host', (url, subdomains, origins, host) => {
  expect(tileOrigins({ url, subdomains })).toEqual(origins)
  expect(tileHost({ url })).toBe(host)
})
