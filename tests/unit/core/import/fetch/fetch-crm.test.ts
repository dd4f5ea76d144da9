/** Omnicasa and Whise as their presets read them, against servers that speak their envelopes. */
import { describe, expect, test } from 'vitest'
import { createSource, fail, json, serveSource } from './source-server.ts'
import type { Handler } from './source-server.ts'

interface Envelope {
  readonly GetPropertyListJsonResult: {
    readonly Value: { readonly Items: readonly { readonly ID: number }[] }
  }
}

interface OmnicasaRequest {
  readonly CustomerPassword: string
  readonly LanguageId: number
  readonly Limit1: number
  readonly Limit2: number
}

const OMNICASA = { OMNICASA_NAME: 'agency', OMNICASA_PASSWORD: 'hidden word' }

/** `To` is the requested end, also on the last page, and a refusal has the status 200. */
const omnicasa =
  (rows: number): Handler =>
  ({ query }, response) => {
    const request = JSON.parse(query.get('json') ?? '') as OmnicasaRequest
    const { Limit1: From, Limit2: To, LanguageId } = request
    const isKnown = request.CustomerPassword === 'hidden word'
    const Items = Array.from({ length: Math.max(Math.min(To, rows) - From + 1, 0) }, (_, index) => ({
      ID: From + index,
      Street: LanguageId === 2 ? 'Rue Haute' : 'Hoogstraat',
    }))
    const good = { Code: 0, Message: '', Success: true, Value: { From, To, RowsCount: rows, Items } }
    const bad = { Code: 600, Message: 'Wrong password hidden wor', Success: false, Value: null }
    json(response, { GetPropertyListJsonResult: isKnown ? good : bad })
  }

async function readOmnicasa(handler: Handler, env: Record<string, string> = OMNICASA) {
  const { origin, asked } = await serveSource(handler)
  const url = `${origin}/1.13/OmnicasaService.svc/GetPropertyListJson`
  const source = createSource(
    { url },
    { preset: 'omnicasa', languages: ['nl', 'fr'], privacy: { drop: ['OwnerName'] } },
  )
  return { ...(await source.read({ env })), asked, source }
}

describe('Omnicasa', () => {
  test('is read by positions, in each language of the site', async () => {
    const { value, texts, problems, asked } = await readOmnicasa(omnicasa(84))
    expect(problems).toEqual([])
    expect(value?.files.map(({ label, language }) => [label, language])).toEqual([
      ['nl-1.json', 'nl'],
      ['nl-2.json', 'nl'],
      ['fr-1.json', 'fr'],
      ['fr-2.json', 'fr'],
    ])
    const ids = texts.map((text) =>
      (JSON.parse(text) as Envelope).GetPropertyListJsonResult.Value.Items.map(({ ID }) => ID),
    )
    expect(ids.map((each) => [each[0], each.at(-1)])).toEqual([
      [1, 50],
      [51, 84],
      [1, 50],
      [51, 84],
    ])
    expect(texts[2]).toContain('Rue Haute')
    const limits = asked.map(({ query }) => JSON.parse(query.get('json') ?? '') as OmnicasaRequest)
    expect(limits.map(({ Limit1, Limit2 }) => [Limit1, Limit2])).toEqual([
      [1, 50],
      [51, 100],
      [1, 50],
      [51, 100],
    ])
  })

  test('that refuses with the status 200 has failed, and its message shows no password', async () => {
    const { value, problems } = await readOmnicasa(omnicasa(84), {
      ...OMNICASA,
      OMNICASA_PASSWORD: 'hidden wor',
    })
    expect(value).toBeNull()
    expect(problems[0]?.message).toBe(
      'the source "crm" could not be fetched: page 1: the server refuses the request: Wrong password ***',
    )
  })

  test('that breaks off in its second language has failed', async () => {
    const whole = omnicasa(84)
    const { value, problems } = await readOmnicasa((asked, response, turn) =>
      turn === 4 ? fail(response, 404) : whole(asked, response, turn),
    )
    expect([value, problems[0]?.message]).toEqual([
      null,
      expect.stringContaining('page 2: the server answered with status 404'),
    ])
  })

  test('without its variables names both', async () => {
    const { problems } = await readOmnicasa(omnicasa(1), {})
    expect(problems.map(({ message }) => message)).toEqual([
      'the source "crm" needs the environment variable OMNICASA_NAME, which is not set',
      'the source "crm" needs the environment variable OMNICASA_PASSWORD, which is not set',
    ])
  })
})

