/** JSON Schemas of the source files, with which editors complete and check them. */
import { z } from 'zod'
import { category, city } from '../../core/schema/collections.ts'
import { date, flag, text } from '../../core/schema/common.ts'
import { formTarget } from '../../core/schema/form-target.ts'
import { ownersFile } from '../../core/schema/owners-file.ts'
import { anyRule, conditions, fieldRule, oneRule, paths } from '../../core/schema/mapping-rules.ts'
import { article } from '../../core/schema/article.ts'
import { image, linkTarget, page, pageModule, seo } from '../../core/schema/page.ts'
import { project } from '../../core/schema/project.ts'
import { property } from '../../core/schema/property.ts'
import { documentItem, pictureItem } from '../../core/schema/record-files.ts'
import { publicText } from '../../core/schema/config/office.ts'
import { SITE_CONFIG } from '../../core/schema/site-config.ts'
import { readyTheme } from '../../core/schema/theme.ts'
import type { Json, JsonObject } from './json.ts'

/** Files that contain one record or a list of them, and files that contain one page, article or theme. */
const RECORDS = { property, project, category, city }
const SINGLE = { page, article, 'ready-theme': readyTheme, owners: ownersFile }

/** Schemas that several others contain are written once, under a name. A block may use those before it. */
const BLOCKS = {
  text,
  flag,
  date,
  image,
  linkTarget,
  formTarget,
  publicText,
  seo,
  pictureItem,
  documentItem,
  pageModule,
  sourcePaths: paths,
  conditions,
  oneRule,
  fieldRule,
  anyRule,
}

/** Name of a schema -> the schema: content kinds, and the files of site-config/ by their names. */
export function jsonSchemas(): Readonly<Record<string, JsonObject>> {
  const blocks = new Map<string, JsonObject>()
  for (const [name, schema] of Object.entries(BLOCKS)) blocks.set(name, exported(schema, blocks))
  const result: Record<string, JsonObject> = {}
  for (const [name, schema] of Object.entries(RECORDS)) result[name] = recordOrList(name, schema, blocks)
  for (const [name, schema] of Object.entries(SINGLE)) result[name] = single(name, schema, blocks)
  for (const [name, { schema }] of Object.entries(SITE_CONFIG)) result[name] = single(name, schema, blocks)
  return result
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

type Blocks = ReadonlyMap<string, JsonObject>

function single(name: string, schema: z.ZodType, blocks: Blocks): JsonObject {
  const { $defs, ...root } = exported(schema, blocks)
  return withDefinitions({ $schema: DRAFT, title: titleOf(name), ...root }, $defs as JsonObject, blocks)
}

function recordOrList(name: string, schema: z.ZodType, blocks: Blocks): JsonObject {
  const { $defs, ...record } = exported(schema, blocks)
  const one = { $ref: '#/$defs/record' }
  const root = { $schema: DRAFT, title: titleOf(name), oneOf: [one, { type: 'array', items: one }] }
  return withDefinitions(root, { record, ...($defs as JsonObject) }, blocks)
}

function titleOf(name: string): string {
  return `agency-site: ${name}`
}

/**
 * The schema of the file before any transformation. Rules that JSON Schema cannot express are checked by the
 * build only.
 */
function exported(schema: z.ZodType, blocks: Blocks): JsonObject {
  const raw: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { $schema: _, ...rest } = tidy(JSON.parse(JSON.stringify(raw)) as JsonObject, blocks)
  return rest
}

/**
 * Adapts zod's output to the files: optional keys may be empty, blocks are references, and noise is removed.
 */
function tidy(node: JsonObject, blocks: Blocks): JsonObject {
  const result: Record<string, Json | undefined> = {}
  for (const [key, value] of Object.entries(node)) {
    if (key === 'readOnly' || isWholeRange(value)) continue
    if (key === 'properties') result[key] = fields(node, blocks)
    else if (key === 'additionalProperties' && isObject(value)) result[key] = orEmpty(tidy(value, blocks))
    else result[key] = tidyAny(value, blocks)
  }
  return byName(result, blocks)
}

/** Adds the definitions that are in use, directly or through others. */
function withDefinitions(root: JsonObject, own: JsonObject | undefined, blocks: Blocks): JsonObject {
  const known: JsonObject = { empty: EMPTY_VALUE, ...Object.fromEntries(blocks), ...own }
  const used = new Set<string>()
  let open = referencesIn(root)
  while (open.length > 0) {
    const added = open.filter((name) => !used.has(name))
    for (const name of added) used.add(name)
    open = added.flatMap((name) => referencesIn(known[name]))
  }
  const names = Object.keys(known).filter((name) => used.has(name))
  return { ...root, $defs: Object.fromEntries(names.map((name) => [name, known[name]])) }
}

const EMPTY = { $ref: '#/$defs/empty' }
const EMPTY_VALUE = {
  description: 'the same as leaving the key out',
  anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\s*$' }],
}

function referencesIn(schema: Json | undefined): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)].map((found) => found[1] as string)
}

function tidyAny(value: Json | undefined, blocks: Blocks): Json | undefined {
  if (Array.isArray(value)) return value.map((entry) => tidyAny(entry as Json, blocks) as Json)
  return isObject(value) ? tidy(value, blocks) : value
}

/** zod writes the range of safe integers for every whole number. */
function isWholeRange(value: Json | undefined): boolean {
  return typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER
}

/** Null and blank text are removed before the check, so an optional key may contain them. */
function fields({ properties, required = [] }: JsonObject, blocks: Blocks): JsonObject {
  const names = required as readonly string[]
  const entries = Object.entries(properties as JsonObject).map(([key, value]) => {
    const field = tidy(value as JsonObject, blocks)
    return [key, names.includes(key) ? field : orEmpty(field)] as const
  })
  return Object.fromEntries(entries)
}

function orEmpty({ description, ...field }: JsonObject): JsonObject {
  const about = description === undefined ? {} : { description }
  if (Object.keys(field).length === 0) return about
  const { anyOf, ...rest } = field
  const branches =
    Array.isArray(anyOf) && Object.keys(rest).length === 0 ? (anyOf as readonly Json[]) : [field]
  return { ...about, anyOf: [...branches, EMPTY] }
}

/** A schema that equals a block becomes a reference to it and keeps its description. */
function byName(schema: JsonObject, blocks: Blocks): JsonObject {
  const { description, ...rest } = schema
  const content = JSON.stringify(rest)
  for (const [name, block] of blocks) {
    if (JSON.stringify(block) !== content) continue
    return { ...(description === undefined ? {} : { description }), $ref: `#/$defs/${name}` }
  }
  return schema
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
