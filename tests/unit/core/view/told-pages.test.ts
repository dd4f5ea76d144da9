/** What the pages of people, towns and sold homes show, and the links that lead to them. */
import { describe, expect, test } from 'vitest'
import { articlePage } from '../../../../core/view/article-page.ts'
import { contentPage } from '../../../../core/view/content-page.ts'
import { propertyPage } from '../../../../core/view/property-page.ts'
import type { Block } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { ASSETS, house, page, picture, properties, route, viewOf, withRoutes } from '../../../support/view.ts'
import { blocksIn } from './blocks-in.ts'

const ROUTES = withRoutes(
  { original: '/team/{id}/', path: { nl: '/nl/team/{slug}/', fr: '/fr/equipe/{slug}/' } },
  { original: '/town/{zip}/', path: { nl: '/nl/wonen-in/{town}/' } },
  { original: '/references/{year}/', path: { nl: '/nl/referenties/{year}/' } },
  { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/' } },
  route('appointment'),
)

const INES = {
  id: 3,
  name: 'Inès Maes',
  role: { nl: 'makelaar', fr: 'agente' },
  photo: 'images/ines.jpg',
  office: '1',
  languages: ['nl', 'fr', 'en'],
  introduction: { nl: 'Begint op zolder.', fr: 'Commence au grenier.' },
}

const VOICE = {
  id: 'an',
  path: '/news/an/',
  category: 'testimonials',
  name: 'An',
  title: { nl: 'An' },
  summary: { nl: 'Goed geholpen.' },
  agent: 3,
  property: 5,
}
const ARTICLE = { id: 'zolder', path: '/news/zolder/', title: { nl: 'De zolder' }, agent: 3, towns: ['9050'] }

const SITE: SiteFiles = {
  ...ROUTES,
  ...page('appointment', { modules: [{ relations: [{ type: 'contact', id: 'appointment' }] }] }),
  ...properties(
    house(1, { ManagerID: 3, AgentNote: { nl: 'Kijk op zolder.', fr: 'Voyez le grenier.' } }),
    house(5, { ManagerID: 3, Status: 2, LastChangedDate: '2025-04-01' }),
    house(6, { Status: 2, LastChangedDate: '2024-04-01' }),
  ),
  'site-config/team.json': { members: [INES] },
  'content/articles/all.json': [VOICE, ARTICLE],
}

async function pageAt(original: string, locale: 'nl' | 'fr' = 'nl') {
  const view = await viewOf(SITE, { locale })
  return contentPage(view.context, { linked: view.page(original), series: view.lists })
}

function ofKind<Kind extends Block['kind']>(blocks: readonly Block[], kind: Kind) {
  return blocks.filter((block): block is Block & { kind: Kind } => block.kind === kind)
}

describe('the page of a person', () => {
  test('has a profile with languages, and the way to an appointment with them', async () => {
    const { top, bottom, title, lead, frame } = await pageAt('/team/3/')
    expect([title, lead]).toEqual(['Inès Maes', undefined])
    expect(ofKind(top, 'profile')).toMatchObject([
      {
        person: {
          name: 'Inès Maes',
          photo: picture('ines', 'portrait', 'Inès Maes'),
        },
        languages: 'Spreekt Nederlands, Frans en Engels',
        office: 'Gent',
        appointment: { href: '/nl/team/ines-maes/#appointment', label: 'Maak een afspraak met Inès Maes' },
      },
    ])
    const [{ form } = { form: undefined }] = ofKind(bottom, 'form')
    const fields = form?.groups.flatMap((group) => group.fields) ?? []
    expect(fields.find(({ name }) => name === 'agent')).toMatchObject({ kind: 'hidden', value: '3' })
    expect(frame.head.stylesheets).toEqual([ASSETS.furtherStylesheet])
  })

  test('says who it is to search engines', async () => {
    const { frame } = await pageAt('/team/3/')
    const graph = JSON.parse(frame.head.jsonLd ?? '{}') as { readonly '@graph': readonly object[] }
    expect(graph['@graph'][0]).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Inès Maes',
        jobTitle: 'makelaar',
        image: expect.stringMatching(/^https:\/\/kantoor-linde\.example\/.*ines/) as string,
        knowsLanguage: ['nl', 'fr', 'en'],
      },
    })
  })

  test('shows homes, sold homes, what clients say and what they wrote', async () => {
    const { bottom } = await pageAt('/team/3/')
    expect(
      ofKind(bottom, 'properties').map(({ title, cards }) => [title, cards.map(({ id }) => id)]),
    ).toEqual([
      ['Te koop en te huur bij Inès Maes', [1]],
      ['Verkocht en verhuurd door Inès Maes', [5]],
    ])
    expect(ofKind(bottom, 'articles').map(({ teasers }) => teasers.map(({ title }) => title))).toEqual([
      ['An'],
      ['De zolder'],
    ])
  })
})

