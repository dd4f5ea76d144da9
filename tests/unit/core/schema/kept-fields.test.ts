import { expect, test } from 'vitest'
import { keptFieldsIn } from '../../../../core/schema/kept-fields.ts'
import { page } from '../../../../core/schema/page.ts'
import { project } from '../../../../core/schema/project.ts'

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
