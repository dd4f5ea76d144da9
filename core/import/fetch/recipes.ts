/**
 * Requests of services that answer in pages, by the name of their preset. The parts that `place` of a source names
 * take precedence.
 */
import type { RequestRecipe } from '../../schema/https-place.ts'

/**
 * Omnicasa: GET with the parameters as JSON; positions of records from 1, both included; one language an answer. `To` of
 * the last page is the requested end, so only `RowsCount` ends a series. A failure has the status 200.
 */
const omnicasa: RequestRecipe = {
  query: {
    json: {
      CustomerName: { env: 'OMNICASA_NAME' },
      CustomerPassword: { env: 'OMNICASA_PASSWORD' },
      LanguageId: 1,
    },
  },
  pages: {
    send: { 'query.json.Limit1': 'from', 'query.json.Limit2': 'to' },
    size: 50,
    items: 'GetPropertyListJsonResult.Value.Items',
    total: 'GetPropertyListJsonResult.Value.RowsCount',
    id: 'ID',
  },
  languages: { send: 'query.json.LanguageId', values: { nl: 1, fr: 2, en: 3, de: 4 } },
  answer: { success: 'GetPropertyListJsonResult.Success', message: 'GetPropertyListJsonResult.Message' },
}

/**
 * Whise: POST with a client token, which a marketplace token gives; `Offset` counts records. A wrong `Page` is answered
 * with an error and the default list, so `validationErrors` must be empty.
 */
const whise: RequestRecipe = {
  method: 'POST',
  body: {
    Filter: { LanguageIds: ['nl-BE', 'fr-BE', 'en-GB', 'de-DE'], ShowDetails: true },
    Sort: [{ Field: 'id', Ascending: true }],
  },
  token: {
    steps: [
      {
        url: '/token',
        body: { username: { env: 'WHISE_USERNAME' }, password: { env: 'WHISE_PASSWORD' } },
        token: 'token',
      },
      { url: '/v1/admin/clients/token', body: { ClientId: { env: 'WHISE_CLIENT_ID' } }, token: 'token' },
    ],
  },
  pages: {
    send: { 'body.Page.Limit': 'size', 'body.Page.Offset': 'offset' },
    size: 50,
    items: 'estates',
    total: 'totalCount',
    id: 'id',
  },
  answer: { success: 'isValidRequest', errors: 'validationErrors', message: 'validationErrors' },
}

export const RECIPES: Readonly<Record<string, RequestRecipe>> = { omnicasa, whise }
