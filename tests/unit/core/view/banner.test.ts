/** The banner is the top of a content page. */
import { describe, expect, test } from 'vitest'
import { bannerOf } from '../../../../core/view/banner.ts'
import { project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, page, picture, properties, viewOf } from '../../../support/view.ts'
import { FILES, homeWith } from './banner-of.ts'

const VIDEO = { url: 'film.mp4', mimetype: 'video/mp4' }

async function bannerIn(params: object, files: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl') {
  const view = await viewOf({ ...FILES, ...page('about', params), ...files }, { locale })
  return bannerOf(view.context, view.page('/about/'))
}

async function homeBanner(banner: object, files: SiteFiles = {}) {
  const view = await viewOf({ ...FILES, 'site-config/banner.json': banner, ...files })
  return bannerOf(view.context, view.page('/'))
}

const image = (name: string) => ({
  kind: 'image',
  picture: { ...picture(name, 'banner', ''), narrow: `/_a/img/${name}-bannerNarrow.webp` },
})

const PICTURES = { XLargePictureItems: [{ Url: 'images/a.jpg' }] }
const shown = (id: number, fields: object = {}) => house(id, { ...PICTURES, ...fields })

describe('a page has a banner', () => {
  test.each<[string, object, boolean]>([
    ['of its own type', { bannerType: 'image', image: 'images/a.jpg' }, true],
    ['as it asks for one', { showBanner: true, image: 'images/a.jpg' }, true],
    ['not, as it asks for none', { showBanner: false, bannerType: 'image', image: 'images/a.jpg' }, false],
    ['not, as it says nothing', { image: 'images/a.jpg' }, false],
    ['not, as there is nothing to show', { showBanner: true }, false],
    ['not, as the picture is missing', { showBanner: true, image: 'images/missing.jpg' }, false],
  ])('%s', async (_, params, isShown) => {
    const banner = await bannerIn(params)
    if (isShown) expect(banner).toEqual(image('a'))
    else expect(banner).toBeUndefined()
  })

  test('by the configuration at home, and nowhere else', async () => {
    const banner = { show: true, type: 'image', image: 'images/a.jpg' }
    expect(await homeBanner(banner)).toEqual(image('a'))
    expect(await homeBanner({ ...banner, show: false })).toBeUndefined()
    expect(await homeBanner(banner, homeWith({ showBanner: false }))).toBeUndefined()
    expect(await bannerIn({}, { 'site-config/banner.json': banner })).toBeUndefined()
    expect(await bannerIn({ showBanner: true }, { 'site-config/banner.json': banner })).toEqual(image('a'))
  })
})

