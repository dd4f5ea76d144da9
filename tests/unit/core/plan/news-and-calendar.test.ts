/** The feeds of articles, and the calendar of open-house days. */
import { describe, expect, test } from 'vitest'
import { plannedFeeds } from '../../../support/planned-feeds.ts'
import type { PlannedFeeds } from '../../../support/planned-feeds.ts'
import { readAtom, textOf } from '../../../support/read-atom.ts'
import { readCalendar } from '../../../support/read-calendar.ts'
import { readJsonFeed } from '../../../support/read-json-feed.ts'
import { MINIMAL, plot, project } from '../../../support/site.ts'

const homes = (...records: readonly object[]) => ({ 'content/properties/all.json': records })

describe('articles', () => {
  const article = (name: string, more: object) => ({
    [`content/articles/${name}.json`]: {
      path: `/news/${name}/`,
      category: 'news',
      title: { nl: `Over ${name}`, fr: `De ${name}` },
      summary: { nl: 'Kort <b>', fr: 'Bref' },
      ...more,
    },
  })
  const files = {
    ...article('a', { createDate: '2026-01-01' }),
    ...article('b', { createDate: '2026-02-01', title: { nl: 'Alleen nl' }, category: 'news/market' }),
    ...article('c', { createDate: '2025-02-01', modifyDate: '2026-03-01' }),
    ...article('undated', {}),
    ...article('draft', { createDate: '2026-01-01', status: 'Draft' }),
    ...article('service', { category: 'services' }),
  }
  const { routes: known } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
  const own = { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/actu/{slug}/' } }
  const routes = { 'site-config/routes.json': { routes: [...known, own] } }

  test('that have a date are in the feed of their category, in each language', async () => {
    const planned = await plannedFeeds({ ...files, ...routes })
    const titles = (file: string) =>
      readAtom(planned.texts.get(file) ?? '').entries.map((entry) => textOf(entry, 'title'))
    expect(titles('nl/articles/news.xml')).toEqual(['Over c', 'Alleen nl', 'Over a'])
    expect(titles('fr/articles/news.xml')).toEqual(['De c', 'De a'])
    expect(planned.texts.has('nl/articles/services.xml')).toBe(false)
    expect(readJsonFeed(planned.texts.get('nl/articles/news.json') ?? '').problems).toEqual([])
  })

  test('have a feed with the name of the nearest page above them, or else of the first that lists them', async () => {
    const page = (path: string, title: string, more: object = {}) => ({
      [`content/pages/${title}.json`]: { path, params: { title: { nl: title }, ...more } },
    })
    const paths = ['/news/', '/news/sale/', '/services/', '/market/', '/news/sale/{slug}/', '/blog/{slug}/']
    const table = {
      routes: [...known, own, ...paths.map((original) => ({ original, path: { nl: `/nl${original}` } }))],
    }
    const lists = { modules: [{ relations: [{ type: 'category', id: 'market' }] }] }
    const { texts } = await plannedFeeds({
      'site-config/routes.json': table,
      ...page('/news/', 'Alles'),
      ...page('/news/sale/', 'Verkoop'),
      ...page('/services/', 'Diensten'),
      ...page('/market/', 'Markt', lists),
      ...article('a', { createDate: '2026-01-01' }),
      ...article('sale/b', { createDate: '2026-01-01', category: 'sale' }),
      ...article('c', { path: '/blog/c/', createDate: '2026-01-01', category: 'market' }),
    })
    const titleOf = (category: string) =>
      textOf(readAtom(texts.get(`nl/articles/${category}.xml`) ?? '').feed, 'title')
    expect(['news', 'sale', 'market'].map(titleOf)).toEqual(
      ['Alles', 'Verkoop', 'Markt'].map((title) => `${title} | Kantoor Linde`),
    )
  })
})

describe('the calendar', () => {
  const day = (more: object = {}) => ({ day: '2026-12-05', from: '10:00', to: '12:00', ...more })
  const read = ({ texts }: PlannedFeeds, locale = 'nl') => {
    const { events, problems } = readCalendar(Buffer.from(texts.get(`${locale}/open-house.ics`) ?? ''))
    expect(problems).toEqual([])
    return events
  }

  test('has the days of homes and projects that have not ended, in order', async () => {
    const planned = await plannedFeeds({
      ...homes(
        plot(1, {
          openHouse: [day({ day: '2026-12-12' }), day(), day({ day: '2026-11-01' })],
          LastChangedDate: '2026-11-02',
        }),
        plot(2, {
          openHouse: [day({ note: { nl: 'Bel; aan, of\nniet', fr: 'Sonnez' } })],
          PublishAddress: false,
          Street: 'Geheimstraat',
        }),
        plot(3, { openHouse: [day()], Status: 2 }),
        plot(4, { openHouse: [day()], draft: true }),
        plot(5, { openHouse: [day({ registration: true })], TypeDescription: { fr: 'Terrain' } }),
      ),
      'content/projects/801.json': project(801, { openHouse: [day({ from: '09:00' })] }),
    })
    expect(read(planned).map(({ summary, location, stamp }) => [summary, location, stamp])).toEqual([
      ['Opendeur: Aan het water', '9000 Gent', '20261123T000000Z'],
      ['Opendeur: Bouwgrond 1', 'Veldweg 1, 9000 Gent', '20261102T000000Z'],
      ['Opendeur: Bouwgrond 2', '9000 Gent', '20260301T000000Z'],
      ['Opendeur: Bouwgrond 1', 'Veldweg 1, 9000 Gent', '20261102T000000Z'],
    ])
    expect(read(planned)[2]?.description).toBe('Bel; aan, of\nniet\nU bent welkom zonder afspraak.')
    expect(read(planned, 'fr').map(({ description }) => description)).toContain(
      'Inscrivez-vous\u00a0: https://kantoor-linde.example/fr/a-vendre/gand/terrain/5/',
    )
    for (const text of planned.texts.values()) expect(text).not.toContain('Geheimstraat')
  })

  test('recognises the second opening of a day when the first has ended', async () => {
    const files = homes(
      plot(1, { openHouse: [day({ from: '08:30', to: '08:45' }), day({ from: '14:00', to: '16:00' })] }),
    )
    const before = read(await plannedFeeds(files, { today: '2026-12-04' }))
    const after = read(await plannedFeeds(files, { today: '2026-12-05' }))
    expect([before.length, after.length]).toEqual([2, 1])
    expect(after[0]?.uid).toBe(before[1]?.uid)
  })
})
