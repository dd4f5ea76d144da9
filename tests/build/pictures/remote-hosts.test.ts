import { describe, expect, test } from 'vitest'
import { allowedAddress } from '../../../core/network/allowed-address.ts'
import { createSite, readOf, refsOf } from './picture-site.ts'

import { image, redirect, serve, read } from './image-server.ts'

describe('hosts', () => {
  const HOSTS = [
    'images.example.com',
    'crm.example.com:8443',
    'localhost',
    '127.0.0.1:4000',
    'Upper.Example.com',
  ]
  test.each([
    ['https://images.example.com/a.jpg', true],
    ['https://images.example.com:443/a.jpg', true],
    ['https://IMAGES.example.com/a.jpg', true],
    ['https://upper.example.com/a.jpg', true],
    ['https://crm.example.com:8443/a.jpg', true],
    ['https://crm.example.com/a.jpg', false],
    ['https://images.example.com:8443/a.jpg', false],
    ['https://images.example.com.evil.test/a.jpg', false],
    ['https://evil.test/images.example.com/a.jpg', false],
    ['https://sub.images.example.com/a.jpg', false],
    ['https://images.example.com./a.jpg', false],
    ['https://images.example.com@evil.test/a.jpg', false],
    ['https://user@images.example.com/a.jpg', false],
    ['https://user:password@images.example.com/a.jpg', false],
    ['http://images.example.com/a.jpg', false],
    ['http://localhost/a.jpg', true],
    ['http://127.0.0.1:4000/a.jpg', true],
    ['http://127.0.0.1/a.jpg', false],
    ['http://2130706433:4000/a.jpg', true],
    ['http://[::1]/a.jpg', false],
    ['ftp://images.example.com/a.jpg', false],
    ['https://', false],
  ])('%s: %s', (address, allowed) => {
    expect('href' in allowedAddress(address, HOSTS)).toBe(allowed)
  })

  test('one that is not listed is never asked, and named in the hint', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': image })]
    const { problems } = await read(site, server, '/a.jpg', { hosts: [] })
    expect(problems).toMatchObject([{ code: 'AS5008', severity: 'error', at: [{ file: 'content/a.json' }] }])
    expect(problems[0]?.hint).toContain(`add "${server.host}" to remote.hosts`)
    expect((await readOf(site, refsOf(server.address('/a.jpg')))).problems).toMatchObject([
      { code: 'AS5008' },
    ])
    expect(server.asked).toEqual([])
  })

  test('also holds for pictures that stay where they are', async () => {
    const [site, server] = [await createSite(), await serve({})]
    expect((await read(site, server, '/a.jpg', { mode: 'link', hosts: [] })).problems).toMatchObject([
      { code: 'AS5008' },
    ])
  })
})

describe('redirects', () => {
  test('are followed three times', async () => {
    const chain = { '/1': redirect('/2'), '/2': redirect('3'), '/3': redirect('/a.jpg'), '/a.jpg': image }
    const [site, server] = [await createSite(), await serve({ ...chain, '/0': redirect('/1') })]
    expect((await read(site, server, '/1')).problems).toEqual([])
    expect((await read(site, server, '/0')).problems[0]?.message).toContain('more than 3 redirects')
  })

  test.each([
    ['to a host that is not listed', 'https://evil.test/a.jpg', 'the host evil.test is not allowed'],
    ['to another port', 'http://127.0.0.1:9/a.jpg', 'the host 127.0.0.1:9 is not allowed'],
    ['to a file', 'file:///etc/passwd', 'not an https address'],
    ['to nowhere', 'http://', 'no valid address'],
  ])('%s are refused', async (_, location, reason) => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': redirect(location) })]
    const { problems } = await read(site, server, '/a.jpg')
    expect(problems).toMatchObject([{ code: 'AS5009' }])
    expect(problems[0]?.message).toContain(reason)
    expect(server.asked).toEqual(['/a.jpg'])
  })

  test('that never end do end', async () => {
    const [site, server] = [await createSite(), await serve({ '/a.jpg': redirect('/a.jpg') })]
    expect((await read(site, server, '/a.jpg')).problems).toMatchObject([{ code: 'AS5009' }])
    expect(server.asked).toHaveLength(4)
  })
})
