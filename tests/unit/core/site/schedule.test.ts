import { describe, expect, test } from 'vitest'
import { upcomingDays } from '../../../../core/site/schedule.ts'
import { plot, project } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { linkFiles } from '../../../support/linked.ts'
import { route, withRoutes } from '../../../support/view.ts'

const at = (iso: string) => Date.parse(iso)

async function homesAt(iso: string, files: SiteFiles): Promise<readonly number[]> {
  const { site } = await linkFiles(files, at(iso))
  return site.properties.map(({ property }) => property.ID)
}

const nextAt = async (iso: string, files: SiteFiles) => {
  const { site } = await linkFiles(files, at(iso))
  const { nextChange } = site
  return nextChange && `${new Date(nextChange.at).toISOString()} ${nextChange.what}`
}

const dated = (dates: object) => ({ 'content/properties/plot.json': { ...plot(4110), ...dates } })

describe('a home is published', () => {
  test.each([
    ['in the second before', '2026-12-01T07:59:59.999Z', []],
    ['at the very second', '2026-12-01T08:00:00Z', [4110]],
    ['until the second before the end', '2026-12-31T22:59:59.999Z', [4110]],
    ['not from the end of the last day on', '2026-12-31T23:00:00Z', []],
  ])('%s', async (_, now, expected) => {
    const files = dated({ publishAt: '2026-12-01T09:00', expireAt: '2026-12-31' })
    expect(await homesAt(now, files)).toEqual(expected)
  })

  test.each([
    ['2026-03-29T00:59:59Z', '2026-03-29T02:00', []],
    ['2026-03-29T01:00:00Z', '2026-03-29T02:00', [4110]],
    ['2026-10-25T00:29:59Z', '2026-10-25T02:30', []],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30', [4110]],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30+01:00', [4110]],
    ['2026-10-25T01:29:59Z', '2026-10-25T02:30+01:00', []],
  ])('when the clock changes: %s, from %s on', async (now, publishAt, expected) => {
    expect(await homesAt(now, dated({ publishAt }))).toEqual(expected)
  })

  test('never as a draft, whose text may be unfinished', async () => {
    const files = dated({ draft: true, TypeDescription: null, PScore: null })
    const { site, problems } = await linkFiles(files)
    expect(site.properties).toEqual([])
    expect(problems.filter(({ code }) => code.startsWith('AS4'))).toEqual([])
  })
})

describe('the next change', () => {
  const files = dated({
    publishAt: '2026-12-01T09:00',
    expireAt: '2026-12-31',
    openHouse: [{ day: '2026-12-05', from: '10:00', to: '12:00' }],
  })

  test.each([
    ['2026-11-01T00:00:00Z', '2026-12-01T08:00:00.000Z property 4110 is published'],
    ['2026-12-01T08:00:00Z', '2026-12-05T11:00:00.000Z an open-house day of property 4110 ends'],
    ['2026-12-05T11:00:00Z', '2026-12-31T23:00:00.000Z property 4110 expires'],
    ['2026-12-31T23:00:00Z', null],
  ])('after %s', async (now, expected) => {
    expect(await nextAt(now, files)).toBe(expected)
  })

  test('is not that of a draft, nor of a record that expires before it is published', async () => {
    expect(await nextAt('2026-11-01T00:00:00Z', dated({ draft: true, publishAt: '2026-12-01' }))).toBeNull()
    const never = dated({ publishAt: '2026-12-01', expireAt: '2026-11-20' })
    expect(await nextAt('2026-11-01T00:00:00Z', never)).toBeNull()
    const drafts = {
      'content/projects/p.json': { ...project(801), draft: true, publishAt: '2026-12-01' },
      'site-config/team.json': { members: [{ id: 7, name: 'An', draft: true, publishAt: '2026-12-01' }] },
    }
    expect(await nextAt('2026-11-01T00:00:00Z', drafts)).toBeNull()
  })

  test('names the first of two records with the same date, and a start page without an address', async () => {
    const publishAt = '2026-12-01'
    const two = {
      'content/properties/a.json': { ...plot(1), publishAt },
      'content/properties/b.json': { ...plot(2), publishAt },
    }
    expect(await nextAt('2026-11-01T00:00:00Z', two)).toContain('property 1 is published')
    const start = (more: object) => ({ 'content/pages/home.json': { params: { title: 'Home' }, ...more } })
    expect(await nextAt('2026-11-01T00:00:00Z', start({ publishAt }))).toContain('page / is published')
    const modules = [{ title: 'Nu' }, { title: 'Straks', publishAt }]
    expect(await nextAt('2026-11-01T00:00:00Z', start({ params: { title: 'Home', modules } }))).toContain(
      'module 2 of page / is published',
    )
  })
})

