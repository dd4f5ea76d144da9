import { expect, test } from 'vitest'
import { cardHtml } from '../../../../core/service/mail/mail-parts.ts'
import { mailTones } from '../../../../core/service/mail/mail-tones.ts'
import { propertyCard } from '../../../../core/service/mail/cards.ts'
import { SERVICE_SITE } from '../../../support/service-site.ts'

/** Outlook shows neither WebP nor AVIF. */
test.each([
  ['/a.jpg', true],
  ['/a.jpeg', true],
  ['/a.JPG', true],
  ['/a.png', true],
  ['/a.webp', false],
  ['/a.avif', false],
  ['/a.jpg.webp', false],
  [undefined, false],
])('a mail shows the picture %s: %s', (picture, isShown) => {
  const [first] = SERVICE_SITE.properties
  if (first === undefined) throw new Error('the site has no property')
  const { picture: _, ...rest } = first
  const property = picture === undefined ? rest : { ...rest, picture }
  const site = { ...SERVICE_SITE, properties: [property] }
  const card = propertyCard(first.id, { site, language: 'nl' })
  expect(card?.picture).toBe(isShown ? `${site.url}${picture}` : undefined)
})

test.each([
  ['de', 'nl', ' lang="nl"'],
  ['fr', undefined, ''],
] as const)('in %s the title of a card has the language %s', (language, titleLanguage, marked) => {
  const card = propertyCard('4127', { site: SERVICE_SITE, language })
  expect(card?.titleLanguage).toBe(titleLanguage)
  const html = card === null ? '' : String(cardHtml(card, mailTones(SERVICE_SITE.colours)))
  expect(html).toContain(`<p${marked} style=`)
})
