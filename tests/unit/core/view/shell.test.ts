/** The shell holds what all pages of one language share. */
import { describe, expect, test } from 'vitest'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { siteConfig } from '../../../support/view.ts'
import { ICONS, shellIn } from './shell-in.ts'

test('the least of sites has a name, a home, a menu, and its files', async () => {
  const shell = await shellIn({ 'site-config/service.json': null })
  expect(shell).toMatchObject({
    locale: 'nl',
    siteName: 'Kantoor Linde',
    wordmark: 'Kantoor Linde',
    homeHref: '/nl/',
    stylesheet: '/_a/site.css',
    printStylesheet: '/_a/print.css',
    script: '/_a/main.js',
    sprite: '/_a/icons.svg',
    ...ICONS,
    menu: [{ href: '/nl/te-koop/', label: 'Te koop', path: '/for-sale/', children: [] }],
    extraMenu: [],
    languageNames: { nl: 'Nederlands', fr: 'Français' },
    showFlags: false,
    formTexts: '/_a/form-nl.json',
  })
  expect(shell.themeColor).toMatch(/^#[0-9a-f]{6}$/i)
  for (const key of ['logo', 'savedHref', 'topBar', 'themeColorDark', 'consent', 'countsViews', 'hasService'])
    expect(shell).not.toHaveProperty(key)
})

test('a site below a path of its host names the path to its scripts', async () => {
  const shell = await shellIn(siteConfig({ url: 'https://kantoor-linde.example/vastgoed' }))
  expect(shell.basePath).toBe('/vastgoed')
  expect(await shellIn()).not.toHaveProperty('basePath')
})

test('in another language it speaks that', async () => {
  const shell = await shellIn({}, 'fr')
  expect(shell).toMatchObject({
    locale: 'fr',
    homeHref: '/fr/',
    menu: [{ label: 'À vendre' }],
    formTexts: '/_a/form-fr.json',
  })
})

test('the forms of records are described once', async () => {
  const { requests } = await shellIn()
  expect(Object.keys(requests).sort()).toEqual(
    [
      'contact-appointment',
      'contact-construction',
      'contact-me',
      'request-documents',
      'send-to-friend',
    ].sort(),
  )
  for (const [name, form] of Object.entries(requests)) expect(form.name).toBe(name)
})

describe('the colour of the browser', () => {
  test('is that of the upper edge, for light and for dark', async () => {
    const files = {
      'site-config/theme.json': { dark: 'night' },
      'site-config/themes/night.json': { colours: { slate: '#010203' } },
    }
    const shell = await shellIn(files)
    expect(shell.themeColorDark?.toLowerCase()).toBe('#010203')
    expect(shell.themeColor).not.toBe(shell.themeColorDark)
    const bar = { 'site-config/header.json': { background: '#112233' } }
    expect((await shellIn(bar)).themeColor.toLowerCase()).toBe('#112233')
  })
})

describe('views of pages are counted', () => {
  const SERVICE = { mail: { from: 'a@linde.example' } }
  test.each<[string, SiteFiles, true | undefined]>([
    ['by a service of the site', { 'site-config/service.json': SERVICE }, true],
    ['by none', { 'site-config/service.json': null }, undefined],
    [
      'not, as the site asks for it',
      { 'site-config/service.json': { ...SERVICE, statistics: false } },
      undefined,
    ],
    [
      'not, where owners log in elsewhere',
      {
        'site-config/service.json': SERVICE,
        'site-config/forms.json': { targets: { 'owner-login': 'https://forms.example/login' } },
      },
      undefined,
    ],
    [
      'by the service, though forms go elsewhere',
      {
        'site-config/service.json': SERVICE,
        'site-config/forms.json': { target: 'https://forms.example/{form}' },
      },
      true,
    ],
  ])('%s', async (_, files, counted) => {
    expect((await shellIn(files)).countsViews).toBe(counted)
  })
})

test('what is to be agreed to is asked', async () => {
  const files = {
    ...siteConfig({ analyticsId: 'G-1' }),
    'site-config/consent.json': { revision: 4, months: 6, mode: 'basic', policy: '/' },
  }
  expect((await shellIn(files)).consent).toEqual({
    href: '/_a/consent-nl.txt',
    revision: 4,
    months: 6,
    mode: 'basic',
    tags: 'G-1',
  })
})
