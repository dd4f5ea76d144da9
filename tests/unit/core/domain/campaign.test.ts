import { describe, expect, test } from 'vitest'
import { addressForTags, campaignOf, keptCampaign } from '../../../../core/domain/campaign.ts'

const of = (query: string) => campaignOf(new URLSearchParams(query))

describe('the campaign of an address', () => {
  test.each<[string, object | undefined]>([
    ['', undefined],
    ['?city=Gent|9000', undefined],
    ['?utm_source=nieuwsbrief', { utm_source: 'nieuwsbrief' }],
    [
      '?utm_source=Été%20à%20Liège&utm_medium=e-mail&gclid=x&utm_other=1',
      { utm_source: 'Été à Liège', utm_medium: 'e-mail' },
    ],
    ['?utm_source=%3Cscript%3E', undefined],
    ['?utm_source=%00', undefined],
    ['?utm_source=', undefined],
    [`?utm_source=${'a'.repeat(100)}`, { utm_source: 'a'.repeat(100) }],
    [`?utm_source=${'a'.repeat(101)}`, undefined],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
  ])('%j is %j', (query, campaign) => {
    expect(of(query)).toEqual(campaign)
  })
})

describe('what was kept', () => {
  test('is read again', () => {
    const campaign = of('?utm_source=nieuwsbrief&utm_term=huis')
    expect(keptCampaign(JSON.stringify(campaign))).toEqual(campaign)
  })

  test.each([null, '', 'x', 'null', '7', '[]', '["utm_source"]', '{"utm_source":7}', '{"utm_source":"<b>"}'])(
    '%j is none',
    (text) => {
      expect(keptCampaign(text)).toBeUndefined()
    },
  )

  test('takes no property that anything has', () => {
    expect(keptCampaign('{"__proto__":{"utm_source":"x"},"constructor":"y"}')).toBeUndefined()
  })
})

test.each([
  ['', ''],
  ['https://a.be/nl/?token=1&mail=x@y.be#z', 'https://a.be/nl/'],
  ['https://a.be/nl/?city=Gent|9000&utm_source=x&gclid=Cj-1', 'https://a.be/nl/?utm_source=x&gclid=Cj-1'],
])('of %j tags are told %j', (href, told) => {
  expect(addressForTags(href)).toBe(told)
})
