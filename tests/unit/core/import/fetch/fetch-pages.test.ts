import { describe, expect, test } from 'vitest'
import type { HttpsPlace } from '../../../../../core/schema/https-place.ts'
import { createSource, fail, json, serveSource } from './source-server.ts'
import type { Asked, Handler } from './source-server.ts'

const stock = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, owner: 'Jan' }))
const idsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => (JSON.parse(text) as { items: { id: number }[] }).items.map(({ id }) => id))

const byPage: NonNullable<HttpsPlace['pages']> = {
  send: { 'query.page': 'page', 'query.per_page': 'size' },
  size: 10,
  items: 'items',
  total: 'total',
  id: 'id',
}

/** Pages of a stock by their number. `spoil` may answer in their place. */
function pagedBy(
  spoil: (asked: Asked, page: number) => ReturnType<Handler> | undefined | false = () => false,
): Handler {
  return (asked, response) => {
    const page = Number(asked.query.get('page'))
    const size = Number(asked.query.get('per_page'))
    if (spoil(asked, page) !== false) return
    json(response, { total: 25, items: stock(25).slice((page - 1) * size, page * size) })
  }
}

async function readPages(
  handler: Handler,
  pages: HttpsPlace['pages'] = byPage,
  more: Partial<HttpsPlace> = {},
) {
  const { origin, asked } = await serveSource(handler)
  const source = createSource({ url: `${origin}/homes`, pages, ...more }, { privacy: { drop: ['Owner'] } })
  return { ...(await source.read()), source, asked, origin }
}

describe('pages', () => {
  test('by number, until the total is reached; private fields are not stored', async () => {
    const { texts, problems, asked, source } = await readPages(pagedBy())
    expect([idsOf(texts).length, problems, asked.length]).toEqual([25, [], 3])
    expect(source.everything()).not.toMatch(/owner|Jan/)
  })

  test.each<[string, HttpsPlace['pages'], (asked: Asked) => number]>([
    [
      'offset',
      { send: { 'query.skip': 'offset' }, items: 'items', total: 'total' },
      ({ query }) => Number(query.get('skip')),
    ],
    [
      'from',
      { send: { 'query.a.From': 'from', 'query.a.To': 'to' }, size: 7, items: 'items', total: 'total' },
      ({ query }) => (JSON.parse(query.get('a') ?? '') as { From: number }).From - 1,
    ],
    [
      'page from 0',
      { send: { 'query.page': 'page' }, first: 0, items: 'items', total: 'total' },
      ({ query }) => Number(query.get('page')) * 10,
    ],
  ])('by %s', async (_, pages, start) => {
    const { texts, problems } = await readPages((asked, response) => {
      const at = start(asked)
      json(response, { total: 25, items: stock(25).slice(at, at + 10) })
    }, pages)
    const ids = idsOf(texts)
    expect([problems, new Set(ids).size]).toEqual([[], 25])
  })

  test('without a total, until a page is not full', async () => {
    const { send, items } = byPage
    const { texts, asked } = await readPages(pagedBy(), { send, items, size: 10 })
    expect([idsOf(texts).length, asked.length]).toEqual([25, 3])
  })

  test('by the address of the next page in the answer, or in the header Link', async () => {
    const answer =
      (header: boolean): Handler =>
      ({ query }, response) => {
        const page = Number(query.get('p') ?? 1)
        const next = page < 3 ? `/homes?p=${page + 1}` : null
        const link = header && next !== null ? { link: `</first>; rel="first", <${next}>; rel="next"` } : {}
        json(
          response,
          { items: [{ id: page }], ...(header ? {} : { links: { next } }) },
          link as Record<string, string>,
        )
      }
    expect(idsOf((await readPages(answer(false), { items: 'items', next: 'links.next' })).texts)).toEqual([
      1, 2, 3,
    ])
    expect(idsOf((await readPages(answer(true), { items: 'items', link: true })).texts)).toEqual([1, 2, 3])
  })

  test('by a cursor, which the first request does not have', async () => {
    const { texts, asked } = await readPages(
      ({ body }, response) => {
        const after = Number(body['after'] ?? 0)
        json(response, { items: [{ id: after + 1 }], cursor: after < 2 ? after + 1 : undefined })
      },
      { send: { 'body.after': 'cursor' }, items: 'items', next: 'cursor' },
      { method: 'POST' },
    )
    expect([idsOf(texts), asked[0]?.body]).toEqual([[1, 2, 3], {}])
  })
})