const WHISE = {
  WHISE_USERNAME: 'site@agency.example',
  WHISE_PASSWORD: 'hidden word',
  WHISE_CLIENT_ID: '1234',
}

interface WhiseOptions {
  readonly count: number
  /** Requests after which a client token is refused. */
  readonly lasts?: number
  readonly expires?: number
  readonly errors?: readonly object[]
}

/** A marketplace token gives a client token, which gives estates; absent values are left out. */
function whise({ count, lasts = 1000, expires, errors = [] }: WhiseOptions): Handler {
  let [given, used] = [0, 0]
  const claims =
    expires === undefined ? '' : Buffer.from(JSON.stringify({ exp: expires })).toString('base64url')
  return ({ path, body, headers }, response) => {
    const bearer = headers.authorization ?? ''
    if (path === '/token')
      return body['password'] === 'hidden word' ? json(response, { token: 'market' }) : fail(response, 401)
    if (path === '/v1/admin/clients/token') {
      if (bearer !== 'Bearer market' || body['ClientId'] !== '1234') return fail(response, 401)
      given += 1
      used = 0
      return json(response, { token: `client${given}.${claims}.x` })
    }
    used += 1
    if (bearer !== `Bearer client${given}.${claims}.x` || used > lasts) return fail(response, 401)
    const { Limit, Offset } = body['Page'] as { Limit: number; Offset: number }
    const estates = Array.from({ length: Math.max(Math.min(Limit, count - Offset), 0) }, (_, index) => ({
      id: Offset + index + 1,
      client: 'owner',
    }))
    json(response, { estates, totalCount: count, isValidRequest: true, validationErrors: errors })
  }
}

async function readWhise(options: WhiseOptions, env: Record<string, string> = WHISE) {
  const { origin, asked } = await serveSource(whise(options))
  const place = { url: `${origin}/v1/estates/list`, body: { Filter: { OfficeIds: [7] } } }
  const source = createSource(place, { preset: 'whise', privacy: { drop: ['client'] } })
  const read = await source.read({ env })
  const tokens = asked.filter(({ path }) => path === '/v1/admin/clients/token').length
  return { ...read, asked, source, tokens }
}

describe('Whise', () => {
  test('is read by posts, with a token of two steps; no secret and no private field is stored', async () => {
    const { texts, problems, asked, source, tokens } = await readWhise({ count: 120 })
    expect(problems).toEqual([])
    const estates = texts.flatMap((text) => (JSON.parse(text) as { estates: { id: number }[] }).estates)
    expect(estates.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(tokens).toBe(1)
    expect(asked.slice(2).map(({ method, body }) => [method, body['Page']])).toEqual([
      ['POST', { Limit: 50, Offset: 0 }],
      ['POST', { Limit: 50, Offset: 50 }],
      ['POST', { Limit: 50, Offset: 100 }],
    ])
    expect(asked[2]?.body['Filter']).toMatchObject({
      OfficeIds: [7],
      LanguageIds: expect.arrayContaining(['nl-BE']),
    })
    expect(source.everything()).not.toMatch(/hidden word|market|client\d|owner/)
  })

  test('a token that is refused is renewed', async () => {
    const { problems, tokens } = await readWhise({ count: 120, lasts: 2 })
    expect([problems, tokens]).toEqual([[], 2])
  })

  test('a token that ends is renewed before it does', async () => {
    const now = Date.UTC(2026, 10, 24) / 1000
    expect((await readWhise({ count: 120, expires: now + 59 })).tokens).toBe(3)
    expect((await readWhise({ count: 120, expires: now + 3600 })).tokens).toBe(1)
  })

  test('a token that is always refused fails, with the step', async () => {
    expect((await readWhise({ count: 10, lasts: 0 })).problems[0]?.message).toContain('status 401')
    const { problems } = await readWhise({ count: 10 }, { ...WHISE, WHISE_PASSWORD: 'wrong word' })
    expect(problems[0]?.message).toContain(
      'page 1: step 1 of its token failed: the server answered with status 401',
    )
  })

  test('a request that is valid and has errors has failed: its list is the default one', async () => {
    const errors = [{ message: 'Page is not an object', code: 12 }]
    const { value, problems } = await readWhise({ count: 10, errors })
    expect([value, problems[0]?.message]).toEqual([null, expect.stringContaining('Page is not an object')])
  })
})
