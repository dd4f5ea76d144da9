/**
 * Every field that a schema accepts changes the output, or is in the table of fields that are kept for exports. A field
 * without a value in the full site fails the test, so a new field cannot be forgotten.
 */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { KEPT_FOR_EXPORTS } from '../../../../core/schema/kept-for-exports.ts'
import { image, seo } from '../../../../core/schema/page.ts'
import { documentItem, pictureItem } from '../../../../core/schema/record-files.ts'
import type { LinkedSite } from '../../../../core/site/linked.ts'
import { linkFiles, planOf } from '../../../support/linked.ts'
import { SCHEMAS } from './examples.ts'
import { ARTICLES, BESIDE, CATEGORIES, CITIES, PAGES, PROJECTS, PROPERTIES } from './full-site.ts'
import { changed, fieldsOf, placesOf, valueAt } from './schema-fields.ts'

const RECORDS = {
  property: PROPERTIES,
  project: PROJECTS,
  page: PAGES,
  article: ARTICLES,
  category: CATEGORIES,
  city: CITIES,
} as const

type Kind = keyof typeof RECORDS

const FILES: Readonly<Record<Kind, string>> = {
  property: 'content/properties/all.json',
  project: 'content/projects/all.json',
  page: 'content/pages/all.json',
  article: 'content/articles/all.json',
  category: 'content/categories.json',
  city: 'content/cities.json',
}

async function siteOf(records: Readonly<Record<Kind, unknown>>): Promise<LinkedSite> {
  const files = Object.fromEntries(Object.entries(FILES).map(([kind, file]) => [file, records[kind as Kind]]))
  const { site, problems } = await linkFiles({ ...BESIDE, ...(files as Record<string, object>) })
  // A record that is refused is missing in the output, which proves nothing about its field.
  const refused = problems.filter(({ code, severity }) => severity === 'error' && code.startsWith('AS20'))
  if (refused.length > 0) throw new Error(refused.map(({ message }) => message).join('\n'))
  return site
}

/** All that a build would write: pages, what is around them, generated files, the file of the service. */
function* outputOf(site: LinkedSite): Generator<string> {
  const { plan } = planOf(site)
  yield JSON.stringify(plan.pages.map(({ url, sitemap }) => [url, sitemap?.lastmod]))
  // Properties have most fields, and come last.
  for (const { props } of plan.pages.toReversed()) yield JSON.stringify(props())
  yield JSON.stringify(
    plan.files.map(({ file, content }) => [file, 'text' in content && textOf(content.text)]),
  )
  yield JSON.stringify([site.pages.map(({ page }) => page.params?.css), plan.shells, plan.serviceSite()])
}

function textOf(text: string | (() => string)): string {
  return typeof text === 'string' ? text : text()
}

/** Values of fields with a list of values, and of links. */
const OTHER: Readonly<Record<string, unknown>> = {
  10: 50,
  50: 10,
  same: 'other',
  category: 'article',
  Published: 'Draft',
  'video/mp4': 'video/webm',
  '/for-sale/': '/about/',
  '/about/': '/for-sale/',
}

/** Another value of the same kind, for a field that cannot be left out. */
function another(value: unknown): unknown {
  if (Object.hasOwn(OTHER, String(value))) return OTHER[String(value)]
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value === 1 ? 0 : value + 1
  if (typeof value === 'string' && /^[1-9]\d{3}$/.test(value)) return '9620'
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? '2024-02-03' : `${value}x`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, another(inner)]))
}

/** Whether the output differs from the parts of another. The rest of it is not made once a part differs. */
function isOther(output: Generator<string>, parts: readonly string[]): boolean {
  let count = 0
  for (const part of output) if (part !== parts[count++]) return true
  return count !== parts.length
}

async function changesOutput(kind: Kind, field: string, before: readonly string[]): Promise<boolean> {
  for (const place of placesOf(field, RECORDS[kind])) {
    const own = valueAt(RECORDS[kind], place)
    for (const value of [undefined, another(own)]) {
      const data = changed(RECORDS[kind], place, value)
      const site = await siteOf({ ...RECORDS, [kind]: data }).catch(() => null)
      if (site !== null && isOther(outputOf(site), before)) return true
    }
  }
  return false
}

const BLOCKS = { image, pictureItem, documentItem, seo }

/** Blocks are parts of several records: their fields are proved where one of them shows. */
const SUBJECTS: readonly (readonly [keyof typeof KEPT_FOR_EXPORTS | 'seo' | 'documentItem', Kind, string])[] =
  [
    ['property', 'property', ''],
    ['project', 'project', ''],
    ['page', 'page', ''],
    ['article', 'article', ''],
    ['category', 'category', ''],
    ['city', 'city', ''],
    ['image', 'page', 'params.modules.image.'],
    ['pictureItem', 'property', 'XLargePictureItems.'],
    ['documentItem', 'property', 'Documents.'],
    ['documentItem', 'project', 'Documents.'],
    ['seo', 'page', 'params.seo.'],
  ]

test.each(SUBJECTS)(
  'every field of %s (in a %s) changes the output or is kept for exports',
  async (name, kind, above) => {
    const schema: z.ZodType = { ...SCHEMAS, ...BLOCKS }[name]
    const fields = fieldsOf(schema, Object.values(BLOCKS)).filter((field) => field !== 'language')
    const kept = Object.keys({ ...KEPT_FOR_EXPORTS, seo: {}, documentItem: {} }[name])
    const before = [...outputOf(await siteOf(RECORDS))]
    const ignored: string[] = []
    for (const field of fields)
      if (!(await changesOutput(kind, `${above}${field}`, before))) ignored.push(field)
    expect(ignored).toEqual(fields.filter((field) => kept.includes(field)))
    expect(fields).toEqual(expect.arrayContaining(kept))
  },
)