describe('a series that breaks off is a failed source', () => {
  const answering =
    (value: (page: number) => unknown): Handler =>
    ({ query }, response) =>
      json(response, value(Number(query.get('page'))))
  const items = (page: number) => stock(25).slice((page - 1) * 10, page * 10)

  test.each<[string, Handler, string]>([
    [
      'a page that is an error',
      pagedByError(),
      'page 2: the server answered with status 500 (tried 2 times)',
    ],
    [
      'an empty page',
      answering((page) => ({ total: 25, items: page < 3 ? items(page) : [] })),
      'end after 20 of 25',
    ],
    [
      'a page without its list',
      answering((page) => (page < 2 ? { total: 25, items: items(page) } : {})),
      'page 2: its answer has no list "items"',
    ],
    ['a page without its total', answering((page) => ({ items: items(page) })), 'no number "total"'],
    [
      'one page for every number',
      answering(() => ({ total: 25, items: items(1) })),
      'page 2: it repeats an earlier page',
    ],
    [
      'a total that changes each time',
      answering((page) => ({ total: 25 + page, items: items(page) })),
      'the stock changed from 26 to 27 records',
    ],
    [
      'a record on two pages',
      answering((page) => ({ total: 25, items: [...items(page).slice(1), { id: 1 }] })),
      'a record is on two pages',
    ],
    [
      'more records than the total',
      answering((page) => ({ total: 15, items: items(page) })),
      'end after 20 of 15',
    ],
    [
      'a page that is HTML',
      ({ query }, response) =>
        query.get('page') === '2'
          ? void response.end('<html>')
          : json(response, { total: 25, items: items(1) }),
      'page 2: the answer is no JSON',
    ],
  ])('%s', async (_, handler, reason) => {
    const { value, problems, source } = await readPages(handler)
    expect(value).toBeNull()
    expect(problems).toMatchObject([{ code: 'AS9210' }])
    expect(problems[0]?.message).toContain(reason)
    expect(source.everything()).toBe('')
  })

  function pagedByError(): Handler {
    return ({ query }, response) =>
      query.get('page') === '2' ? fail(response, 500) : json(response, { total: 25, items: items(1) })
  }

  test('and its last good copy stays as it was', async () => {
    let isBroken = false
    const { origin } = await serveSource(({ query }, response) => {
      const page = Number(query.get('page'))
      if (isBroken && page === 3) fail(response, 404)
      else json(response, { total: 25, items: items(page) })
    })
    const source = createSource({ url: `${origin}/homes`, pages: byPage })
    const first = await source.read()
    isBroken = true
    const second = await source.read()
    expect(second.codes).toEqual(['AS9211'])
    expect(second.texts).toEqual(first.texts)
    expect(source.everything().match(/"items"/g)).toHaveLength(3)
  })

  test('a stock that changed while it was read is read again', async () => {
    let answers = 0
    const { texts, problems, source } = await readPages(({ query }, response) => {
      answers += 1
      const total = answers <= 2 ? 25 : 24
      const page = Number(query.get('page'))
      json(response, { total, items: stock(total).slice((page - 1) * 10, page * 10) })
    })
    expect([problems, idsOf(texts).length, source.waits]).toEqual([[], 24, [1000]])
  })
  test('a next page on another host', async () => {
    const { problems } = await readPages(
      (_, response) => json(response, { items: [], next: 'https://evil.example/2' }),
      {
        items: 'items',
        next: 'next',
      },
    )
    expect(problems[0]?.message).toContain(
      'its next page has another host: the host evil.example is not allowed',
    )
  })
})
