/** A record stands in a language once all of its texts do; the first one that lacks is reported at its place. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, page, properties, route, withRoutes } from '../../../support/view.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const DUTCH = { nl: 'Alleen Nederlands' }

/** The field and the language of each text that lacks. */
async function lacking(files: SiteFiles): Promise<readonly string[]> {
  const { problems } = await linkFiles(files)
  return problems.flatMap(({ code, message }) => (code === 'AS3208' ? [message] : []))
}

const ARTICLE = {
  ...withRoutes({
    original: '/news/{slug}/',
    path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' },
  }),
}
const about = (params: object) => ({ ...withRoutes(route('about')), ...page('about', params) })
const news = (more: object) => ({
  ...ARTICLE,
  'content/articles/a.json': { path: '/news/a/', title: { nl: 'Open', fr: 'Ouvert' }, ...more },
})

const PROPERTY_TEXTS =
  'Lead Description Availability Kitchen Heating Roof AsbestosType Management FloodZone PlanningInformation'.split(
    ' ',
  )

test.each<[string, SiteFiles]>([
  ...PROPERTY_TEXTS.map((field): [string, SiteFiles] => [field, properties(house(1, { [field]: DUTCH }))]),
  [
    'Documents.0.Name',
    properties(house(1, { Documents: [{ Name: DUTCH, Url: 'https://a.example/a.pdf' }] })),
  ],
  [
    'Dwellings.1.Name',
    properties(
      house(1, {
        Dwellings: [
          { Name: 'A', UniqueCode: '1' },
          { Name: DUTCH, UniqueCode: '2' },
        ],
      }),
    ),
  ],
  ...['Lead', 'Description', 'Progress', 'Delivery'].map((field): [string, SiteFiles] => [
    field,
    { 'content/projects/8.json': project(8, { [field]: DUTCH }) },
  ]),
  ['Documents.0.Name', { 'content/projects/8.json': project(8, { Documents: [{ Name: DUTCH }] }) }],
  ['summary', news({ summary: DUTCH })],
  ['place', news({ place: DUTCH })],
  ['content', news({ content: DUTCH })],
  ['params.description', about({ description: DUTCH })],
  ['params.content', about({ content: DUTCH })],
  ['params.modules.1.title', about({ modules: [{ title: 'x' }, { title: DUTCH }] })],
  ['params.modules.0.description', about({ modules: [{ description: DUTCH }] })],
  ['params.modules.0.description2', about({ modules: [{ description2: DUTCH }] })],
])('%s in Dutch alone', async (field, files) => {
  expect(await lacking(files)).toEqual([expect.stringMatching(new RegExp(`fr.*${field}|${field}.*fr`))])
})

describe('no text lacks', () => {
  test.each<[string, SiteFiles]>([
    ['that is the same in all languages', properties(house(1, { Lead: 'Huis' }))],
    ['that the default language has not either', properties(house(1, { Lead: { fr: 'Maison' } }))],
    ['of a module that is not published', about({ modules: [{ title: DUTCH, status: 'Draft' }] })],
  ])('%s', async (_, files) => {
    expect(await lacking(files)).toEqual([])
  })
})
