import { describe, expect, test } from 'vitest'
import { httpsPlace, requestRecipe, sourceAddress } from '../../../../core/schema/https-place.ts'
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
