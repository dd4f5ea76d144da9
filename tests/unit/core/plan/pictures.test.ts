import { describe, expect, test } from 'vitest'
import { RECIPES } from '../../../../core/plan/picture-recipes.ts'
import type { RecipeName } from '../../../../core/view/context.ts'
import { narrowJobs, planPictures } from '../../../../core/plan/pictures.ts'
import type { LocalPicture, PictureSource } from '../../../../core/plan/pictures.ts'
import { hashOf } from '../../../../core/system/hash.ts'

const SETTINGS = { quality: 80, pngFallback: false, encoder: 'sharp 1' }

function source(width: number, height: number, more: Partial<LocalPicture> = {}): LocalPicture {
  const ref = more.ref ?? 'images/a.jpg'
  return {
    ref,
    location: `/site/content/${ref}`,
    hash: hashOf(`${width}x${height}`),
    width,
    height,
    alpha: false,
    format: 'jpeg',
    ...more,
  }
}

function plan(
  uses: readonly { readonly ref: string; readonly recipe: RecipeName }[],
  sources: readonly PictureSource[],
  settings: Partial<typeof SETTINGS> = {},
) {
  return planPictures({
    uses: uses.map(({ ref, recipe }) => ({ ref, recipes: [recipe] })),
    sources: new Map(sources.map((one) => [one.ref, one])),
    settings: { ...SETTINGS, ...settings },
  })
}

function planOne(recipe: RecipeName, picture: LocalPicture, settings: Partial<typeof SETTINGS> = {}) {
  const { pictures, jobs } = plan([{ ref: picture.ref, recipe }], [picture], settings)
  const variants = jobs.get(picture.hash)?.variants ?? []
  return { picture: pictures.of(picture.ref, recipe), sizes: pictures.sizes(picture.ref, recipe), variants }
}

function widthsOf(srcset: string | undefined): readonly number[] {
  return (srcset ?? '').split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))
}

describe('what a page gets', () => {
  test('of a photo: WebP, shown whole', () => {
    const { variants } = planOne('photo', source(4000, 3000))
    expect(variants.map(({ format, crop, quality }) => [format, crop, quality])).toEqual(
      Array(4).fill(['webp', false, 80]),
    )
  })

  test('for Open Graph: a JPEG, cut', () => {
    const { variants, picture } = planOne('og', source(4000, 3000, { alpha: true }), { pngFallback: true })
    expect(variants).toMatchObject([{ format: 'jpeg', crop: true, quality: 80, width: 1200, height: 630 }])
    expect(picture).toEqual({
      src: `/${variants[0]?.file}`,
      srcset: `/${variants[0]?.file}`,
      width: 1200,
      height: 630,
    })
  })

  test('for icons: each size as PNG', () => {
    const { variants, sizes } = planOne('icon', source(1024, 1024))
    expect(sizes.map(({ width }) => width)).toEqual([32, 180, 192, 512])
    expect(sizes.every(({ src }) => /^\/_a\/img\/[0-9a-f]{10}-\d+\.png$/.test(src))).toBe(true)
    expect(variants).toHaveLength(4)
  })

  test('addresses, widths and the size of the largest', () => {
    const { picture } = planOne('photo', source(4000, 3000))
    expect(picture).toMatchObject({ type: 'image/webp', width: 1360, height: 1020 })
    expect(picture?.src).toMatch(/^\/_a\/img\/[0-9a-f]{10}-600\.webp$/)
    expect(widthsOf(picture?.srcset)).toEqual([100, 400, 600, 1360])
    expect(picture?.srcset).toContain(`${picture?.src} 600w`)
    expect(picture).not.toHaveProperty('fallback')
  })

  test.each<[RecipeName, number, number]>([
    ['banner', 1920, 600],
    ['banner', 599, 599],
    ['thumb', 1920, 400],
    ['photo', 599, 599],
    ['photo', 900, 600],
  ])('src of %s with a source %i wide is %i wide', (recipe, width, expected) => {
    expect(planOne(recipe, source(width, 700)).picture?.src).toMatch(new RegExp(`-${expected}\\.webp$`))
  })

  test('a single candidate stands without a width', () => {
    const { picture } = planOne('photo', source(80, 60))
    expect(picture?.srcset).toBe(picture?.src)
  })

  test.each([
    ['opaque', { alpha: false }, {}, false],
    ['transparent', { alpha: true }, {}, true],
    ['asked for', { alpha: false }, { pngFallback: true }, true],
  ])('PNG beside WebP: %s', (_, picture, settings, expected) => {
    const planned = planOne('card', source(500, 400, picture), settings)
    expect(widthsOf(planned.picture?.fallback?.srcset)).toEqual(expected ? [250, 400, 500] : [NaN])
    expect(planned.picture?.fallback?.src ?? '.png').toMatch(/\.png$/)
    expect(planned.variants.filter(({ format }) => format === 'png')).toHaveLength(expected ? 3 : 0)
  })

  test('a logo is WebP and PNG at both heights', () => {
    const { picture, variants } = planOne('logo', source(800, 400))
    expect(picture).toMatchObject({ type: 'image/webp', width: 250, height: 125 })
    expect(widthsOf(picture?.fallback?.srcset)).toEqual([150, 250])
    expect(variants).toHaveLength(4)
    expect(planOne('logoSmall', source(800, 400)).picture).toMatchObject({ width: 150, height: 75 })
  })

  test('a picture left on its host keeps its address', () => {
    const url = 'https://images.example.com/a.jpg'
    const known = { ref: url, location: null, url } as const
    const { pictures, jobs } = plan([{ ref: url, recipe: 'photo' }], [known])
    expect(pictures.of(url, 'photo')).toEqual({ src: url })
    expect(pictures.sizes(url, 'photo')).toEqual([])
    expect(jobs.size).toBe(0)
  })

  test('a missing picture has nothing; an unplanned use is a bug', () => {
    const { pictures } = plan([{ ref: 'images/gone.jpg', recipe: 'photo' }], [])
    expect(pictures.of('images/gone.jpg', 'photo')).toBeUndefined()
    expect(pictures.sizes('images/gone.jpg', 'photo')).toEqual([])
    expect(() => pictures.of('images/gone.jpg', 'card')).toThrow('images/gone.jpg was not planned as card')
    expect(() => pictures.of('images/other.jpg', 'photo')).toThrow()
  })
})

