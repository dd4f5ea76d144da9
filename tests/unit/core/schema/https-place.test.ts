import { describe, expect, test } from 'vitest'
import { httpsPlace, requestRecipe } from '../../../../core/schema/https-place.ts'
import { sourceAddress, sourcePlace } from '../../../../core/schema/source-place.ts'
import { RECIPES } from '../../../../core/import/fetch/recipes.ts'

describe('addresses of sources', () => {
  test.each([
    ['https://crm.example/export.csv', true],
    ['https://crm.example/export?agency=4', true],
    ['http://127.0.0.1:8080/export', true],
    ['http://localhost/export', true],
    ['http://crm.example/export', false],
    ['https://user:word@crm.example/export', false],
    ['https://crm.example/export?apikey=abc', false],
    ['https://crm.example/export?access_token=abc', false],
    ['ftp://crm.example/export', false],
    ['export.csv', false],
  ])('%s: %s', (address, isGood) => {
    expect(sourceAddress.safeParse(address).success).toBe(isGood)
  })
})

describe('places of sources', () => {
  test.each(['imports/stock.csv', 'imports/*.xml', 'https://crm.example/a', 'imports/..b.csv'])(
    '%s is one',
    (place) => expect(sourcePlace.safeParse(place).error).toBeUndefined(),
  )

  test.each([
    ['/home/me/feed.xml', 'inside the folder of the site'],
    ['~/../feed.xml', 'inside the folder of the site'],
    ['..\\feed.xml', 'inside the folder of the site'],
    ['C:\\feed.xml', 'inside the folder of the site'],
    ['C:/feed.xml', 'inside the folder of the site'],
    ['c:feed.xml', 'inside the folder of the site'],
    ['imports\\feed.xml', 'with forward slashes'],
    ['ftp://crm.example/feed.xml', 'fetch the export'],
    ['file:///feed.xml', 'fetch the export'],
    ['https://', 'an https address'],
    ['http://crm.example/feed.xml', 'plain http'],
    ['https://user:word@crm.example/feed.xml', '"Authorization": { "env": "NAME" }'],
    ['https://crm.example/feed.xml?Api_Key=abc', '"query": { "Api_Key": { "env": "NAME" } }'],
  ])('%s is refused, with what to do', (place, rule) => {
    expect(sourcePlace.safeParse(place).error?.issues[0]?.message).toContain(rule)
  })
})

test('the forms that the rules of places propose are places', () => {
  const url = 'https://crm.example/feed.xml'
  for (const part of [
    { query: { Api_Key: { env: 'NAME' } } },
    { headers: { Authorization: { env: 'NAME' } } },
  ])
    expect(httpsPlace.safeParse({ url, ...part }).error).toBeUndefined()
})

describe('secrets are environment variables', () => {
  const url = 'https://crm.example/homes'
  const variable = { env: 'CRM_SECRET' }
  test.each<[string, object]>([
    ['a header', { headers: { Authorization: variable, 'X-Api-Key': variable } }],
    ['a parameter', { query: { password: variable, json: { CustomerPassword: variable } } }],
    ['the body', { body: { login: { secret: variable } } }],
    ['a token', { token: { steps: [{ url: '/token', body: { password: variable }, token: 'token' }] } }],
  ])('in %s', (_, parts) => {
    expect(httpsPlace.safeParse({ url, ...parts }).success).toBe(true)
    const written = JSON.parse(JSON.stringify(parts).replaceAll(JSON.stringify(variable), '"abc"')) as object
    expect(httpsPlace.safeParse({ url, ...written }).success).toBe(false)
  })
})

test.each(Object.entries(RECIPES))('the request of %s is one that a site could write', (_, recipe) => {
  expect(requestRecipe.safeParse(recipe).error).toBeUndefined()
})
