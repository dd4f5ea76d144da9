/** Rules of hosts for addresses of strangers. tests/hosts asks the hosts themselves. */
import { describe, expect, test } from 'vitest'
import { HOST_NAMES } from '../../../../core/domain/host-names.ts'
import { headersText } from '../../../../core/hosts/headers-file.ts'
import { cacheControl, securityHeaders } from '../../../../core/hosts/headers.ts'
import type { HostedSite } from '../../../../core/hosts/hosted-site.ts'
import { HOSTS } from '../../../../core/hosts/hosts.ts'

const SITE: HostedSite = {
  url: 'https://agency.example',
  base: '',
  defaultLocale: 'nl',
  locales: ['nl', 'fr'],
  redirects: [],
  folders: [],
  missing: { nl: '/nl/niet-gevonden/' },
  patterns: [
    { kind: 'list', locale: 'nl', path: '/nl/te-koop/pagina/{page}/' },
    { kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' },
  ],
  *answers() {
    yield ['property/7', { gone: { nl: '/nl/verkocht-gent/' } }]
    yield ['property/8', { moved: { nl: '/nl/te-koop/gent/huis/8/' } }]
  },
  headers: {
    pages: securityHeaders(),
    folders: [{ folder: '_map', headers: securityHeaders(undefined, '/_map/') }],
  },
  service: undefined,
  isCompressed: false,
}

function textOf(host: (typeof HOST_NAMES)[number], site: Partial<HostedSite> = {}): string {
  const files = HOSTS[host].files({ ...SITE, ...site })
  return files.map(({ name, parts }) => `== ${name}\n${[...parts()].join('')}`).join('')
}

const SERVED = HOST_NAMES.filter((name) => name !== 'plain' && name !== 'github-pages')

test('files with hashed names are kept for a year, and everything else is asked for again', () => {
  expect(cacheControl('/_a/site.1a2b.css')).toContain('max-age=31536000, immutable')
  for (const path of ['/nl/_a/', '/_a', '/nl/']) expect(cacheControl(path)).toContain('must-revalidate')
})

test('a rule of Cloudflare Pages takes a header of an earlier rule away before it sets its own', () => {
  const rules = [
    { path: '/*', headers: [['X-One', '1']] },
    {
      path: '/_map/*',
      headers: [
        ['X-One', '2'],
        ['X-Two', '3'],
      ],
    },
  ] as const
  expect(headersText(rules, { replaces: true })).toBe(
    '/*\n  X-One: 1\n\n/_map/*\n  ! X-One\n  X-One: 2\n  X-Two: 3\n',
  )
})

describe.each(SERVED)('%s', (host) => {
  test('has the policy of pages and that of the map', () => {
    const text = textOf(host)
    expect(text).toContain("require-trusted-types-for 'script'")
    expect(text).toContain('https://tile.openstreetmap.org')
  })

  test('leads from a former address to the new one', () => {
    expect(textOf(host, { redirects: [{ from: '/oud/', to: '/nl/nieuw/' }] })).toMatch(
      /oud[\s\S]*\/nl\/nieuw\//,
    )
  })

  test.each(['/a"b/', '/a$uri/', '/a{x}/', '/:splat/', '/a*/', "/a'b/", '/a%20b/', '/a<b/'])(
    'has no rule for the former address %s, which could mean another thing',
    (from) => {
      expect(textOf(host, { redirects: [{ from, to: '/nl/' }] })).toBe(textOf(host))
    },
  )

  test('writes no target that could be read as a variable or end its text', () => {
    const to = 'https://other.example/?a=$request_uri&b={env.HOME}&c="d"&e=%20'
    const text = textOf(host, { redirects: [{ from: '/oud/', to }] })
    expect(text).not.toMatch(/\$request_uri|\{env\.HOME\}|="d"/)
    expect(text).toMatch(/e=\\?%20/)
  })
})

const FOLDERS = [
  { folder: '/oud/', to: '/nl/nieuw/', isApart: true },
  { folder: '/nl/te-koop/archief/', to: 'https://other.example/', isApart: false },
]

test.each(SERVED)('%s leads on from a folder', (host) => {
  expect(textOf(host, { folders: FOLDERS })).toMatch(/\/?oud[\s\S]*\/nl\/nieuw\//)
})

test('only hosts that know where homes moved lead on from a folder in which homes are', () => {
  const leading = SERVED.filter((host) => textOf(host, { folders: FOLDERS }).includes('other.example'))
  expect(leading).toEqual(SERVED.filter((host) => !HOSTS[host].lacks.includes('moved')))
})

test.each(SERVED)('%s has no rule for a folder that could mean another thing', (host) => {
  const folders = [{ folder: '/a{x}/', to: '/nl/', isApart: true }]
  expect(textOf(host, { folders })).toBe(textOf(host))
})

test('a site in a folder of its host keeps the files for the root of the host beside its pages', () => {
  const names = (base: string) => HOSTS.netlify.files({ ...SITE, base }).map(({ name }) => name)
  expect(names('')).toEqual(['_headers', '_redirects'])
  expect(names('/immo')).toEqual(['.hosting/_headers', '.hosting/_redirects'])
})

test('a domain of its own is named to GitHub Pages, and a folder of github.io is not', () => {
  expect(textOf('github-pages')).toContain('== CNAME\nagency.example\n')
  expect(textOf('github-pages', { url: 'https://linde.github.io/immo', base: '/immo' })).not.toContain(
    'CNAME',
  )
})

test('requests for the service pass through hosts that can', () => {
  const service = 'https://service.example'
  const passing = HOST_NAMES.filter((host) => textOf(host, { service }).includes(service))
  expect(passing).toEqual(HOST_NAMES.filter((host) => !HOSTS[host].lacks.includes('service')))
})
