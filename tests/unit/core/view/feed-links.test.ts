/** The links from pages to feeds and to the calendar. */
import { describe, expect, test } from 'vitest'
import { articlePage } from '../../../../core/view/article-page.ts'
import { contentPage } from '../../../../core/view/content-page.ts'
import { projectPage } from '../../../../core/view/project-page.ts'
import { propertyPage } from '../../../../core/view/property-page.ts'
import { plot, project } from '../../../support/site.ts'
import { page, route, viewOf, withRoutes } from '../../../support/view.ts'

const CALENDAR = { type: 'text/calendar', href: '/nl/open-house.ics', title: 'Opendeur' }

function feeds(place: string, title: string) {
  return [
    { type: 'application/atom+xml', href: `${place}.xml`, title },
    { type: 'application/feed+json', href: `${place}.json`, title },
  ]
}

async function listLinks(scope: string, files: object) {
  const { context, page: pageAt, lists, list } = await viewOf({ ...files })
  const shown = contentPage(context, {
    linked: pageAt('/for-sale/'),
    series: lists,
    listing: list('sale', scope),
  })
  return shown.frame.head.feeds
}

describe('a list', () => {
  const files = { 'content/properties/all.json': [plot(1)] }
  test.each([
    ['all', [...feeds('/nl/te-koop', 'Te koop'), CALENDAR]],
    ['type 4', [...feeds('/nl/te-koop/type/4', 'Te koop: Grond'), CALENDAR]],
    ['9000', [...feeds('/nl/te-koop/9000-gent', 'Te koop: Gent (9000–9052)'), CALENDAR]],
  ])('of %s leads to its own feeds', async (scope, links) => {
    expect(await listLinks(scope, files)).toEqual(links)
  })

  test('leads from each of its pages to the same', async () => {
    const homes = Array.from({ length: 30 }, (_, index) => plot(index + 1))
    const { context, page: pageAt, lists, list } = await viewOf({ 'content/properties/all.json': homes })
    const listing = list('sale', 'all', 2)
    const shown = contentPage(context, { linked: pageAt('/for-sale/'), series: lists, listing })
    expect(shown.frame.head.feeds?.[0]?.href).toBe('/nl/te-koop.xml')
  })

  test('without a home has none', async () => {
    expect(await listLinks('all', {})).toBeUndefined()
  })
})

describe('open-house days', () => {
  const openHouse = [{ day: '2026-12-05', from: '10:00', to: '12:00' }]
  const past = [{ day: '2026-10-05', from: '10:00', to: '12:00' }]
  test.each([
    ['that are coming', { openHouse }, true],
    ['that have ended', { openHouse: past }, false],
    ['of a sold home', { openHouse, Status: 2 }, false],
    ['that are none', {}, false],
  ])('%s lead to the calendar: %#', async (_, more, leads) => {
    const { context, property } = await viewOf({ 'content/properties/all.json': [plot(1, more)] })
    const { frame, calendar } = propertyPage(context, property(1), {})
    expect(frame.head.feeds).toEqual(leads ? [CALENDAR] : undefined)
    expect(calendar?.href).toBe(leads ? CALENDAR.href : undefined)
  })

  test('of a project lead there as well', async () => {
    const view = await viewOf({ 'content/projects/801.json': project(801, { openHouse }) })
    const { frame, calendar } = projectPage(view.context, view.project(801))
    expect([frame.head.feeds, calendar?.href]).toEqual([[CALENDAR], CALENDAR.href])
  })
})

describe('articles', () => {
  const article = {
    'content/articles/a.json': {
      path: '/news/a/',
      category: 'news/market',
      title: { nl: 'A', fr: 'A' },
      createDate: '2026-01-01',
    },
  }
  const list = (id: string) => page('news', { modules: [{ relations: [{ type: 'category', id }] }] })
  const routes = withRoutes(route('news'), { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/' } })

  test('and the page that lists their category lead to its feed', async () => {
    const view = await viewOf({ ...article, ...list('news'), ...routes })
    const links = feeds('/nl/articles/news', 'news nl')
    const shown = contentPage(view.context, { linked: view.page('/news/'), series: [] })
    expect(shown.frame.head.feeds).toEqual(links)
    const siblings = { articles: [], places: new Map() }
    expect(articlePage(view.context, view.article('/news/a/'), siblings).frame.head.feeds).toEqual(links)
  })

  test('of a category without a date have no feed', async () => {
    const undated = { path: '/news/b/', category: 'services', title: { nl: 'B', fr: 'B' } }
    const files = { ...article, 'content/articles/b.json': undated, ...list('services'), ...routes }
    const view = await viewOf(files)
    const shown = contentPage(view.context, { linked: view.page('/news/'), series: [] })
    expect(shown.frame.head.feeds).toBeUndefined()
  })
})
