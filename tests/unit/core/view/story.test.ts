/** A home as a story: its pictures and plans stand where the description places them, or where a heading names their room. */
import { expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { house, properties } from '../../../support/view.ts'
import { pageOf } from './property-page-of.ts'

const PHOTOS = [
  { Url: 'images/front.jpg', Name: { nl: 'Voorgevel' } },
  { Url: 'images/kitchen.jpg', Name: { nl: 'De keuken' }, Room: 'kitchen' },
  { Url: 'images/garden.jpg', Name: { nl: 'De tuin' }, Room: 'garden', Focus: 'bottom' },
]
const PLANS = [{ Url: 'images/plan.png', Name: { nl: 'Verdieping' } }]

async function told(description: string) {
  const { story, body, frame } = await pageOf(
    house(1, { Description: { nl: description }, XLargePictureItems: PHOTOS, PlanItems: PLANS }),
  )
  const parts = story?.map((part) =>
    part.kind === 'text' ? part.html : part.pictures.map(({ caption }) => caption).join(),
  )
  return { story, parts, body, description: frame.head.description }
}

test('marks place pictures, plans and rooms between the texts', async () => {
  const { parts, body, description } = await told(
    'Hal.\n\n{picture:1}\n\n{room:garden}\n\nBoven.\n\n{plan:1}',
  )
  expect(parts).toEqual(['<p>Hal.</p>', 'Voorgevel', 'De tuin', '<p>Boven.</p>', 'Verdieping'])
  expect(body).toBeUndefined()
  expect(description).not.toContain('{')
})

test('a heading that names a room is followed by its pictures, at the end of its section', async () => {
  const { parts } = await told('Hal.\n\n## Keuken en bijkeuken\n\nLicht.\n\n## Buiten\n\nGroen.')
  expect(parts?.map((part) => part.replace(/<[^>]+>|\s/g, ''))).toEqual([
    'Hal.',
    'KeukenenbijkeukenLicht.',
    'Dekeuken',
    'BuitenGroen.',
  ])
})

test('a picture that a mark places is not placed again by its room', async () => {
  const { parts } = await told('{picture:2}\n\n## Keuken\n\nLicht.')
  expect(parts?.filter((part) => part === 'De keuken')).toHaveLength(1)
})

test('a description without either is a text', async () => {
  const { story, body } = await told('Hal.\n\n## Zolder\n\nLeeg.')
  expect(story).toBeUndefined()
  expect(body).toContain('<p>Hal.</p>')
})

test('a plan is shown whole, and a photograph keeps what the agency chose in view', async () => {
  const { story } = await told('{plan:1}\n\n{picture:3}')
  expect(story?.flatMap((part) => (part.kind === 'pictures' ? part.pictures : []))).toMatchObject([
    { drawing: true },
    { focus: 'bottom' },
  ])
})

test('the agency chooses the lead picture and the order', async () => {
  const [front, kitchen, garden] = PHOTOS
  const chosen = [
    { ...front, Order: 2 },
    { ...kitchen, Order: 1 },
    { ...garden, Lead: true },
  ]
  const { pictures } = await pageOf(house(1, { XLargePictureItems: chosen }))
  expect(pictures.map(({ alt }) => alt)).toEqual(['De tuin', 'De keuken', 'Voorgevel'])
})

test('a mark that names nothing is reported, and nothing else is', async () => {
  const text = (description: string) =>
    properties(
      house(1, {
        TypeDescription: { nl: 'Huis' },
        Description: { nl: description },
        XLargePictureItems: PHOTOS,
      }),
    )
  const { marks } = await linkFiles(text('Hal.\n\n{picture:9}\n\n{room:cellar}\n\n{plan:1}\n\n{picture:2}'))
  expect(marks().filter((mark) => mark.startsWith('AS3301'))).toEqual([
    'AS3301 content/properties/all.json 9',
    'AS3301 content/properties/all.json cellar',
    'AS3301 content/properties/all.json 1',
  ])
})
