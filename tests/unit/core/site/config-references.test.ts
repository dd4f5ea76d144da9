import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, siteConfig, withRoutes } from '../../../support/view.ts'
import { about, found } from './reported.ts'

const OFFICE = (MINIMAL['site-config/site.json'] as { offices: readonly object[] }).offices[0]
const OPEN = { openingHours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }] }

describe('the configuration', () => {
  const item = (path: string, more: object = {}) => ({
    path,
    status: 'Published',
    params: { title: 'x' },
    ...more,
  })
  const menu = (...items: readonly object[]) => ({ 'site-config/menu.json': { items } })
  const footer = (more: object) => ({ 'site-config/footer.json': { columns: [], ...more } })
  const bar = (side: string, link: object) => ({
    'site-config/top-bar.json': {
      show: true,
      [side]: [{ status: 'Published', label: 'x', link: '/gone/', ...link }],
    },
  })
  const dead = { public: true, text: { nl: '[x](/gone/)' } }

  test.each<[string, SiteFiles, readonly string[]]>([
    ['a menu item', menu(item('gone')), ['error AS3302 site-config/menu.json "gone"']],
    [
      'a menu item below another',
      menu(item('for-sale', { childMenus: [item('gone')] })),
      ['error AS3302 site-config/menu.json "gone"'],
    ],
    ['a draft of a menu', menu(item('gone', { status: 'Draft' })), []],
    [
      'a menu item that leads on',
      menu(item('any', { params: { title: 'x', redirect: true, redirectUrl: '/gone/' } })),
      ['error AS3302 site-config/menu.json "/gone/"'],
    ],
    [
      'a menu item that does not lead on',
      menu(item('gone', { params: { title: 'x', redirect: false, redirectUrl: '/for-sale/' } })),
      ['error AS3302 site-config/menu.json "gone"'],
    ],
    ['the top bar, left', bar('left', {}), ['error AS3302 site-config/top-bar.json "/gone/"']],
    ['the top bar, right', bar('right', {}), ['error AS3302 site-config/top-bar.json "/gone/"']],
    ['a draft of the top bar', bar('left', { status: 'Draft' }), []],
    [
      'a link of the footer',
      footer({ links: [{ label: 'x', path: '/gone/' }] }),
      ['error AS3302 site-config/footer.json "/gone/"'],
    ],
    [
      'a column of the footer',
      footer({ columns: [{ introText: dead }] }),
      ['error AS3302 site-config/footer.json /gone/'],
    ],
    [
      'the text of a column',
      footer({ columns: [{}, { fullText: dead }] }),
      ['error AS3302 site-config/footer.json /gone/'],
    ],
    ['a column that is not public', footer({ columns: [{ introText: { ...dead, public: false } }] }), []],
    [
      'hours of an office',
      siteConfig({ offices: [{ ...OFFICE, hours: '[x](/gone/)' }] }),
      ['error AS3302 site-config/site.json /gone/'],
    ],
    [
      'hours of an office that are written out beside its data',
      siteConfig({ offices: [{ ...OFFICE, ...OPEN, hours: { nl: 'Ma tot vr 9.00 – 18.00' } }] }),
      ['warning AS3407 site-config/site.json 9.00 – 18.00'],
    ],
    [
      'an addition to the hours of an office',
      siteConfig({ offices: [{ ...OFFICE, ...OPEN, hours: 'Gesloten van 1 tot 15 augustus' }] }),
      [],
    ],
    [
      'hours of an office without data',
      siteConfig({ offices: [{ ...OFFICE, hours: 'Ma tot vr 9.00 – 18.00' }] }),
      [],
    ],
    [
      'the consent dialog',
      { 'site-config/consent.json': { revision: 1, months: 6, mode: 'basic', policy: '/gone/' } },
      ['error AS3302 site-config/consent.json "/gone/"'],
    ],
    [
      'a redirect',
      { 'site-config/redirects.json': { redirects: [{ from: '/nl/oud/', to: '/gone/' }] } },
      ['error AS3302 site-config/redirects.json "/gone/"'],
    ],
    [
      'the address of a redirect',
      { 'site-config/redirects.json': { redirects: [{ from: '/nl/con/', to: '/for-sale/' }] } },
      ['error AS3003 site-config/redirects.json "/nl/con/"'],
    ],
    [
      'a video of the banner',
      {
        'site-config/banner.json': {
          show: true,
          type: 'video',
          video: { url: 'x.mp4', mimetype: 'video/mp4' },
        },
      },
      ['error AS3301 site-config/banner.json "x.mp4"'],
    ],
    [
      'a crumb',
      about({}, withRoutes(route('about', { breadcrumb: [{ name: 'x', path: '/gone/' }] }))),
      ['warning AS3302 site-config/routes.json "/gone/"'],
    ],
    [
      'a crumb that is not shown',
      about({}, withRoutes(route('about', { breadcrumb: [{ name: 'x', path: '/gone/', public: false }] }))),
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected)
  })

  test('a redirect is looked at in its own language', async () => {
    const only = {
      ...withRoutes({ original: '/only/', path: { nl: '/nl/enkel/' } }),
      ...page('only', { title: { nl: 'Enkel' } }),
    }
    const redirect = (from: string) => ({
      'site-config/redirects.json': { redirects: [{ from, to: '/only/' }] },
      ...only,
    })
    expect(await found(redirect('/nl/oud/'))).toEqual([])
    expect(await found(redirect('/fr/vieux/'))).toEqual([expect.stringContaining('AS3306')])
    expect(await found(redirect('/old/'))).toEqual([])
  })

  test('a video that is there', async () => {
    const banner = { show: true, type: 'video', video: { url: 'x.mp4', mimetype: 'video/mp4' } }
    expect(await found({ 'site-config/banner.json': banner, 'content/static/x.mp4': '' })).toEqual([])
  })
})
