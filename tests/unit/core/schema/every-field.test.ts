/**
 * Every field that a schema of records accepts changes the output, or is in the table of fields that are kept for
 * exports; so do each of its values, and each element of its lists. A field without a value in the full site fails the
 * test, so a new field cannot be forgotten.
 */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { RECORD_SCHEMAS } from '../../../../core/build/sources/source-kinds.ts'
import type { RecordKind } from '../../../../core/build/sources/source-kinds.ts'
import { KEPT_FOR_EXPORTS } from '../../../../core/schema/kept-for-exports.ts'
import { image, seo } from '../../../../core/schema/page.ts'
import { documentItem, pictureItem } from '../../../../core/schema/record-files.ts'
import { ARTICLES, BESIDE, CATEGORIES, CITIES, PAGES, PROJECTS, PROPERTIES } from './full-site.ts'
import { ignoredFields } from './ignored-fields.ts'
import type { Output } from './ignored-fields.ts'
import { siteLinker, siteOutput } from './site-output.ts'

const RECORDS = {
  property: PROPERTIES,
  project: PROJECTS,
  page: PAGES,
  article: ARTICLES,
  category: CATEGORIES,
  city: CITIES,
} as const satisfies Record<RecordKind, readonly object[]>

const FILES: Readonly<Record<RecordKind, string>> = {
  property: 'content/properties/all.json',
  project: 'content/projects/all.json',
  page: 'content/pages/all.json',
  article: 'content/articles/all.json',
  category: 'content/categories.json',
  city: 'content/cities.json',
}

const linkedOf = siteLinker()
const outputOf = siteOutput('records')

async function observe(kind: RecordKind, data: unknown, lane: number): Promise<Output | null> {
  const records: Readonly<Record<RecordKind, unknown>> = { ...RECORDS, [kind]: data }
  const files = Object.entries(FILES).map(([each, file]) => [file, records[each as RecordKind] as object])
  const linked = await linkedOf({ ...BESIDE, ...(Object.fromEntries(files) as Record<string, object>) })
  return linked && outputOf(linked.site, lane)
}

const BLOCKS = { image, pictureItem, documentItem, seo }

/** Blocks are parts of several records: their fields are proved where one of them shows. */
const SUBJECTS: readonly (readonly [string, RecordKind, string])[] = [
  ...(Object.keys(RECORD_SCHEMAS) as RecordKind[]).map((kind) => [kind, kind, ''] as const),
  ['image', 'page', 'params.modules.image.'],
  ['pictureItem', 'property', 'XLargePictureItems.'],
  ['documentItem', 'property', 'Documents.'],
  ['documentItem', 'project', 'Documents.'],
  ['seo', 'page', 'params.seo.'],
]

/** Values without a difference: neither is shown, or both are refused beside the fields of another kind. */
const EQUAL: Readonly<Record<string, readonly string[]>> = {
  property: [
    'Terms.kind: life-annuity = sealed-bids',
    'Terms.kind: sealed-bids = life-long',
    'Terms.kind: sealed-bids = short',
    'Terms.kind: sealed-bids = student',
  ],
  page: [
    'params.modules.relations.type: property = person',
    'params.modules.status: Draft = Archived',
    'status: Draft = Archived',
  ],
  article: ['status: Draft = Archived'],
}

test.each(SUBJECTS)(
  'every field of %s (in a %s) changes the output or is kept for exports',
  async (name, kind, above) => {
    const schema = { ...RECORD_SCHEMAS, ...BLOCKS }[name] as z.ZodType
    const kept: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
      Object.entries(KEPT_FOR_EXPORTS).map(([each, fields]) => [each, Object.keys(fields)]),
    )
    const ignored = await ignoredFields({
      schema,
      blocks: Object.values(BLOCKS),
      data: [RECORDS[kind]],
      above,
      // The tests of merged records prove the language of plain strings, and those of `check --law` the papers.
      except: (field) => field === 'language' || /^papers(?:\.|$)/.test(field),
      observe: (data, lane) => observe(kind, data, lane),
    })
    expect([...ignored].sort()).toEqual([...(kept[name] ?? []), ...(EQUAL[name] ?? [])].sort())
  },
)
