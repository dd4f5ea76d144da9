/**
 * Fields that are accepted because exports of CRMs and content systems contain them, and that change no page. Every other
 * field of a record changes the output: tests/unit/core/schema/every-field.test.ts proves it field by field.
 */
type Kept = Readonly<Record<string, string>>

const COMPARED = 'compared with the homes of the site; the count on pages is computed'

export const KEPT_FOR_EXPORTS = {
  property: {},
  project: {
    WebID: 'the type is shown by its name, "WebIDName"',
    ProjectWebID: 'number of the project on an earlier website',
  },
  page: {
    name: 'name of the page in the content system; pages show "title"',
    sort: 'place in the list of the content system; menu.json orders the menu',
    'params.type': 'exports write it; its only value is "module"',
    'params.modules.id': 'number of the module in the content system',
  },
  article: {},
  category: { ID: 'number of the record; homes name "WebID"', CountSale: COMPARED, CountRent: COMPARED },
  city: { PropertyCount: COMPARED, CountSale: COMPARED, CountRent: COMPARED },
  image: {
    id: 'number of the picture in the content system; "url" is its file',
    filename: 'name in the content system; "url" is the file',
    originalname: 'name of the file before it was uploaded',
    mimetype: 'the format is read from the bytes of the file',
    destination: 'folder in the content system',
    createDate: 'day of the upload',
  },
  search: { 'data.countProperty': COMPARED },
  pictureItem: { ID: 'number of the picture in the CRM; "Url" is its file' },
} as const satisfies Readonly<Record<string, Kept>>
