import { describe, expect, test } from 'vitest'
import { isAllowedHost, isSameOrigin } from '../../../../core/dev/same-machine.ts'

describe('names under which dev answers', () => {
  test.each<[string | undefined, string | null, boolean]>([
    ['localhost', null, true],
    ['localhost:4321', null, true],
    ['LOCALHOST:4321', null, true],
    ['site.localhost:4321', null, true],
    ['127.0.0.1:4321', null, true],
    ['[::1]:4321', null, true],
    ['192.168.1.20:4321', null, true],
    // The owner of the domain could resolve it to this machine.
    ['evil.example', null, false],
    ['evil.example:4321', null, false],
    ['localhost.evil.example', null, false],
    ['127.0.0.1.evil.example', null, false],
    ['evillocalhost', null, false],
    ['', null, false],
    [undefined, null, false],
    ['desk.lan:4321', 'desk.lan', true],
    ['desk.lan:4321', null, false],
    ['other.lan:4321', 'desk.lan', false],
  ])('%s, beside %s: %s', (header, named, allowed) => {
    expect(isAllowedHost(header, named)).toBe(allowed)
  })
})

describe('requests of other sites', () => {
  const HOST = { host: '127.0.0.1:4321' }
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'http://127.0.0.1:4321' }, true],
    [{ origin: 'http://127.0.0.1:3000' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    // A request without an origin is not from a browser.
    [{}, true],
  ])('%j: %s', (headers, same) => {
    expect(isSameOrigin(new Headers({ ...HOST, ...headers } as Record<string, string>))).toBe(same)
  })
})
