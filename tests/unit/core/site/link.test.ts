import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { plot, project } from '../../../support/minimal-site.ts'

test('a file with very many mistakes is reported like any other', async () => {
  const city = JSON.stringify({ Name: 'Gent', Zip: '9000', CountryID: 10 })
  const { problems } = await linkFiles({ 'content/cities.json': `[${Array(150_001).fill(city).join()}]` })
  expect(problems.filter(({ code }) => code === 'AS2101')).toHaveLength(150_000)
})

test('a record that stands twice is named by its kind', async () => {
  const twice = (folder: string, record: object) => ({ [`content/${folder}.json`]: [record, record] })
  const { problems } = await linkFiles({
    ...twice('properties/1', plot(1)),
    ...twice('projects/8', project(8)),
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'property 1 is defined twice',
    'project 8 is defined twice',
  ])
})

test('type groups stand in the order that the agency gave them', async () => {
  const group = (WebID: number, ShowOrder: number) => ({
    ID: WebID,
    WebID,
    ShowOrder,
    Name: { nl: `Groep ${WebID}`, fr: `Groupe ${WebID}` },
    Sale: true,
    Rent: true,
  })
  const { site } = await linkFiles({
    'content/categories.json': [group(1, 8), group(4, 0), group(2, 3)],
    'content/properties/1.json': plot(1),
  })
  expect(site.categories.map(({ WebID }) => WebID)).toEqual([4, 2, 1])
})

describe('a missing document', () => {
  const missing = (...urls: readonly string[]) => ({
    'content/properties/1.json': plot(1, { Documents: urls.map((Url) => ({ Name: 'x', Url })) }),
  })
  const named = (count: number, folder: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`content/documents/${folder}/${index}-plan.pdf`, 'x']),
    )

  test('may be any that is written alike, among few', async () => {
    const { diagnostics } = await linkFiles({ ...named(20, 'a'), ...missing('documents/b/7-plan.pdf') })
    expect(diagnostics()[0]).toMatchObject({ code: 'AS3301', hint: 'did you mean "documents/a/7-plan.pdf"?' })
  })

  test('may be one of its folder, among many', async () => {
    const files = { ...named(150, 'a'), ...named(150, 'b') }
    const { diagnostics } = await linkFiles({
      ...files,
      ...missing('documents/b/7-plann.pdf', 'documents/c/7-plan.pdf'),
    })
    expect(diagnostics().map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'AS3301',
        'the document "documents/b/7-plann.pdf" does not exist',
        'did you mean "documents/b/7-plan.pdf"?',
      ],
      ['AS3301', 'the document "documents/c/7-plan.pdf" does not exist', undefined],
    ])
  })
})