describe('links lead to people and towns', () => {
  test('from a home, whose agent says something about it', async () => {
    const view = await viewOf(SITE)
    const shown = propertyPage(view.context, view.property(1), {})
    expect(shown.agent?.href).toBe('/nl/team/ines-maes/')
    expect(shown.note).toBe('Kijk op zolder.')
    expect(shown.guide).toEqual({ href: '/nl/wonen-in/gent/', label: 'Meer over Gent' })
  })

  test('from an article, and from the list of the town', async () => {
    const view = await viewOf(SITE)
    const none = { articles: [], places: new Map() }
    const written = articlePage(view.context, view.article('/news/zolder/'), none)
    expect([written.person?.name, written.home]).toEqual(['Inès Maes', undefined])
    expect(written.towns).toEqual([{ href: '/nl/wonen-in/gent/', label: 'Meer over Gent' }])
    const voice = articlePage(view.context, view.article('/news/an/'), none)
    expect([voice.home?.id, voice.towns]).toEqual([5, []])
    const listing = view.list('sale', '9000')
    const list = contentPage(view.context, { linked: listing.series.host, series: view.lists, listing })
    expect(list.guide?.href).toBe('/nl/wonen-in/gent/')
  })
})

describe('the archive', () => {
  test('has the years with their homes, the quote beside the house, and links to the years', async () => {
    const module = { view: 'archive-view', relations: [{ type: 'property-list', id: 'references' }] }
    const files = { ...SITE, ...page('about', { modules: [module] }) }
    const [block] = ofKind(await blocksIn([module], { ...files, ...withAbout() }), 'archive')
    expect(
      block?.years.map(({ year, homes }) => [year, homes.map(({ card, quote }) => [card.id, quote?.name])]),
    ).toEqual([
      ['2025', [[5, 'An']]],
      ['2024', [[6, undefined]]],
    ])
    expect(block?.links.map(({ href }) => href)).toEqual(['/nl/referenties/2025/', '/nl/referenties/2024/'])
  })
})

test('a module names single homes; one that the language does not have is left out', async () => {
  const module = { relations: ['1', '5'].map((id) => ({ type: 'property', id })) }
  const only = properties(house(1), house(5, { TypeDescription: { nl: 'Alleen hier' } }))
  const ids = async (locale: 'nl' | 'fr') =>
    ofKind(await blocksIn([module], only, { locale }), 'properties').flatMap(({ cards }) =>
      cards.map(({ id }) => id),
    )
  expect(await ids('nl')).toEqual([1, 5])
  expect(await ids('fr')).toEqual([1])
})

/** The routes of these pages, and that of the page with the modules. */
function withAbout(): SiteFiles {
  const { routes } = ROUTES['site-config/routes.json'] as { readonly routes: readonly object[] }
  return { 'site-config/routes.json': { routes: [...routes, route('about')] } }
}
