import { expect, test } from 'vitest'
import { RECORD_SCHEMAS } from '../../../../core/build/sources/source-kinds.ts'
import { KEPT_FOR_EXPORTS } from '../../../../core/schema/kept-for-exports.ts'
import { keptFieldsIn } from '../../../../core/schema/kept-fields.ts'
import { page } from '../../../../core/schema/page.ts'
import { project } from '../../../../core/schema/project.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { ARTICLES, CATEGORIES, CITIES, PAGES, PROJECTS, PROPERTIES } from './full-site.ts'
import { SETTINGS } from './full-settings.ts'

const pathsOf = (found: ReturnType<typeof keptFieldsIn>) => found.map(({ path }) => path.join('.'))

test('fields that are kept for exports are found in pictures and lists as well', () => {
  const image = { url: 'a.jpg', mimetype: 'image/jpeg', alt: { nl: 'Kaai' } }
  const modules = [{ title: 'A' }, { id: 3, images: ['b.jpg', image] }]
  const data = { path: '/', id: 4, name: 'Home', sort: null, params: { title: 'Home', image, modules } }
  expect(pathsOf(keptFieldsIn(page, data))).toEqual([
    'name',
    'params.image.mimetype',
    'params.modules.1.id',
    'params.modules.1.images.1.mimetype',
  ])
})

test('a picture of a record has its own, and data that do not match the schema have none', () => {
  const picture = { Url: 'a.jpg', ID: 7 }
  expect(pathsOf(keptFieldsIn(project, { ID: 8, WebID: 1, XLargePictureItems: [picture] }))).toEqual([
    'WebID',
    'XLargePictureItems.0.ID',
  ])
  expect(keptFieldsIn(project, ['WebID', null, 3])).toEqual([])
})

const RECORDS = {
  property: PROPERTIES,
  project: PROJECTS,
  page: PAGES,
  article: ARTICLES,
  category: CATEGORIES,
  city: CITIES,
}

const { image: KEPT_OF_IMAGE, pictureItem: KEPT_OF_ITEM, ...KEPT_OF_FILES } = KEPT_FOR_EXPORTS

/** The data with every kept field in every picture, which is an object with an address. */
function withKept(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withKept)
  if (typeof data !== 'object' || data === null) return data
  const inner = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withKept(value)]))
  const { url, Url = url } = inner
  if ('Width' in inner && Url !== undefined) return { ...inner, ID: 3 }
  const isImage = typeof Url === 'string' && Url.startsWith('images/')
  return isImage
    ? { ...inner, ...Object.fromEntries(Object.keys(KEPT_OF_IMAGE).map((key) => [key, 'x'])) }
    : inner
}

test.each([
  ...Object.entries(RECORDS).map(([kind, data]) => ({
    kind,
    schema: RECORD_SCHEMAS[kind as keyof typeof RECORDS],
    data,
  })),
  ...Object.entries(SETTINGS).map(([kind, data]) => ({
    kind,
    schema: SITE_CONFIG[kind as keyof typeof SETTINGS].schema,
    data: [data],
  })),
])('each kept field of $kind is found wherever it stands', ({ kind, schema, data }) => {
  const found = data.flatMap((each) => keptFieldsIn(schema, withKept(each)))
  const written = JSON.stringify(data.map(withKept))
  const own = Object.keys(KEPT_OF_FILES[kind as keyof typeof KEPT_OF_FILES] ?? {})
  for (const field of own) expect(found.map((each) => each.field)).toContain(field)
  const images = written.split('"originalname"').length - 1
  for (const field of Object.keys(KEPT_OF_IMAGE))
    expect(
      found.filter((each) => each.field === field && each.reason === KEPT_OF_IMAGE[field as 'id']),
    ).toHaveLength(images)
  // A part of a picture has a width in per cent, and no address.
  const items = written.split(/"Width":\d{3,}/).length - 1
  expect(found.filter(({ reason }) => reason === KEPT_OF_ITEM.ID)).toHaveLength(items)
})
