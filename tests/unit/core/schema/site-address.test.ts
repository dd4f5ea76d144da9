import { expect, test } from 'vitest'
import { slugOf } from '../../../../core/site/slug.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'

test.each([
  ['https://example.be', true],
  ['https://example.be/', true],
  ['https://example.be/immo/', true],
  ['https://example.be/wonen/immo', true],
  ['https://example.be/im%20mo/', false],
  ['https://example.be/.hidden/', false],
  ['https://example.be/?a=1', false],
  ['https://example.be/#a', false],
  ['https://ann:secret@example.be', false],
])('the address of a site may be %s: %s', (url, isAllowed) => {
  const { success, error } = SITE_CONFIG.site.schema.shape.url.safeParse(url)
  expect(success).toBe(isAllowed)
  if (!isAllowed) expect(error?.message).toContain('https://example.be/immo')
})

test.each(['example.be', 'https://a b', 'https://[::1', '%', ''])('"%s" is no address of a site', (url) => {
  const { error } = SITE_CONFIG.site.schema.shape.url.safeParse(url)
  expect(error?.issues.map(({ message }) => message)).toEqual(['a web address that starts with https://'])
})

test('a language is listed once', () => {
  const languageUse = [true, false].map((use) => ({ code: 'nl', use }))
  const parsed = SITE_CONFIG.languages.schema.safeParse({ languageDefault: 'nl', languageUse })
  expect(parsed.error?.message).toContain('each language once')
})

test('soft hyphens and joiners do not divide the words of an address', () => {
  expect(slugOf('Heren\u00adhuis', 1)).toBe('herenhuis')
  expect(slugOf('Wo\u200dning', 1)).toBe('woning')
})
