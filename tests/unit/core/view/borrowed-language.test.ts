/** Words that another language lends are marked with it (WCAG 2.2, 3.1.2); words of the page have no mark. */
import { expect, test } from 'vitest'
import { borrowedFrom } from '../../../../core/domain/locale.ts'
import { statusOf } from '../../../../core/view/card.ts'
import { factGroups } from '../../../../core/view/facts.ts'
import { photoOf, pictureOf } from '../../../../core/view/pictures.ts'
import { priceFor } from '../../../../core/view/price.ts'
import { project } from '../../../support/minimal-site.ts'
import { projectPage } from '../../../../core/view/project-page.ts'
import { house, properties, rulesConfig, viewOf } from '../../../support/view.ts'

const DUTCH = { nl: 'Villa' }
const BOTH = { nl: 'Villa', fr: 'Villa' }

test.each([
  ['the text of the page', BOTH, undefined],
  ['the default language', DUTCH, 'nl'],
  ['any other language', { en: 'Villa' }, 'en'],
  ['a text without a language', 'Villa', undefined],
  ['no text', undefined, undefined],
  ['a text in no language', {}, undefined],
])('%s', (_, text, lang) => {
  expect(borrowedFrom(text, 'fr', 'nl')).toBe(lang)
})

test('alternative texts of pictures', async () => {
  const view = await viewOf({}, { locale: 'fr' })
  const photo = (Name?: object) =>
    photoOf(
      view.context,
      { Url: 'images/a.jpg', ...(Name && { Name }) },
      { recipe: 'photo', fallbackAlt: () => 'Photo 1' },
    )
  expect(photo(DUTCH)).toMatchObject({ alt: 'Villa', altLang: 'nl' })
  expect(photo(BOTH)).not.toHaveProperty('altLang')
  expect(photo()).toMatchObject({ alt: 'Photo 1' })
  expect(photo()).not.toHaveProperty('altLang')
  const image = (alt: object) => pictureOf(view.context, { url: 'images/a.jpg', alt }, 'article')
  expect(image(DUTCH)).toMatchObject({ alt: 'Villa', altLang: 'nl' })
  expect(image(BOTH)).not.toHaveProperty('altLang')
})

test('types, statuses and prices', async () => {
  const option = { Marquee: 1, MarqueeName: { nl: 'Onder optie' }, MainTypeName: DUTCH }
  const files = { ...properties(house(1, option)), ...rulesConfig({ marqueeIgnoreList: [1] }) }
  const view = await viewOf(files, { locale: 'fr' })
  const linked = view.property(1)
  const general = factGroups(view.context, linked)[0]?.facts
  expect(general?.find(({ term }) => term === 'fact.type')).toEqual({
    term: 'fact.type',
    value: 'Villa',
    lang: 'nl',
  })
  expect(priceFor(view.context, linked.property)).toEqual({ text: 'Onder optie', lang: 'nl' })
  const beside = await viewOf(properties(house(1, option)), { locale: 'fr' })
  const shown = (input: typeof beside) => statusOf(input.context, input.property(1))
  expect(shown(beside)).toEqual({ label: 'Onder optie', lang: 'nl', tone: 'option' })
  expect(shown(beside.in('nl'))).not.toHaveProperty('lang')
})

test('homes of a project', async () => {
  const unit = house(1, { ProjectID: 8, VAT: 0, Marquee: 3, MarqueeName: { nl: 'Onder optie' } })
  const files = { 'content/projects/8.json': project(8), ...properties(unit) }
  const view = await viewOf(files, { locale: 'fr' })
  const [shown] = projectPage(view.context, view.project(8)).units
  expect(shown).toMatchObject({ availability: 'Onder optie', availabilityLang: 'nl' })
})
