/** Texts are checked again when they, or what they are about, changed: the result is that of a first check. */
import { expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { house, properties } from '../../../support/view.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const page = (text: string) => ({
  'content/pages/privacy.json': {
    path: '/Privacy/',
    params: { title: { nl: 'Privacy' }, content: { nl: text } },
  },
})
const HOME = properties(house(7, { Price: 300_000 }))
const BEFORE: SiteFiles = { ...page('Wij wissen alles na 30 dagen.'), ...HOME }

const textCodes = (places: readonly string[]) => places.filter((place) => place.startsWith('AS340'))

async function afterEdit(edit: SiteFiles) {
  const { linked } = await linkFiles(BEFORE)
  const again = textCodes((await linkFiles({ ...BEFORE, ...edit }, undefined, linked)).places())
  expect(again).toEqual(textCodes((await linkFiles({ ...BEFORE, ...edit })).places()))
  return again.length
}

test('after a price, what was found is not looked for again', async () => {
  const { linked } = await linkFiles(BEFORE)
  const edited = { ...BEFORE, ...properties(house(7, { Price: 290_000 })) }
  const next = await linkFiles(edited, undefined, linked)
  expect(next.linked.steps.textChecks).toBe(linked.steps.textChecks)
})

test.each<[string, SiteFiles, number]>([
  ['a price', properties(house(7, { Price: 290_000 })), 1],
  ['another quantity', page('Wij wissen alles na 30 dagen, of na een week.'), 2],
  ['a word beside the glossary', page('Wij wissen alles na 30 dagen. Stuur een email.'), 2],
  ['a text without one', page('Wij wissen alles op tijd.'), 0],
  ['a page that is gone', { 'content/pages/privacy.json': null }, 0],
  ['a string', { 'site-config/strings.nl.json': { 'mail.reason': 'Na 3 dagen.' } }, 2],
])('after %s', async (_, edit, count) => {
  expect(await afterEdit(edit)).toBe(count)
})
