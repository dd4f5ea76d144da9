/** The part of a picture that an agency chose is another picture to the plan, of the same file. */
import { expect, test } from 'vitest'
import { framedRef, frameOf } from '../../../../core/domain/picture-frame.ts'
import { withFramedSources } from '../../../../core/plan/framed-sources.ts'
import type { LocalPicture } from '../../../../core/plan/pictures.ts'
import type { Hash } from '../../../../core/system/hash.ts'

const CROP = { Left: 10, Top: 20, Width: 50, Height: 40 }

const PICTURE: LocalPicture = {
  ref: 'images/a.jpg',
  location: '/site/content/images/a.jpg',
  hash: 'abc' as Hash,
  width: 1000,
  height: 600,
  alpha: false,
  format: 'jpeg',
}

const framed = (ref: string) => withFramedSources([ref], new Map([['images/a.jpg', PICTURE]])).get(ref)

test.each([
  [{ crop: CROP, focus: 'top-left' as const }],
  [{ crop: CROP, focus: undefined }],
  [{ crop: undefined, focus: 'right' as const }],
])('a reference with %j is read as it was written', (frame) => {
  expect(frameOf(framedRef('images/a b#1.jpg', frame))).toEqual({ file: 'images/a b#1.jpg', ...frame })
})

test('one without a part is the picture itself', () => {
  expect(framedRef('images/a.jpg', {})).toBe('images/a.jpg')
  expect(framed('images/a.jpg')).toBe(PICTURE)
})

test('a part has its own size, place and identity', () => {
  expect(framed(framedRef('images/a.jpg', { crop: CROP }))).toMatchObject({
    ref: 'images/a.jpg',
    width: 500,
    height: 240,
    part: { of: 'abc', left: 100, top: 120 },
  })
  const other = framed(framedRef('images/a.jpg', { crop: { ...CROP, Left: 11 } })) as LocalPicture
  expect(other.hash).not.toBe((framed(framedRef('images/a.jpg', { crop: CROP })) as LocalPicture).hash)
})

test.each(['#frame=90,0,50,100;', '#frame=0,0,0,10;', '#frame=a;', '#frame=1,2,3;', '#frame=;nowhere'])(
  '%s of a hostile address cuts nothing out',
  (end) => {
    expect(frameOf(`https://cdn.example/a.jpg${end}`).crop).toBeUndefined()
  },
)

test('the smallest part lies in the picture', () => {
  const corner = framed(framedRef('images/a.jpg', { crop: { Left: 99, Top: 99, Width: 1, Height: 1 } }))
  expect(corner).toMatchObject({ width: 10, height: 6, part: { left: 990, top: 594 } })
})

test('a picture that stays on its host is shown whole', () => {
  const linked = {
    ref: 'https://cdn.example/a.jpg',
    location: null,
    url: 'https://cdn.example/a.jpg',
  } as const
  const ref = framedRef(linked.ref, { crop: CROP })
  expect(withFramedSources([ref], new Map([[linked.ref, linked]])).get(ref)).toBe(linked)
})
