import { expect, test } from 'vitest'
import { isPortalText, portalPaths } from '../../../../core/domain/portal.ts'

test('the portal stands under the page that owners log in on', () => {
  expect(portalPaths({ nl: '/nl/aanmelden/', fr: '/fr/connexion/' })).toEqual({
    nl: '/nl/aanmelden/portal/',
    fr: '/fr/connexion/portal/',
  })
})

test.each([
  ['portal.title', true],
  ['portals.title', false],
  ['my.portal.', false],
  ['form.portal.title', false],
])('%s is a text of the portal: %s', (key, expected) => {
  expect(isPortalText(key)).toBe(expected)
})
