/**
 * The example of an agency whose stock is the exports of two programs: a table of its CRM, and the OpenImmo file of a
 * partner. It has no record by hand.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { photo } from '../support/busy-site.ts'
import { createSite, REPOSITORY } from '../support/site.ts'

const EXAMPLE = path.join(REPOSITORY, 'docs/examples/second-agency')
const FILES = ['site-config/imports.json', 'imports/stock.csv', 'imports/partner.xml']
const PICTURE = /fotos\/[\w-]+\.jpg/g

async function example() {
  const files = FILES.map((file) => [file, readFileSync(path.join(EXAMPLE, file), 'utf8')] as const)
  const named = files.flatMap(([, text]) => text.match(PICTURE) ?? [])
  const bytes = await photo(1)
  const pictures = named.map((name) => [`imports/${name}`, bytes] as const)
  const categories = readFileSync(path.join(REPOSITORY, 'content/categories.json'))
  const site = createSite({
    ...Object.fromEntries([...files, ...pictures]),
    'content/categories.json': categories,
  })
  return { site, pictures: named.length }
}

test('the example is published home by home, from a table with Dutch names and an OpenImmo file', async () => {
  const { site, pictures } = await example()
  const built = await site.build()
  expect(built.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(built.problems.filter(({ code }) => code === 'AS5001')).toEqual([])
  expect(built.report?.imports).toEqual([
    { id: 'crm', read: 12, published: 12, leftOut: 0, filtered: 0 },
    { id: 'partner', read: 8, published: 8, leftOut: 0, filtered: 0 },
  ])
  const homes = site
    .list()
    .filter((file) => /^nl\/te-(?:koop|huur)\/[^/]+\/[^/]+\/\d{12}\/index\.html$/.test(file))
  expect(homes).toHaveLength(20)
  expect(pictures).toBe(26)

  const list = site.read('nl/te-koop/index.html')
  for (const shown of ['Herenhuis met stadstuin', '435.000', 'Penthouse met dakterras', '498.000'])
    expect(list).toContain(shown)
  const pageOf = (slug: string) => site.read(homes.find((file) => file.includes(slug)) ?? slug)
  expect(pageOf('halfopen-woning-met-diepe-tuin')).toContain('Dendermondsesteenweg 371')
  expect(pageOf('duplex-in-het-centrum')).toContain('Lies Maes')
  expect(pageOf('appartement-met-zicht-op-de-reien')).toContain('Prijs op aanvraag')
})
