import { describe, expect, test } from 'vitest'
import { leadPicture, picturesOfRecord } from '../../../../core/site/record-pictures.ts'
import { photoOf, pictureOf } from '../../../../core/view/pictures.ts'
import { picture, viewOf } from '../../../support/view.ts'

describe('a picture of the content', () => {
  test.each([
    ['words in the language', { nl: 'Ons kantoor', fr: 'Notre bureau' }, 'Notre bureau'],
    ['one text for all', 'Kantoor', 'Kantoor'],
  ])('is described by %s', async (_, alt, said) => {
    const { context } = await viewOf({}, { locale: 'fr' })
    expect(pictureOf(context, { url: 'images/a.jpg', alt }, 'article')).toEqual(picture('a', 'article', said))
  })

  test('without words is an ornament; without a file there is none', async () => {
    const { context } = await viewOf()
    expect(pictureOf(context, { url: 'images/a.jpg' }, 'banner')).toEqual(picture('a', 'banner', ''))
    expect(pictureOf(context, { url: 'images/missing.jpg' }, 'banner')).toBeUndefined()
    expect(pictureOf(context, undefined, 'banner')).toBeUndefined()
  })
})

describe('a photograph of a record', () => {
  const shown = { recipe: 'photo', fallbackAlt: () => 'Foto 1 van 3' } as const

  test('is described by its own words, else by the fallback', async () => {
    const { context } = await viewOf()
    expect(photoOf(context, { Url: 'images/a.jpg', Name: { nl: 'Keuken' } }, shown)).toEqual(
      picture('a', 'photo', 'Keuken'),
    )
    expect(photoOf(context, { Url: 'images/a.jpg' }, shown)).toEqual(picture('a', 'photo', 'Foto 1 van 3'))
    expect(photoOf(context, { Url: 'images/missing.jpg' }, shown)).toBeUndefined()
    expect(photoOf(context, undefined, shown)).toBeUndefined()
  })

  test('that stays on its host has the size that the CRM gives; a measured one keeps its own', async () => {
    const { context } = await viewOf()
    const far = 'https://crm.example/a.jpg'
    expect(photoOf(context, { Url: far, Width: 300, Height: 200 }, shown)).toEqual({
      src: far,
      width: 300,
      height: 200,
      alt: 'Foto 1 van 3',
    })
    expect(photoOf(context, { Url: far }, shown)).toEqual({ src: far, alt: 'Foto 1 van 3' })
    expect(photoOf(context, { Url: far, Width: 300 }, shown)).toEqual({
      src: far,
      width: 300,
      alt: 'Foto 1 van 3',
    })
    expect(photoOf(context, { Url: 'images/a.jpg', Width: 3, Height: 2 }, shown)).toMatchObject({
      width: 800,
      height: 600,
    })
  })

  test.each([
    ['width', { src: '/a', width: 5 }, { width: 5, height: 2 }],
    ['height', { src: '/a', height: 5 }, { width: 3, height: 5 }],
  ])('of which only the %s is measured takes the rest from the CRM', async (_, measured, size) => {
    const { context } = await viewOf({}, { pictures: { of: () => measured } })
    expect(photoOf(context, { Url: 'images/a.jpg', Width: 3, Height: 2 }, shown)).toMatchObject(size)
  })
})

describe('the pictures of a record', () => {
  const [small, large, first, second] = ['s', 'l', '1', '2'].map((Url) => ({ Url }))

  test.each([
    ['the list', { XLargePictureItems: [first, second], XLargePictureItem: large }, [first, second]],
    ['the large one', { XLargePictureItems: [], XLargePictureItem: large, SmallPictureItem: small }, [large]],
    ['the small one', { SmallPictureItem: small, SmallPicture: 'x' }, [small]],
    ['the address', { SmallPicture: 'x' }, [{ Url: 'x' }]],
    ['none', {}, []],
  ])('are %s', (_, fields, pictures) => {
    expect(picturesOfRecord(fields as object)).toEqual(pictures)
    expect(leadPicture(fields as object)).toEqual(pictures[0])
  })
})
