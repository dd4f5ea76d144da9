/** A feed of schema.org (`DataFeed`) with the structured data of the pages, in each language or in one. */
import { textIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import { plainOf } from '../markup/rich-text.ts'
import { contextFor } from '../view/recorded-site.ts'
import type { ViewContext } from '../view/context.ts'
import { agencyData, propertyData, projectData } from '../view/structured-data.ts'
import { plainDescription } from '../view/story.ts'
import type { JsonLd } from '../view/json-ld.ts'
import { exportedProjects, exportedProperties, filesOf, openProject, openProperty } from './exported.ts'
import type { ExportInput } from './exported.ts'

export function* jsonFeed(input: ExportInput): Iterable<string> {
  const { site, options, today } = input
  const locales = options.locale === undefined ? site.locales : [options.locale]
  const [first = site.defaultLocale] = locales
  const { name, url } = site.config.site
  const head = {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    name,
    url,
    dateModified: today,
    inLanguage: locales,
    publisher: agencyData(contextFor(input, first)),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"dataFeedElement":[`
  let separator = '\n'
  for (const locale of locales) {
    for (const item of itemsOf(contextFor(input, locale), { ...input, options: { ...options, locale } })) {
      yield separator + JSON.stringify(item)
      separator = ',\n'
    }
  }
  yield '\n]}\n'
}

function* itemsOf(context: ViewContext, input: ExportInput): Iterable<JsonLd> {
  for (const linked of exportedProjects(input)) {
    const project = {
      ...openProject(linked, input),
      PublicAddress: linked.project.PublicAddress || input.options.hiddenAddresses,
    }
    const images = imagesOf(linked.project, input)
    yield* items(projectData(context, { ...linked, project }, images), project)
  }
  for (const linked of exportedProperties(input)) {
    const open = openProperty(linked, input)
    const property = {
      ...open,
      PublishPrice: open.PublishPrice || input.options.hiddenPrices,
      PublishAddress: open.PublishAddress || input.options.hiddenAddresses,
    }
    const images = imagesOf(linked.property, input)
    const description = descriptionOf(context, property, context.locale)
    yield* items(propertyData(context, { ...linked, property }, { images, description }), property)
  }
}

interface Dated {
  readonly CreatedDate?: string | undefined
  readonly LastChangedDate?: string | undefined
}

function items(data: readonly JsonLd[], { LastChangedDate, CreatedDate }: Dated): readonly JsonLd[] {
  return data.map((item) => ({ '@type': 'DataFeedItem', dateModified: LastChangedDate ?? CreatedDate, item }))
}

function imagesOf(record: Parameters<typeof filesOf>[0], input: ExportInput): readonly string[] {
  return (filesOf(record, input).XLargePictureItems ?? []).map(({ Url }) => Url)
}

/** The whole text without markup and without the marks of pictures; pages give search engines its beginning. */
function descriptionOf(
  context: ViewContext,
  { Lead, Description }: Pick<Parameters<typeof openProperty>[0]['property'], 'Lead' | 'Description'>,
  locale: Locale,
): string | undefined {
  const html = plainDescription(context, Description)
  return html === undefined ? textIn(Lead, locale) : plainOf(html)
}
