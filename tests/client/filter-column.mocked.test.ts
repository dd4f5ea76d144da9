// @vitest-environment happy-dom
/**
 * A filter is one row of the table and its words: every other part follows, from the content to the matcher.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Table from '../../core/domain/filter-columns.ts'
import { UNBUILT_ASSETS } from '../../core/build/bundle/assets.ts'
import { parseListFile } from '../../core/domain/list-file.ts'
import { LIST_PARAMETERS } from '../../core/domain/list-parameters.ts'
import { listQueryText, parseListQuery } from '../../core/domain/list-query.ts'
import { contextFor } from '../../core/view/recorded-site.ts'
import { wholeText } from '../../core/plan/service-text.ts'
import { serviceSiteText } from '../../core/view/service-site.ts'
import type { SlotName } from '../../core/view/types.ts'
import { serviceSite } from '../../core/schema/service-site.ts'
import { criteriaOf, matchesOf, townsOf } from '../../core/service/registered-searches/criteria.ts'
import { hashOf } from '../../core/system/hash.ts'
import { openList } from '../../templates/client/listing/open-list.ts'
import { renderPage } from '../../templates/entry.tsx'
import { planOf, siteOf, SOME_PICTURES } from '../support/linked.ts'
import { plot } from '../support/site.ts'
import { waitFor } from '../support/wait-for.ts'
import { element, goTo, show } from './dom.ts'

vi.mock('../../core/domain/filter-columns.ts', async (original) => {
  const { FILTER_COLUMNS } = await original<typeof Table>()
  const built = { value: 'SurfaceConstructed', unit: 'squareMetre', least: 'built' }
  return { FILTER_COLUMNS: { ...FILTER_COLUMNS, built } }
})
const ASSETS = { ...UNBUILT_ASSETS.assets, stylesheet: '/_a/site.css', printStylesheet: '/_a/print.css' }
const WORDS = { 'filter.built': 'Bebouwd' }

/** Plots of 40, 240 and an unknown number of square metres; the newest first. */
const PLOTS = [
  plot(1, { SurfaceConstructed: 40, TypeDescription: { nl: 'Klein' }, CreatedDate: '2026-03-03' }),
  plot(2, { SurfaceConstructed: 240, TypeDescription: { nl: 'Groot' }, CreatedDate: '2026-03-02' }),
  plot(3, { TypeDescription: { nl: 'Niet' }, CreatedDate: '2026-03-01' }),
]

const site = await siteOf({ 'content/properties/plots.json': PLOTS })
const { plan } = planOf(site, hashOf('templates'))
const { nl } = plan.shells
if (nl === undefined) throw new Error('no shell')
const shell = { ...nl, strings: { ...nl.strings, ...WORDS } }

function textOf(file: string): string {
  const job = plan.files.find((each) => each.file === file)
  if (job === undefined || !('text' in job.content)) throw new Error(`no ${file}`)
  const { text } = job.content
  return typeof text === 'string' ? text : text()
}

function rendered(file: string): string {
  const job = [...plan.pages, ...plan.fragments()].find((each) => each.file === file)
  if (job === undefined) throw new Error(`no ${file}`)
  return renderPage(job.slot as SlotName, plan.propsOf(job), { shell })
}

beforeEach(() => {
  vi.stubGlobal('fetch', (href: string) => {
    const file = href.replace(/^\//, '')
    return Promise.resolve(new Response(file.endsWith('.txt') ? rendered(file) : textOf(file)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const titles = () => [...document.querySelectorAll('.card__title')].map(({ textContent }) => textContent)

test('the address has its parameter', () => {
  expect(LIST_PARAMETERS).toContain('built')
  const query = parseListQuery(new URLSearchParams('built=100&bedrooms=2'))
  expect(query.limits).toEqual({ bedrooms: 2, built: 100 })
  expect(listQueryText(query)).toBe('?bedrooms=2&built=100')
})

test('the file of the list has its column', () => {
  expect(parseListFile(textOf('nl/te-koop/list.json'))).toMatchObject({ built: [40, 240, null] })
})

test('the page offers its steps, and the script answers them', async () => {
  const html = rendered('nl/te-koop/index.html')
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  goTo('https://agency.example/nl/te-koop/?built=120')
  const select = element<HTMLSelectElement>('select[name="built"]')
  const texts = () => [...select.options].map(({ textContent }) => textContent.replace(/\s/g, ' '))
  expect(select.closest('label')?.textContent).toContain('Bebouwd')
  expect(texts()).toEqual([
    'Alle',
    'vanaf 50 m²',
    'vanaf 75 m²',
    'vanaf 100 m²',
    'vanaf 125 m²',
    'vanaf 150 m²',
    'vanaf 200 m²',
  ])
  await openList(element<HTMLFormElement>('form[data-list]'))
  expect(titles()).toEqual(['Groot, 9000 Gent'])
  expect(select.value).toBe('120')
  expect(texts().at(-1)).toBe('vanaf 120 m²')
  select.value = ''
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(location.search).toBe(''))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('registered searches are matched by it', () => {
  const context = contextFor({ site, pictures: SOME_PICTURES, assets: ASSETS }, 'nl')
  const published = serviceSite.parse(JSON.parse(wholeText(serviceSiteText([context], { pages: [] })!)))
  const values: object = { goal: 'buy', types: ['4'], zone: 'Gent', built: '100' }
  const criteria = criteriaOf(values)
  expect(criteria).toEqual({ goal: 'sale', types: [4], zone: 'Gent', built: 100 })
  const found = matchesOf(criteria, published, townsOf(published))
  expect(found.map(({ id }) => id)).toEqual(['2'])
})