describe('a banner', () => {
  test('of a colour is a class', async () => {
    expect(await bannerIn({ bannerType: 'color', color: '#AABBCC' })).toEqual({
      kind: 'color',
      className: 'on-aabbcc',
    })
    expect(await bannerIn({ bannerType: 'color', image: 'images/a.jpg' })).toEqual(image('a'))
  })

  test('of several pictures shows those that are there', async () => {
    const gallery = ['images/a.jpg', 'images/missing.jpg', 'images/b.jpg']
    expect(await bannerIn({ bannerType: 'gallery', gallery })).toEqual({
      kind: 'gallery',
      pictures: [image('a').picture, image('b').picture],
    })
    const none = { bannerType: 'gallery', gallery: ['images/missing.jpg'], image: 'images/c.jpg' }
    expect(await bannerIn(none)).toEqual(image('c'))
    expect(await bannerIn({ bannerType: 'gallery', image: 'images/c.jpg' })).toEqual(image('c'))
  })

  test('of a video has a picture before it, and is that picture where there is no video', async () => {
    const film = { kind: 'video', src: '/film.mp4', type: 'video/mp4' }
    expect(await bannerIn({ bannerType: 'video', video: VIDEO })).toEqual(film)
    expect(await bannerIn({ bannerType: 'video', video: VIDEO, image: 'images/a.jpg' })).toEqual({
      ...film,
      poster: image('a').picture,
    })
    expect(await bannerIn({ bannerType: 'video', image: 'images/a.jpg' })).toEqual(image('a'))
    expect(await bannerIn({ bannerType: 'image', video: VIDEO, image: 'images/a.jpg' })).toEqual(image('a'))
  })

  test('that stays on another host has no cut of its own', async () => {
    const far = 'https://images.example/a.jpg'
    expect(await bannerIn({ bannerType: 'image', image: far })).toEqual({
      kind: 'image',
      picture: { src: far, alt: '' },
    })
  })

  test('takes from the configuration what the page does not say', async () => {
    const configured = {
      show: true,
      type: 'gallery',
      image: 'images/c.jpg',
      color: '#112233',
      gallery: ['images/d.jpg'],
      video: VIDEO,
    }
    const files = { 'site-config/banner.json': configured }
    expect(await bannerIn({ showBanner: true }, files)).toMatchObject({
      kind: 'gallery',
      pictures: [image('d').picture],
    })
    expect(await bannerIn({ bannerType: 'image' }, files)).toEqual(image('c'))
    expect(await bannerIn({ bannerType: 'image', image: 'images/a.jpg' }, files)).toEqual(image('a'))
    expect(await bannerIn({ bannerType: 'color' }, files)).toEqual({ kind: 'color', className: 'on-112233' })
    expect(await bannerIn({ bannerType: 'color', color: '#445566' }, files)).toEqual({
      kind: 'color',
      className: 'on-445566',
    })
    expect(await bannerIn({ bannerType: 'gallery', gallery: ['images/a.jpg'] }, files)).toMatchObject({
      pictures: [image('a').picture],
    })
    expect(await bannerIn({ bannerType: 'video' }, files)).toMatchObject({
      kind: 'video',
      poster: image('c').picture,
    })
  })

  test.each<[string, object, number | undefined]>([
    ['a gallery', { bannerType: 'gallery', gallery: ['images/a.jpg'] }, 6],
    ['cards', { bannerType: 'properties' }, 6],
    ['a picture', { bannerType: 'image', image: 'images/a.jpg' }, undefined],
    ['a colour', { bannerType: 'color', color: '#112233' }, undefined],
  ])('moves on by itself, if it is configured to: %s', async (_, params, autoplay) => {
    const files = {
      ...properties(shown(1)),
      'site-config/banner.json': { show: true, type: 'image', autoplay: 6 },
    }
    expect(((await bannerIn(params, files)) as { autoplay?: number }).autoplay).toBe(autoplay)
    const still = await bannerIn(params, properties(shown(1)))
    expect(still).not.toHaveProperty('autoplay')
  })
})

describe('a banner of stock', () => {
  const STOCK = properties(
    ...[1, 2, 3, 4, 5].map((id) => shown(id, { CreatedDate: `2026-01-0${id}` })),
    shown(6, { CreatedDate: '2026-01-09', Status: 2 }),
    shown(7, { CreatedDate: '2026-01-08', TypeDescription: { nl: 'Alleen hier' } }),
    house(10, { CreatedDate: '2026-01-10' }),
  )
  const PROJECTS = {
    'content/projects/all.json': [
      project(8, PICTURES),
      project(9, { ...PICTURES, TypeDescription: { nl: 'Alleen hier' } }),
      project(11),
    ],
  }
  const ids = async (locale: 'nl' | 'fr') => {
    const banner = await bannerIn({ bannerType: 'properties' }, STOCK, locale)
    return banner?.kind === 'cards' ? banner.cards.map(({ id }) => id) : []
  }

  test('shows the four newest homes for sale that are free and have a picture', async () => {
    expect(await ids('nl')).toEqual([7, 5, 4, 3])
    expect(await ids('fr')).toEqual([5, 4, 3, 2])
  })

  test('shows the projects of the language that have a picture', async () => {
    expect(await bannerIn({ bannerType: 'projects' }, PROJECTS)).toMatchObject({
      kind: 'cards',
      cards: [{ title: 'Aan het water' }, { title: 'Alleen hier' }],
    })
    expect(await bannerIn({ bannerType: 'projects' }, PROJECTS, 'fr')).toMatchObject({
      cards: [{ title: 'Au bord de l’eau' }],
    })
  })

  test('is the picture, where there is no stock with a picture', async () => {
    expect(await bannerIn({ bannerType: 'properties', image: 'images/a.jpg' })).toEqual(image('a'))
    expect(await bannerIn({ bannerType: 'projects', image: 'images/a.jpg' })).toEqual(image('a'))
    expect(await bannerIn({ bannerType: 'projects', image: 'images/a.jpg' }, STOCK)).toEqual(image('a'))
    const bare = properties(house(1))
    expect(await bannerIn({ bannerType: 'properties', image: 'images/a.jpg' }, bare)).toEqual(image('a'))
    expect(await bannerIn({ bannerType: 'properties' })).toBeUndefined()
  })
})
