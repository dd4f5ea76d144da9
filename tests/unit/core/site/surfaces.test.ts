/** Parts of the page can have colours of their own. */
import { describe, expect, test } from 'vitest'
import { chromeSurface, edgeColour, groundOf, tintedSurface } from '../../../../core/site/surfaces.ts'
import { siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const PALETTE = { slate: '#223344', 'on-slate': '#ffffff', paper: '#fafafa', ink: '#111111' }
const siteWith = (files: SiteFiles = {}) =>
  siteOf({ 'site-config/theme.json': { colours: PALETTE }, ...files })
const DARK = { background: '#223344', text: '#ffffff' }
const LIGHT = { background: '#fafafa', text: '#111111' }

test.each([
  ['top-bar', DARK],
  ['footer', DARK],
  ['header', LIGHT],
  ['menu', LIGHT],
] as const)('the theme gives the %s its colours', async (part, surface) => {
  const site = await siteWith()
  expect(groundOf(part, site.theme.palette)).toEqual(surface)
  expect(chromeSurface(site, part)).toBeUndefined()
})

describe('a part that is configured', () => {
  const header = (colours: object) => siteWith({ 'site-config/header.json': colours })

  test('has its own background, and text that reads on it', async () => {
    expect(chromeSurface(await header({ background: '#000000' }), 'header')).toEqual({
      background: '#000000',
      text: '#fafafa',
    })
    expect(chromeSurface(await header({ background: '#ffffff' }), 'header')).toEqual({
      background: '#ffffff',
      text: '#111111',
    })
  })

  test('has its own text on the background of the theme', async () => {
    expect(chromeSurface(await header({ color: '#333333' }), 'header')).toEqual({
      background: '#fafafa',
      text: '#333333',
    })
  })

  test('has both', async () => {
    const both = { background: '#101010', color: '#eeeeee' }
    expect(chromeSurface(await header(both), 'header')).toEqual({ background: '#101010', text: '#eeeeee' })
  })
})

test('text on a tinted block reads on it', async () => {
  const { theme } = await siteWith()
  expect(tintedSurface(theme, '#000000')).toEqual({ background: '#000000', text: '#fafafa' })
  expect(tintedSurface(theme, '#eeeeee')).toEqual({ background: '#eeeeee', text: '#111111' })
})

test.each<[string, SiteFiles, string]>([
  ['the theme', {}, '#223344'],
  ['the header', { 'site-config/header.json': { background: '#010101' } }, '#010101'],
  [
    'the top bar, where it is shown',
    {
      'site-config/header.json': { background: '#010101' },
      'site-config/top-bar.json': { show: true, background: '#020202' },
    },
    '#020202',
  ],
  [
    'the header, where the top bar is not shown',
    {
      'site-config/header.json': { background: '#010101' },
      'site-config/top-bar.json': { show: false, background: '#020202' },
    },
    '#010101',
  ],
  [
    'the header, where the top bar has no colours of its own',
    { 'site-config/header.json': { background: '#010101' }, 'site-config/top-bar.json': { show: true } },
    '#010101',
  ],
])('a browser paints around the page the colour of %s', async (_, files, colour) => {
  expect(edgeColour(await siteWith(files))).toBe(colour)
})
