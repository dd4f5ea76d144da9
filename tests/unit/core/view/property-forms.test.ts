import { describe, expect, test } from 'vitest'
import type { PropertyPage } from '../../../../core/view/types.ts'
import { house, page, rental, route, withRoutes } from '../../../support/view.ts'
import { pageOf } from './property-page-of.ts'

describe('requests', () => {
  const names = (shown: PropertyPage) => shown.requests.map(({ name }) => name)
  const document = (name: string, more: object = {}) => ({ Name: { nl: name, fr: name }, ...more })

  test('are a visit, a question and a friend, each about this property', async () => {
    const shown = await pageOf(house(1))
    expect(names(shown)).toEqual(['contact-appointment', 'contact-me', 'send-to-friend'])
    for (const { hidden } of shown.requests)
      expect(hidden.find(({ name }) => name === 'property')?.value).toBe('1')
  })

  test('are without a service the same, and what is for a friend is a link that mails the page', async () => {
    const shown = await pageOf(house(1), { 'site-config/service.json': null })
    const friend = shown.requests.find(({ name }) => name === 'send-to-friend')
    expect(friend?.instead).toEqual({
      text: 'Dit verstuurt u met uw eigen mailprogramma. De link naar deze pagina staat er al in.',
      ways: [{ href: shown.share[0]?.href, label: 'Mail de link door' }],
    })
  })

  test('are for documents too, where some are sent on request', async () => {
    const Documents = [
      document('Plan', { Url: 'https://a.example/p.pdf' }),
      document('EPC'),
      document('Asbest'),
    ]
    const shown = await pageOf(house(1, { Documents }))
    expect(names(shown)).toEqual(['contact-appointment', 'contact-me', 'request-documents', 'send-to-friend'])
    expect(shown.requests[2]?.documents?.map(({ value }) => value)).toEqual(['EPC', 'Asbest'])
    const published = await pageOf(house(1, { Documents: Documents.slice(0, 1) }))
    expect(names(published)).not.toContain('request-documents')
  })
})

describe('the second action', () => {
  const FORMS = {
    ...withRoutes(route('offer'), { original: '/rental-confirmation/', path: { nl: '/nl/huren/' } }),
    ...page('offer'),
    ...page('rental-confirmation', { title: { nl: 'Huren' } }),
  }

  test.each<[string, object, object | undefined]>([
    ['an offer', house(1), { href: '/nl/offer/?property=1', label: 'Een bod doen' }],
    ['to rent', rental(1), { href: '/nl/huren/?property=1', label: 'Kandidaat-huurder worden' }],
    ['nothing to take over', house(1, { Goal: 2 }), undefined],
    ['nothing without a price', house(1, { PublishPrice: false }), undefined],
    ['nothing behind a marquee', house(1, { Marquee: 1, MarqueeName: 'Optie' }), undefined],
  ])('is %s', async (_, record, link) => {
    expect((await pageOf(record, FORMS)).decide).toEqual(link)
  })

  test('is not there where its page is not', async () => {
    expect(await pageOf(house(1))).not.toHaveProperty('decide')
    expect(await pageOf(rental(1), FORMS, 'fr')).not.toHaveProperty('decide')
  })
})
