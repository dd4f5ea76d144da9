/** `explain`: the dependencies of a page, the pages of a file, the meaning of a code. */
import { expect, test } from 'vitest'
import { explainedCode, explainedFile, explainedPage } from '../../../cli/explained.ts'
import type { FileExplanation, PageExplanation } from '../../../core/dev/explain-site.ts'

type Job = PageExplanation['job']
const job = (url: string) =>
  ({ url, file: `${url.slice(1)}index.html`, slot: 'property', locale: 'nl', name: `page ${url}` }) as Job
const others = (...urls: readonly string[]) => urls.map((url) => ({ job: job(url), role: 'shown' }))

test('a page names each dependency, with the pages that share it', () => {
  const inputs = [
    { file: 'content/properties/1.json', role: 'subject', of: 'property 1', others: [] },
    { file: 'images/a.jpg', role: 'picture', of: '', others: others('/nl/') },
    {
      file: 'content/agents.json',
      role: 'shown',
      of: 'the agent',
      others: others('/a/', '/b/', '/c/', '/d/', '/e/'),
    },
    { file: 'content/pages/x.json', role: 'linked', of: 'page /x/', others: others('/a/', '/b/', '/c/') },
    { file: 'documents/epc.pdf', role: 'file', of: '', others: [] },
  ]
  const found = {
    job: job('/nl/te-koop/1/'),
    inputs,
    shared: ['site-config/site.json'],
    sharing: 12,
    reads: [
      { query: 'property', subject: '1' },
      { query: 'card nl', subject: '2' },
      { query: 'card nl', subject: '3' },
      ...['picture', 'config', 'routes', 'address', 'theme'].map((query) => ({ query, subject: '' })),
    ],
    next: {
      renders: true,
      why: 'what it read has changed',
      changes: Array.from({ length: 10 }, (_, index) => [`card nl ${index}`, `property ${index}`]),
    },
  } as unknown as PageExplanation
  const { rows, result } = explainedPage('/site', found)
  expect(rows).toEqual([
    '/nl/te-koop/1/  page /nl/te-koop/1/',
    'template "property" in nl, file nl/te-koop/1/index.html',
    '',
    'The files that it shows or leads to, and other pages that show or lead to the same:',
    '  content/properties/1.json  property 1, the subject of the page; no other page',
    '  images/a.jpg               picture; /nl/',
    '  content/agents.json        shows the agent; /a/, /b/, /c/ and 2 more',
    '  content/pages/x.json       links to page /x/ by its address and title; /a/, /b/, /c/',
    '  documents/epc.pdf          linked file; no other page',
    '',
    'The files that all 12 pages in nl share; a change renders those again that read what changed:',
    '  site-config/site.json',
    '',
    'It read 8 results when it was made: 2 card nl, 1 property, 1 picture, 1 config, 1 routes, 2 others.',
    'The next build renders this page: what it read has changed.',
    ...Array.from({ length: 8 }, (_, index) => `  card nl ${index} <- property ${index}`),
    '  and 2 more; --json names all of them',
  ])
  expect(result).toMatchObject({
    page: { url: '/nl/te-koop/1/', locale: 'nl' },
    inputs: [
      { line: null, others: [] },
      { others: ['/nl/'] },
      { others: ['/a/', '/b/', '/c/', '/d/', '/e/'] },
      {},
      {},
    ],
    shared: { files: ['site-config/site.json'], pages: 12 },
  })
})

test('a page whose reads are not known says only what the next build does with it', () => {
  const next = { renders: false, why: 'the output holds it as it is', changes: [] }
  const found = { job: job('/nl/'), inputs: [], shared: [], sharing: 1, reads: null, next }
  const { rows } = explainedPage('/site', found as unknown as PageExplanation)
  expect(rows.slice(-2)).toEqual(['', 'The next build keeps this page: the output holds it as it is.'])
})

test('a file names the pages that use it', () => {
  const pages = [
    { job: job('/nl/'), role: 'shown' },
    { job: job('/nl/te-koop/'), role: 'subject' },
  ]
  const file = (more: object) =>
    explainedFile({ file: 'a.json', isShared: false, pages, ...more } as FileExplanation)
  expect(file({}).rows).toEqual([
    'a.json is used by 2 pages:',
    '  /nl/          shown    page /nl/',
    '  /nl/te-koop/  subject  page /nl/te-koop/',
  ])
  expect(file({ isShared: true, pages: pages.slice(0, 1) }).rows[0]).toBe('a.json is shared by 1 page:')
  expect(file({ pages: [] }).rows).toEqual(['a.json is used by no page'])
})

test('a rule of adverts says how its level is set', () => {
  expect(explainedCode('AS4107')?.rows).toContainEqual(
    expect.stringMatching(/^"diagnostics": { "AS4107": "off" } in site-config\/site\.json/),
  )
})

test('a code has its title, its rule and its place in the documentation, however it is typed', () => {
  const found = explainedCode('as8007')
  expect(found?.result).toMatchObject({ code: 'AS8007', severity: 'error' })
  expect(found?.rows[0]).toMatch(/^error AS8007: \w/)
  expect(found?.rows).toHaveLength(5)
  expect(found?.rows[2]).toMatch(/\w+ \w+/)
  expect(found?.rows[4]).toMatch(/^docs\/errors\.md#as8007-/)
  expect(explainedCode('AS0000')).toBeNull()
  expect(explainedCode('toString')).toBeNull()
})
