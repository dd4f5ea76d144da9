/**
 * A page exists in a language only if every text that it shows in the default language exists there. Texts are those that a page leaves
 * out where they are not translated; names (of streets, types, pictures) are shown in their own language with its `lang`.
 */
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import { textIn } from '../domain/locale.ts'
import type { Localised, Text } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { Article } from '../schema/article.ts'
import type { Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { LinkContext } from './context.ts'
import { isPublished } from './published.ts'
import { pointAt } from './records.ts'
import type { Origin } from './records.ts'

/** A text of a record, and the way to it. */
type PlacedText = readonly [path: DataPath, text: Text | undefined]

interface Titled {
  readonly name: string
  readonly titles: Localised<string>
  readonly texts: readonly PlacedText[]
  readonly origins: readonly Origin[]
  /** Languages in which the page exists without these texts. */
  readonly always?: readonly Locale[]
}

/** The titles of the languages that have all texts; the first text that lacks in a language is reported. */
export function completeTitles(context: LinkContext, record: Titled): Localised<string> {
  const { defaultLocale, config } = context
  const entries = Object.entries(record.titles) as readonly (readonly [Locale, string])[]
  const complete = entries.filter(([locale]) => {
    if (record.always?.includes(locale) === true) return true
    const missing = record.texts.find(([, text]) => textIn(text, defaultLocale) && !textIn(text, locale))
    if (missing === undefined || config.languages.partial?.includes(locale) === true) return true
    const [path] = missing
    const severity = config.languages.missing?.[locale] === 'error' ? 'error' : 'warning'
    const params = { name: record.name, locale, field: path.join('.') }
    context.report(problem('AS3208', params, { at: pointAt(record, ...path), severity }))
    return false
  })
  return Object.fromEntries(complete)
}

const PROPERTY_TEXTS = [
  ...([
    'Lead',
    'Description',
    'AgentNote',
    'Availability',
    'Kitchen',
    'Heating',
    'Roof',
    'AsbestosType',
  ] as const),
  ...(['Management', 'FloodZone', 'PlanningInformation'] as const),
]

export function textsOfProperty(property: Property): readonly PlacedText[] {
  return [
    ...PROPERTY_TEXTS.map((field): PlacedText => [[field], property[field]]),
    ...namesIn('Documents', property.Documents),
    ...namesIn('Dwellings', property.Dwellings),
  ]
}

export function textsOfProject(project: Project): readonly PlacedText[] {
  return [
    ...(['Lead', 'Description', 'Progress', 'Delivery'] as const).map((field): PlacedText => [
      [field],
      project[field],
    ]),
    ...namesIn('Documents', project.Documents),
  ]
}

export function textsOfArticle({ summary, place, content }: Article): readonly PlacedText[] {
  return [
    [['summary'], summary],
    [['place'], place],
    [['content'], content],
  ]
}

/** Pages for which the interface has words where theirs are not translated. */
const WORDED = new Set<string | undefined>(['/404/', '/property-not-found/'])

export function textsOfPage({ path, params = {} }: Page): readonly PlacedText[] {
  if (WORDED.has(path)) return []
  const { description, content, modules = [] } = params
  const ofModules = modules.flatMap((module, index): readonly PlacedText[] =>
    isPublished(module)
      ? (['title', 'description', 'description2'] as const).map((field) => [
          ['params', 'modules', index, field],
          module[field],
        ])
      : [],
  )
  return [[['params', 'description'], description], [['params', 'content'], content], ...ofModules]
}

/** An entry without a name in the language is not shown. */
function namesIn(field: string, entries: readonly { readonly Name?: Text | undefined }[] = []) {
  return entries.map(({ Name }, index): PlacedText => [[field, index, 'Name'], Name])
}