test('open-house days are in the order in which they begin, without those that have ended', () => {
  const [past, second, first] = [
    { day: '2026-12-01', from: '10:00', to: '12:00' },
    { day: '2026-12-05', from: '14:00', to: '15:00' },
    { day: '2026-12-05', from: '10:00', to: '12:00' },
  ] as const
  expect(upcomingDays([past, second, first], at('2026-12-01T11:00:00Z'))).toEqual([first, second])
})

describe('what names a record that is not published now', () => {
  const soon = { publishAt: '2026-12-01' }
  const page = { path: '/soon/', ...soon, params: { title: { nl: 'Straks', fr: 'Bientôt' } } }

  test('is no mistake: a link to its page, its route, and its relation', async () => {
    const { problems, site } = await linkFiles({
      ...withRoutes(route('soon'), route('news/a')),
      'content/pages/soon.json': page,
      'content/articles/a.json': {
        id: 'a',
        category: 'news',
        path: '/news/a/',
        title: { nl: 'A', fr: 'A' },
        ...soon,
      },
      'content/pages/home.json': {
        path: '/',
        params: {
          title: { nl: 'Home', fr: 'Accueil' },
          content: '[straks](/soon/)',
          modules: [{ relations: [{ type: 'category', id: 'news' }] }],
        },
      },
    })
    const found = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    expect(found).toEqual([])
    expect(problems.map(({ code }) => code)).not.toContain('AS3202')
    expect(site.pages.map(({ original }) => original)).not.toContain('/soon/')
    expect(site.articles).toEqual([])
  })

  test('is published without it: a home of its project, and of its agent', async () => {
    const { problems, site } = await linkFiles({
      'content/projects/p.json': { ...project(801), ...soon },
      'site-config/team.json': { members: [{ id: 7, name: 'An', ...soon }] },
      ...dated({ ProjectID: 801, ManagerID: 7 }),
    })
    expect(problems.map(({ code }) => code)).not.toContain('AS3301')
    expect(site.projects).toEqual([])
    expect(site.config.team?.members).toEqual([])
    expect(site.properties[0]?.agent).toBeUndefined()
  })
})

test('A module has dates of its own.', async () => {
  const modules = [
    { title: 'Nu', expireAt: '2026-11-30' },
    { title: 'Straks', publishAt: '2026-12-01' },
  ]
  const shownAt = async (iso: string) => {
    const home = { path: '/', params: { title: 'Home', modules } }
    const { site } = await linkFiles({ 'content/pages/home.json': home }, at(iso))
    const [found] = site.pages.filter(({ original }) => original === '/')
    return found?.page.params?.modules?.map(
      ({ title, status = 'Published' }) => `${title as string} ${status}`,
    )
  }
  expect(await shownAt('2026-11-30T22:59:59Z')).toEqual(['Nu Published', 'Straks Draft'])
  expect(await shownAt('2026-11-30T23:00:00Z')).toEqual(['Nu Draft', 'Straks Published'])
})

test('A home that will be published is checked before; one that has expired is not.', async () => {
  const wrong = { PScore: null, GScore: null, PlanningCodes: null }
  const codesAt = async (iso: string, dates: object) => {
    const { problems } = await linkFiles(dated({ ...wrong, ...dates }), at(iso))
    return problems.some(({ code }) => code.startsWith('AS4'))
  }
  expect(await codesAt('2026-11-01T00:00:00Z', { publishAt: '2026-12-01' })).toBe(true)
  expect(await codesAt('2026-12-02T00:00:00Z', { expireAt: '2026-12-01' })).toBe(false)
})

test('The home page is missing until it is published.', async () => {
  const home = { path: '/', publishAt: '2026-12-01', params: { title: { nl: 'Home', fr: 'Accueil' } } }
  const { problems } = await linkFiles({ 'content/pages/home.json': home })
  expect(problems.map(({ code }) => code)).toContain('AS3203')
})
