/**
 * The collections of the editor in the browser: homes, projects, pages, articles, people, and the agency with its
 * offices.
 */
import { z } from 'zod'
import type { Locale } from '../languages/codes.ts'
import { article } from '../schema/article.ts'
import { page } from '../schema/page.ts'
import { project } from '../schema/project.ts'
import { property } from '../schema/property.ts'
import { SITE_CONFIG } from '../schema/site-config.ts'
import { fieldsOf } from './field.ts'
import type { CmsField, FieldContext, Schema } from './field.ts'

/** A file of the site with its data. The text of a Markdown file is `body`. */
export interface ContentFile {
  /** Below the site, with slashes. */
  readonly file: string
  readonly data: unknown
}

export interface CmsContent {
  readonly languages: readonly Locale[]
  readonly files: readonly ContentFile[]
}

/** A collection in the format of Sveltia CMS and Decap CMS. */
type Collection = Readonly<Record<string, unknown>>

const RECORDS = [
  { folder: 'content/properties', label: 'Homes', one: 'Home', schema: property, slug: '{{ID}}' },
  { folder: 'content/projects', label: 'Projects', one: 'Project', schema: project, slug: '{{ID}}' },
  { folder: 'content/pages', label: 'Pages', one: 'Page', schema: page, slug: '{{name}}' },
] as const

export function collectionsOf(content: CmsContent): readonly Collection[] {
  const records = RECORDS.flatMap(({ folder, schema, ...labels }) =>
    jsonCollection({ folder, ...labels }, schemaOf(schema), content),
  )
  const articles = foldersBelow(content, 'content/articles').flatMap((folder) => {
    const label = capital(folder.slice('content/articles/'.length))
    const labels = { folder, label, one: 'Article', slug: '{{title}}' }
    return [
      ...jsonCollection(labels, schemaOf(article), content),
      ...markdownCollection(labels, schemaOf(article), content),
    ]
  })
  const legal = { folder: 'content/pages', label: 'Pages of text', one: 'Page', slug: '{{name}}' }
  const texts = markdownCollection(legal, schemaOf(page), content)
  return [...records, ...texts, ...articles, ...configuration(content)]
}

/** Files that the editor does not show, because each holds a list of records. */
export function listsIn({ files }: CmsContent): readonly string[] {
  return files
    .filter(({ file, data }) => file.startsWith('content/') && Array.isArray(data))
    .map(({ file }) => file)
}

interface Labels {
  readonly folder: string
  readonly label: string
  readonly one: string
  readonly slug: string
}

function jsonCollection(labels: Labels, schema: Schema, content: CmsContent): readonly Collection[] {
  const files = inFolder(content, labels.folder).filter(
    ({ file, data }) => file.endsWith('.json') && !Array.isArray(data),
  )
  if (files.length === 0) return []
  const fields = fieldsOf(
    schema,
    files.map(({ data }) => data),
    contextOf(content),
  )
  return [{ ...common(labels, 'json'), format: 'json', fields }]
}

/** `about.nl.md` and `about.fr.md` are one page. The file of the default language has the fields that no language has. */
function markdownCollection(labels: Labels, schema: Schema, content: CmsContent): readonly Collection[] {
  const files = inFolder(content, labels.folder).filter(({ file }) => /\.[a-z]{2}\.md$/.test(file))
  if (files.length === 0) return []
  const samples = files.map(({ data }) => data)
  const used = new Set(samples.flatMap((data) => Object.keys(data as object)))
  const translated = new Set(
    files.flatMap(({ file, data }) =>
      file.endsWith(`.${content.languages[0]}.md`) ? [] : Object.keys(data as object),
    ),
  )
  const fields = fieldsOf(
    schema,
    samples,
    contextOf({ ...content, languages: content.languages.slice(0, 1) }),
  )
    .filter(({ name }) => used.has(name))
    .map((field) => (translated.has(field.name) ? inEachLanguage(field) : field))
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    modes: ['raw', 'rich_text'],
    i18n: true,
    required: false,
  }
  return [
    {
      ...common(labels, 'md'),
      format: 'yaml-frontmatter',
      i18n: true,
      fields: [...fields, body],
    },
  ]
}

/** Fields inside an object are translated with it. */
function inEachLanguage(field: CmsField): CmsField {
  const { fields } = field as { readonly fields?: readonly CmsField[] }
  return { ...field, i18n: true, ...(fields === undefined ? {} : { fields: fields.map(inEachLanguage) }) }
}

function common({ folder, label, one, slug }: Labels, extension: 'json' | 'md'): Collection {
  const name = `${folder.replace('content/', '').replaceAll('/', '-')}-${extension}`
  return { name, label, label_singular: one, folder, extension, slug, create: true, delete: true }
}

/** One file each, as the site has them. */
function configuration(content: CmsContent): readonly Collection[] {
  const shown = [
    ['team', 'People', 'site-config/team.json'],
    ['site', 'Agency and offices', 'site-config/site.json'],
  ] as const
  const files = shown.flatMap(([name, label, file]) => {
    const found = content.files.find((each) => each.file === file)
    if (found === undefined) return []
    return [
      {
        name,
        label,
        file,
        fields: fieldsOf(schemaOf(SITE_CONFIG[name].schema), [found.data], contextOf(content)),
      },
    ]
  })
  return files.length === 0 ? [] : [{ name: 'agency', label: 'Agency', format: 'json', files }]
}

function inFolder({ files }: CmsContent, folder: string): readonly ContentFile[] {
  return files.filter(({ file }) => file.slice(0, file.lastIndexOf('/')) === folder)
}

function foldersBelow({ files }: CmsContent, folder: string): readonly string[] {
  const folders = files.map(({ file }) => file.slice(0, file.lastIndexOf('/')))
  return [...new Set(folders)].filter((each) => each.startsWith(`${folder}/`)).sort()
}

const PICTURES = /^(?:url|photo|icon)$/i

function contextOf({ languages }: Pick<CmsContent, 'languages'>): FieldContext {
  return { languages, isPicture: (name) => PICTURES.test(name) }
}

/** The schema of the file before any transformation. `check` has the rules that JSON Schema cannot express. */
function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
