import { expect, test } from 'vitest'
import { factsOf, factsOfParts } from '../../../../core/site/property-facts.ts'
import { propertyOf, siteOf } from '../../../support/linked.ts'
import { house, properties } from '../../../support/view.ts'

async function propertyWith(more: object) {
  return propertyOf(await siteOf(properties(house(1, more))), 1).property
}

test.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['plain words', { Description: { nl: 'Een mooi huis.', fr: 'Une maison.' }, Lead: 'Mooi.' }, true],
  ['a link', { Description: { nl: 'Een huis.', fr: '[Liste](/for-sale/)' } }, false],
  ['a link for all languages', { Description: '[Lijst](/for-sale/)' }, false],
  ['a certificate to come, in the text', { Description: { nl: 'EPC in aanvraag.' } }, false],
  ['a certificate to come, in the lead', { Lead: { nl: 'EPC in aanvraag.' } }, false],
])('a property that says %s is plain: %#', async (_, more, isPlain) => {
  expect(factsOf(await propertyWith(more)).isPlain).toBe(isPlain)
})

test('another record has another hash, the same one the same', async () => {
  const hash = async (more: object) => factsOf(await propertyWith(more)).hash
  expect(await hash({ Price: 1 })).toBe(await hash({ Price: 1 }))
  expect(await hash({ Price: 1 })).not.toBe(await hash({ Price: 2 }))
})

test('what an earlier process found out is taken from it, for the same record', async () => {
  const property = await propertyWith({ Description: '[x](/for-sale/)' })
  const known = { hash: factsOf(property).hash, isPlain: true }
  expect(factsOf(property, known)).toBe(known)
  expect(factsOf(await propertyWith({ Description: '[y](/for-sale/)' }), known).isPlain).toBe(false)
})

test('a record of several files is plain if each part is, and changes with each', async () => {
  const parts = [await propertyWith({ Lead: 'Mooi.' }), await propertyWith({ Lead: 'Beau.' })].map((part) =>
    factsOf(part),
  )
  const [first, second] = parts as [(typeof parts)[number], (typeof parts)[number]]
  expect(factsOfParts(parts).isPlain).toBe(true)
  expect(factsOfParts([first, { ...second, isPlain: false }]).isPlain).toBe(false)
  expect(factsOfParts([first, first]).hash).not.toBe(factsOfParts(parts).hash)
})
