/** Documents that properties and projects name must exist. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, properties } from '../../../support/view.ts'

const FILES = { 'content/documents/plan.pdf': 'plan', 'content/private/deed.pdf': 'deed' }
const documents = (...more: readonly object[]) => ({
  Documents: more.map((each) => ({ Name: 'Plan', ...each })),
})

describe('a document', () => {
  test.each<[string, object, readonly string[]]>([
    ['that is there', { Url: 'documents/plan.pdf' }, []],
    ['of another site', { Url: 'https://a.example/plan.pdf' }, []],
    ['of another site, in capitals', { Url: 'HTTPS://a.example/plan.pdf' }, []],
    ['on request', {}, []],
    ['kept back', { OnRequest: 'private/deed.pdf' }, []],
    ['kept back and published', { OnRequest: 'private/deed.pdf', Url: 'documents/plan.pdf' }, []],
    ['that is missing', { Url: 'documents/plans.pdf' }, ['documents/plans.pdf']],
    ['that is missing, kept back', { OnRequest: 'private/dead.pdf' }, ['private/dead.pdf']],
    [
      'both of which are missing',
      { OnRequest: 'private/x.pdf', Url: 'documents/y.pdf' },
      ['private/x.pdf', 'documents/y.pdf'],
    ],
  ])('%s', async (_, document, missing) => {
    const both = documents({ Url: 'https://a.example/a.pdf' }, document)
    const records = [properties(house(1, both)), { 'content/projects/8.json': project(8, both) }]
    for (const record of records) {
      const { marks } = await linkFiles({ ...FILES, ...record })
      const [file] = Object.keys(record)
      expect(marks()).toEqual(missing.map((name) => `AS3301 ${file} "${name}"`))
    }
  })

  test('that is missing may be one that is there', async () => {
    const record = documents({ Url: 'documents/plans.pdf' }, { OnRequest: 'private/dead.pdf' })
    const { diagnostics } = await linkFiles({ ...FILES, ...properties(house(1, record)) })
    expect(diagnostics().map(({ hint }) => hint)).toEqual([
      'did you mean "documents/plan.pdf"?',
      'did you mean "private/deed.pdf"?',
    ])
  })
})

test('of very many documents those of the same folder may be meant', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, index) => [
      `content/documents/a/${String(index).padStart(3, '0')}.txt`,
      '',
    ]),
  )
  const record = properties(house(1, documents({ Url: 'documents/b/plan1.pdf' })))
  const { diagnostics } = await linkFiles({ ...many, 'content/documents/b/plan.pdf': 'plan', ...record })
  expect(diagnostics().find(({ code }) => code === 'AS3301')?.hint).toBe(
    'did you mean "documents/b/plan.pdf"?',
  )
})
