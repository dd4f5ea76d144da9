/** The pages of the reference that describe a file or a record: their place, their purpose and their fields. */
import { jsonSchemas } from '../content-schemas.ts'
import { fieldTables } from './field-tables.ts'
import type { SchemaNode } from './schema-node.ts'
import { BLOCK_WORDS } from './value-words.ts'

interface FilePage {
  /** The files that follow the schema. */
  readonly where: string
  readonly about: string
}

export const CONTENT_PAGES: Readonly<Record<string, FilePage>> = {
  property: {
    where: 'content/properties/*.json',
    about:
      'A home for sale or for rent, or a list of them. The fields have the names of the Omnicasa export.',
  },
  project: {
    where: 'content/projects/*.json',
    about: 'A new-build project. Its homes name it as `ProjectID`.',
  },
  page: {
    where: 'content/pages/*.json, content/pages/*.md',
    about: 'A page with its modules. In Markdown, the fields are the front matter.',
  },
  article: {
    where: 'content/articles/**/*.json, content/articles/**/*.md',
    about: 'A service, a testimonial or another text with a page of its own.',
  },
  category: {
    where: 'content/categories.json',
    about: 'A kind of home, as lists, filters and the search name it.',
  },
  city: {
    where: 'content/cities.json',
    about: 'A town that the package does not know, or another name for one.',
  },
}

export const CONFIG_PAGES: Readonly<Record<string, FilePage>> = {
  site: {
    where: 'site-config/site.json',
    about: 'The agency: its name, address, offices, and what the law asks it to show.',
  },
  languages: {
    where: 'site-config/languages.json',
    about: 'The languages of the site, and what a missing translation means.',
  },
  routes: { where: 'site-config/routes.json', about: 'Every address of the site, by language.' },
  redirects: {
    where: 'site-config/redirects.json',
    about: 'Addresses that lead elsewhere, such as those of an earlier website.',
  },
  menu: { where: 'site-config/menu.json', about: 'The main menu.' },
  header: { where: 'site-config/header.json', about: 'The header above every page.' },
  'top-bar': { where: 'site-config/top-bar.json', about: 'The bar above the header.' },
  footer: { where: 'site-config/footer.json', about: 'The footer below every page.' },
  banner: {
    where: 'site-config/banner.json',
    about: 'The banner of the home page, and of pages that name none.',
  },
  search: {
    where: 'site-config/search.json',
    about: 'The search block, and words that visitors type for a kind of home.',
  },
  consent: { where: 'site-config/consent.json', about: 'The consent dialog for tags of other companies.' },
  forms: { where: 'site-config/forms.json', about: 'The fields of forms, and where forms are sent.' },
  theme: {
    where: 'site-config/theme.json',
    about: 'Colours, fonts, sizes and distances. [tokens.md](tokens.md) shows their defaults.',
  },
  'ready-theme': {
    where: 'site-config/themes/*.json',
    about: 'A theme that `theme.json` can use by its name.',
  },
  team: {
    where: 'site-config/team.json',
    about: 'The people of the agency. Homes name their agent as `ManagerID`.',
  },
  rules: {
    where: 'site-config/rules.json',
    about: 'Rules of law that change, by the day from which they hold.',
  },
  pictures: {
    where: 'site-config/pictures.json',
    about: 'The encoding of pictures, and the hosts from which they come.',
  },
  map: { where: 'site-config/map.json', about: 'The tiles of the map.' },
  imports: {
    where: 'site-config/imports.json',
    about: 'Exports of a CRM whose records are published ([import.md](../import.md)).',
  },
  service: {
    where: 'site-config/service.json',
    about: 'What the service does with forms ([service.md](../service.md)).',
  },
  owners: {
    where: 'a file of `agency-site import owners`',
    about: 'Owners and the data of their homes ([portal.md](../portal.md)).',
  },
}

const GENERATED = 'Generated from the schema by `npm run docs`.'

/** Name of a file in docs/reference -> its text. */
export function filePages(): Readonly<Record<string, string>> {
  const schemas = jsonSchemas() as Readonly<Record<string, SchemaNode>>
  const described = { ...CONTENT_PAGES, ...CONFIG_PAGES }
  const pages = Object.entries(described).map(([name, page]): [string, string] => {
    const schema = schemas[name]
    if (schema === undefined) throw new Error(`docs/reference describes "${name}", which is no schema`)
    return [`${name}.md`, filePage(name, page, schema)]
  })
  const missing = Object.keys(schemas).filter((name) => !Object.hasOwn(described, name))
  if (missing.length > 0) throw new Error(`docs/reference does not describe ${missing.join(', ')}`)
  return Object.fromEntries(pages)
}

function filePage(name: string, { where, about }: FilePage, schema: SchemaNode): string {
  const title = where.startsWith('a file') ? name : `\`${where}\``
  const intro = `${GENERATED} Editors read it as [${name}.json](../schemas/${name}.json).`
  return [`# ${title}`, about, intro, fieldTables(recordOf(schema), 2)].join('\n\n').trimEnd() + '\n'
}

/** The record of a file that holds one or a list of them. */
function recordOf(schema: SchemaNode): SchemaNode {
  return schema.$defs?.['record'] ?? schema
}

const ABOUT_BLOCKS: Readonly<Record<string, string>> = {
  text: 'One string, or an object with a string for each language: `{ "nl": "Te koop", "fr": "À vendre" }`. A plain string is in the language of the record, or in the default language.',
  flag: '`true` or `false`. Exports of CRMs also write `1` and `0`.',
  date: 'A day such as `"2026-11-21"`. A time behind it is accepted and left out.',
  image:
    'A file below `content/`, such as `"images/office.jpg"`, an https address, or an object with one of them.',
  linkTarget:
    'A page by its original path, such as `"/sell/"`; an address of another site; or `mailto:` and `tel:`.',
  formTarget: 'A path of the site, or an https address. `{form}` becomes the name of the form.',
  publicText: 'A text that is shown only if `public` is true.',
  seo: 'Titles and descriptions for search engines and for shared pages, in one language.',
  pictureItem: 'A picture of a home or a project, as CRMs export it.',
  documentItem: 'A file to download, or one that is mailed on request.',
  pageModule: 'A block of a page. [modules.md](modules.md) shows each kind with a picture.',
  sourcePaths:
    'The name of a field of the export, or several, of which the first filled one counts ([import.md](../import.md#mapping-rules)).',
  conditions: 'A condition, or several that all hold.',
  oneRule: 'A path, or an object that says how the value is read.',
  fieldRule: 'One rule, or a list of which the first one that gives a value applies.',
  anyRule: 'A rule for a value or for a list.',
}

/** docs/reference/values.md: the kinds of values that several files share. */
export function valuesPage(): string {
  const blocks = Object.assign({}, ...Object.values(jsonSchemas()).map(({ $defs }) => $defs)) as Readonly<
    Record<string, SchemaNode>
  >
  const sections = Object.entries(BLOCK_WORDS).map(([name, words]) => {
    const tables = fieldTables(blocks[name] ?? {}, 3)
    return [`## ${words}`, ABOUT_BLOCKS[name] ?? '', tables].filter((part) => part !== '').join('\n\n')
  })
  const intro = `${GENERATED} Fields that are not needed may also be \`null\` or blank, which is the same as leaving them out. An unknown field is an error.`
  return ['# Values', intro, ...sections].join('\n\n') + '\n'
}
