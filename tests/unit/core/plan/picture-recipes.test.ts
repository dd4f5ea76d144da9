import { describe, expect, test } from 'vitest'
import { sizesOf } from '../../../../core/plan/picture-recipes.ts'
import type { RecipeName } from '../../../../core/view/context.ts'

function shown(recipe: RecipeName, width: number, height: number): readonly string[] {
  return sizesOf(recipe, { width, height }).map((size) => `${size.width}x${size.height}`)
}

describe('widths are never larger than the source', () => {
  test.each([
    [1, [1]],
    [99, [99]],
    [100, [100]],
    [101, [100, 101]],
    [399, [100, 399]],
    [400, [100, 400]],
    [401, [100, 400, 401]],
    [599, [100, 400, 599]],
    [600, [100, 400, 600]],
    [601, [100, 400, 600, 601]],
    [900, [100, 400, 600, 900]],
    [1359, [100, 400, 600, 1359]],
    [1360, [100, 400, 600, 1360]],
    [1361, [100, 400, 600, 1360]],
    [4000, [100, 400, 600, 1360]],
  ])('a photo %i wide', (width, expected) => {
    expect(sizesOf('photo', { width, height: 800 }).map((size) => size.width)).toEqual(expected)
  })

  test.each<[RecipeName, number, readonly string[]]>([
    ['card', 249, ['249x166']],
    ['card', 250, ['250x167']],
    ['card', 3000, ['250x167', '400x267', '600x400', '1360x907']],
    ['banner', 599, ['599x399']],
    ['banner', 1919, ['600x400', '1919x1279']],
    ['banner', 1920, ['600x400', '1920x1280']],
    ['banner', 3000, ['600x400', '1920x1280']],
    ['bannerNarrow', 600, ['400x400']],
    ['bannerNarrow', 3000, ['600x600']],
    ['thumb', 3000, ['100x67', '400x267']],
    ['plan', 3000, ['400x267', '600x400', '1360x907']],
    ['article', 3000, ['400x267', '600x400', '1360x907']],
    ['portrait', 3000, ['100x67', '400x267', '640x427']],
  ])('%s of a source %i wide', (recipe, width, expected) => {
    expect(shown(recipe, width, Math.round((width * 2) / 3))).toEqual(expected)
  })

  test.each([
    [74, ['148x74']],
    [75, ['150x75']],
    [76, ['150x75', '152x76']],
    [124, ['150x75', '248x124']],
    [125, ['150x75', '250x125']],
    [500, ['150x75', '250x125']],
  ])('a logo %i high', (height, expected) => {
    expect(shown('logo', height * 2, height)).toEqual(expected)
    expect(shown('logoSmall', height * 2, height)).toEqual(expected.slice(0, 1))
  })
})

describe('crops keep their ratio and never enlarge', () => {
  test.each([
    [4000, 3000, '1200x630'],
    [1200, 630, '1200x630'],
    [1201, 631, '1200x630'],
    [1199, 800, '1199x629'],
    [4000, 629, '1198x629'],
    [600, 4000, '600x315'],
    [300, 300, '300x158'],
    [1, 1, '1x1'],
  ])('Open Graph of %i x %i is %s', (width, height, expected) => {
    expect(shown('og', width, height)).toEqual([expected])
  })

  test.each([
    [1024, 1024, [32, 180, 192, 512]],
    [512, 800, [32, 180, 192, 512]],
    [800, 191, [32, 180, 191]],
    [31, 31, [31]],
  ])('icons of %i x %i', (width, height, expected) => {
    expect(shown('icon', width, height)).toEqual(expected.map((side) => `${side}x${side}`))
  })
})

describe('odd shapes', () => {
  test.each<[RecipeName, number, number, readonly string[]]>([
    ['photo', 1500, 33_000, ['100x2200', '400x8800', '600x13200', '744x16368']],
    ['logo', 40_000, 100, ['16000x40']],
  ])('no side of %s from %i x %i is longer than WebP allows', (recipe, width, height, expected) => {
    expect(shown(recipe, width, height)).toEqual(expected)
  })

  test('a strip of one pixel keeps one pixel', () => {
    expect(shown('thumb', 4000, 1)).toEqual(['100x1', '400x1'])
    expect(shown('thumb', 1, 4000)).toEqual(['1x4000'])
    expect(shown('og', 4000, 1)).toEqual(['2x1'])
  })
})
