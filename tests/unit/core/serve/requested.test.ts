import { describe, expect, test } from 'vitest'
import { codingFor, isUnchanged, partOf } from '../../../../core/serve/requested.ts'

const VERSION = { tag: '"v1"', modified: 'Sun, 22 Nov 2026 09:15:00 GMT' }

describe('the coding that is welcome most', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, *;q=0', null],
    ['deflate', null],
    ['xbr', null],
  ])('%s -> %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding)
  })
})

describe('what the visitor has already', () => {
  test.each([
    [{}, false],
    [{ 'If-None-Match': '"v1"' }, true],
    [{ 'If-None-Match': 'W/"v1"' }, true],
    [{ 'If-None-Match': '"v0", W/"v1"' }, true],
    [{ 'If-None-Match': '*' }, true],
    [{ 'If-None-Match': '"v11"' }, false],
    [{ 'If-None-Match': 'v1' }, false],
    [{ 'If-Modified-Since': VERSION.modified }, true],
    [{ 'If-Modified-Since': 'Sun, 22 Nov 2026 09:14:59 GMT' }, false],
    // The tag says more than the second.
    [{ 'If-None-Match': '"v0"', 'If-Modified-Since': VERSION.modified }, false],
  ])('%j: %s', (headers, unchanged) => {
    expect(isUnchanged(new Headers(headers as Record<string, string>), VERSION)).toBe(unchanged)
  })
})

describe('parts of ten bytes', () => {
  const whole = { kind: 'whole' }
  const outside = { kind: 'outside' }
  const part = (start: number, end: number) => ({ kind: 'part', start, end })
  test.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-9', part(0, 9)],
    ['bytes=3-', part(3, 9)],
    ['bytes=9-99', part(9, 9)],
    ['bytes=-4', part(6, 9)],
    ['bytes=-99', part(0, 9)],
    ['bytes=10-', outside],
    ['bytes=-0', outside],
    ['bytes=5-4', whole],
    ['bytes=-', whole],
    ['bytes=0-1,3-4', whole],
    ['items=0-1', whole],
    ['bytes=0x1-2', whole],
    [`bytes=${'9'.repeat(20)}-`, whole],
  ])('%s', (range, expected) => {
    expect(partOf(new Headers({ Range: range }), 10, VERSION)).toEqual(expected)
  })

  test.each([
    ['"v1"', part(0, 1)],
    [VERSION.modified, part(0, 1)],
    ['"v0"', whole],
    ['W/"v1"', whole],
  ])('of the version %s alone', (version, expected) => {
    const headers = new Headers({ Range: 'bytes=0-1', 'If-Range': version })
    expect(partOf(headers, 10, VERSION)).toEqual(expected)
  })

  test('an empty file has none', () => {
    expect(partOf(new Headers({ Range: 'bytes=0-' }), 0, VERSION)).toEqual(outside)
  })
})
