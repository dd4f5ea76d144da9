/** The templates that `npm run bench -- --peers` gives to other generators make the pages from which they were learnt. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { templatesOf } from '../../bench/peers/grammar/pages.mjs'
import { SITES } from '../../bench/peers/grammar/site.mjs'
import { emptyFolder } from '../../support/folder.ts'

type Template = (values: unknown, words: unknown, memo: (key: string, make: () => string) => string) => string

const WORDS = { nl: ['Te koop', 'Foto’s', 'Contact'], fr: ['À vendre', 'Photos', 'Contact'] } as const
const PICTURES = ['0123456789', 'abcdef0123']

function pageOf(language: 'nl' | 'fr', id: number): string {
  const [sale, photos, contact] = WORDS[language]
  const pictures = PICTURES.slice(0, id)
    .map((name) => `<li><img src="/_a/img/${name}-400.webp" srcSet="/_a/img/${name}-100.webp 100w"/></li>`)
    .join('')
  const note = id === 2 ? `<p class="note" hidden="">&lt;${id}&gt; &amp; &quot;more&quot;</p>` : ''
  const footer = `<footer><ul><li>${sale}</li><li>${photos}</li></ul><a href="/${language}/">${contact}</a></footer>`
  return (
    `<!DOCTYPE html><html lang="${language}"><head><title>House ${id} | \`\${x}\`</title>` +
    `<script type="application/ld+json">{"name":"House ${id}"}</script></head><body><h1>House ${id}</h1>` +
    `<ul aria-label="${photos}">${pictures}</ul>${note}<p>${sale}<!-- --> ${id}</p>${footer}</body></html>`
  )
}

const ADDRESSES = (['nl', 'fr'] as const).flatMap((language) =>
  [1, 2].map((id) => ({ address: `${language}/sale/house/${id}/`, html: pageOf(language, id) })),
)

function site(): string {
  const folder = emptyFolder()
  for (const { address, html } of [
    ...ADDRESSES,
    { address: '', html: pageOf('nl', 1) },
    { address: 'nl/', html: pageOf('nl', 1) },
    { address: 'nl/sale/', html: pageOf('nl', 1) },
    { address: 'nl/testimonials/1/', html: pageOf('nl', 1) },
  ]) {
    mkdirSync(path.join(folder, address), { recursive: true })
    writeFileSync(path.join(folder, address, 'index.html'), html)
  }
  return folder
}

test('templates of JavaScript make the same pages from their values', async () => {
  const root = emptyFolder()
  const learnt = templatesOf(site())
  SITES.eleventy(root, learnt)
  const templates = (await import(path.join(root, 'templates.mjs'))) as Record<string, Template>
  const pages = [...learnt.data()].filter(({ kind }) => kind === 'detail')
  const made = pages.map(({ address, language, values }) => {
    const html = templates['detail']?.(values, learnt.words[language], (_, make) => make())
    return { address, html: `<!DOCTYPE html>${html}` }
  })
  expect(made).toEqual(ADDRESSES.toSorted((left, right) => (left.address < right.address ? -1 : 1)))
})

test('a page has values of its own, and shares the words of its language', () => {
  const learnt = templatesOf(site())
  const page = [...learnt.data()].find(({ address }) => address === 'fr/sale/house/2/')
  expect(page?.values).toMatchObject({
    h1: 'House 2',
    li: [{ picture: '0123456789' }, { picture: 'abcdef0123' }],
  })
  expect(Object.values(learnt.words['fr'] ?? {})).toContain('À vendre')
  expect(JSON.stringify(page?.values)).not.toContain('À vendre')
})

test('Hugo caches what is the same on each page of a language', () => {
  const root = emptyFolder()
  SITES.hugo(root, templatesOf(site()))
  const layout = readFileSync(path.join(root, 'layouts/detail/single.html'), 'utf8')
  const [, partial = ''] = /partialCached "(\S+)" \$L \$L\.language/.exec(layout) ?? []
  expect(readFileSync(path.join(root, 'layouts/partials', partial), 'utf8')).toContain('<footer>')
  expect(layout).not.toContain('<footer>')
})