describe('jobs', () => {
  test('hold every address that pages get, and nothing else', () => {
    const picture = source(2000, 1500, { alpha: true })
    const uses = (Object.keys(RECIPES) as RecipeName[]).map((recipe) => ({ ref: picture.ref, recipe }))
    const { pictures, jobs } = plan(uses, [picture])
    const addresses = uses.flatMap(({ ref, recipe }) => {
      const found = pictures.of(ref, recipe)
      const sets = [found?.src, found?.srcset, found?.fallback?.src, found?.fallback?.srcset]
      return sets.flatMap((set) => (set ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
    })
    const files = [...jobs.values()].flatMap(({ variants }) => variants.map(({ file }) => `/${file}`))
    expect(new Set(addresses.filter((address) => address !== ''))).toEqual(new Set(files))
    expect(new Set(files).size).toBe(files.length)
  })

  test('recipes share what is the same', () => {
    const picture = source(2000, 1500)
    const { jobs, pictures } = plan(
      [
        { ref: picture.ref, recipe: 'photo' },
        { ref: picture.ref, recipe: 'card' },
      ],
      [picture],
    )
    expect(jobs.get(picture.hash)?.variants).toHaveLength(5)
    expect(pictures.of(picture.ref, 'photo')?.src).toBe(pictures.of(picture.ref, 'card')?.src)
  })

  test.each([
    [8, 80],
    [30, 76],
    [3, 500],
  ])('of a very narrow source, %i x %i, no file stands for two shapes', (width, height) => {
    const picture = source(width, height)
    const uses = (Object.keys(RECIPES) as RecipeName[]).map((recipe) => ({ ref: picture.ref, recipe }))
    const { jobs, pictures } = plan(uses, [picture])
    const variants = jobs.get(picture.hash)?.variants ?? []
    const shapes = new Map(
      variants.map((variant) => [`/${variant.file}`, `${variant.width}x${variant.height}`]),
    )
    for (const { ref, recipe } of uses) {
      for (const size of pictures.sizes(ref, recipe))
        expect(shapes.get(size.src)).toBe(`${size.width}x${size.height}`)
    }
    expect(widthsOf(pictures.of(picture.ref, 'logo')?.srcset)).toEqual([NaN])
  })

  test('one source under two names is made once', () => {
    const hash = hashOf('same')
    const sources = ['images/b.jpg', 'images/a.jpg'].map((ref) => source(2000, 1500, { ref, hash }))
    const { jobs } = plan(
      sources.map(({ ref }) => ({ ref, recipe: 'card' as const })),
      sources,
    )
    expect([...jobs.values()].map(({ refs, source: { ref } }) => [ref, refs])).toEqual([
      ['images/a.jpg', ['images/a.jpg', 'images/b.jpg']],
    ])
  })

  test('the order of pages does not show', () => {
    const sources = [1, 2, 3, 4, 5].map((n) => source(2000 + n, 1500, { ref: `images/${n}.jpg` }))
    const uses = sources.flatMap(({ ref }) =>
      (['photo', 'card', 'og'] as const).map((recipe) => ({ ref, recipe })),
    )
    const forwards = plan(uses, sources)
    const backwards = plan(uses.toReversed(), sources.toReversed())
    expect([...backwards.jobs]).toEqual([...forwards.jobs])
    expect([...forwards.jobs.keys()]).toEqual([...forwards.jobs.keys()].sort())
  })

  test('narrowed to what the output lacks', () => {
    const sources = [source(2000, 1500), source(90, 60, { ref: 'images/b.jpg' })]
    const uses = sources.map(({ ref }) => ({ ref, recipe: 'photo' as const }))
    const { jobs } = plan(uses, sources)
    const narrowed = narrowJobs(jobs, ({ width }) => width === 600)
    expect([...narrowed.values()].map(({ variants }) => variants.map(({ width }) => width))).toEqual([[600]])
  })
})

describe('names', () => {
  const nameOf = (picture: LocalPicture, settings: Partial<typeof SETTINGS> = {}) =>
    planOne('thumb', picture, settings).picture?.src

  test('say nothing of the name of the source', () => {
    const hidden = source(2000, 1500, {
      ref: 'images/kerkstraat-12-gent.jpg',
      location: '/home/jan/kerkstraat-12.jpg',
    })
    expect(nameOf(hidden)).toBe(nameOf(source(2000, 1500)))
  })

  test.each([
    ['the content', source(2000, 1500, { hash: hashOf('other') }), {}],
    ['the quality', source(2000, 1500), { quality: 70 }],
    ['the version of the encoder', source(2000, 1500), { encoder: 'sharp 2' }],
  ])('change with %s', (_, picture, settings) => {
    expect(nameOf(picture, settings)).not.toBe(nameOf(source(2000, 1500)))
  })

  test('of JPEG do not change with the quality of WebP', () => {
    const [one, other] = [70, 90].map(
      (quality) => planOne('og', source(2000, 1500), { quality }).picture?.src,
    )
    expect(one).toBe(other)
  })
})
