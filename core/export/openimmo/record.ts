/** An `immobilie` of a property or a project, with its parts in the order of the schema 1.2.7. */
import { LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { FORMATS } from '../../languages/languages.ts'
import { textIn } from '../../domain/locale.ts'
import type { Text } from '../../domain/locale.ts'
import { plainOf } from '../../markup/rich-text.ts'
import { contextFor } from '../../view/recorded-site.ts'
import { plainDescription } from '../../view/story.ts'
import type { Html } from '../../view/types.ts'
import { hashOf } from '../../system/hash.ts'
import type { Property } from '../../schema/property.ts'
import type { LinkedProject, LinkedProperty } from '../../site/linked.ts'
import { filesOf, inLanguage, isLocalised, openProject, openProperty } from '../exported.ts'
import type { ExportInput } from '../exported.ts'
import { attachmentsOf } from './attachments.ts'
import { isWholePrice } from '../../domain/terms.ts'
import { priceFor, priceText } from '../../view/price.ts'
import { termsLabel } from '../../view/terms.ts'
import { categoryOf } from './category.ts'
import { contactOf } from './contact.ts'
import { ownFields } from './own-fields.ts'
import { addressOf, areasOf, pricesOf, saleStateOf, stateOf } from './parts.ts'
import type { Languages } from './parts.ts'
import { empty, group, leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

export function propertyElement(linked: LinkedProperty, input: ExportInput): XmlElement {
  const property = inLanguage(openProperty(linked, input), input)
  const languages = languagesOf(linked, input)
  const { locale } = languages
  const offer = {
    webId: linked.types[0],
    goal: property.Goal,
    typeName: textIn(property.MainTypeName, locale),
  }
  const state = saleStateOf(linked)
  const isRented = state === 'VERKAUFT' && linked.availability === 'rented'
  return immobilie([
    categoryOf(offer),
    addressOf(property, languages),
    contactOf(input.site, linked.agent, languages),
    pricesOf(property, locale, priceInWords(property, input, locale)),
    areasOf(property),
    stateOf(property, state),
    textsOf(property, languages, input),
    attachmentsOf(filesOf(linked.property, input), property, languages),
    group('verwaltung_objekt', [
      leaf('objektadresse_freigeben', property.PublishAddress),
      leaf('verfuegbar_ab', textIn(property.Availability, locale)),
      isRented ? leaf('vermietet', true) : undefined,
    ]),
    group('verwaltung_techn', [
      ...identityOf(
        { ...property, kind: 'home', action: property.Status === 6 ? 'REFERENZ' : 'CHANGE' },
        input,
      ),
      property.ProjectID === undefined ? undefined : leaf('master', property.ProjectID, { visible: false }),
      language(property, languages, input),
      ...ownFields(property),
    ]),
  ])
}

/** "Openbare verkoop: startprijs € 150.000" */
function priceInWords(property: Property, input: ExportInput, locale: Locale): string | undefined {
  if (isWholePrice(property.Terms)) return undefined
  const context = contextFor(input, locale)
  return `${termsLabel(context, property) ?? ''}: ${priceText(priceFor(context, property))}`
}

/** A project is a record whose `gruppen_kennung` its units name in `master`. */
export function projectElement(linked: LinkedProject, input: ExportInput): XmlElement {
  const project = inLanguage(openProject(linked, input), input)
  const languages = languagesOf(linked, input)
  return immobilie([
    categoryOf({
      webId: undefined,
      goal: project.Goal,
      typeName: textIn(project.WebIDName, languages.locale),
    }),
    addressOf(project, languages),
    contactOf(input.site, linked.agent, languages),
    textsOf(project, languages, input),
    attachmentsOf(filesOf(linked.project, input), project, languages),
    group('verwaltung_objekt', [leaf('objektadresse_freigeben', project.PublicAddress)]),
    group('verwaltung_techn', [
      ...identityOf({ ...project, kind: 'project', action: 'CHANGE' }, input),
      leaf('gruppen_kennung', project.ID),
      empty('master', { visible: true }),
      language(project, languages, input),
    ]),
  ])
}

function immobilie(parts: readonly (XmlElement | undefined)[]): XmlElement {
  return group('immobilie', parts) as XmlElement
}

/** The language of the export, or the first one of the site in which the record has a page. */
function languagesOf({ paths }: LinkedProperty | LinkedProject, { site, options }: ExportInput): Languages {
  const { defaultLocale: fallback, locales } = site
  const first = [fallback, ...locales].find((code) => paths[code] !== undefined) ?? fallback
  return { locale: options.locale ?? first, fallback }
}

interface Described {
  readonly language?: Locale | undefined
  readonly TypeDescription?: Text | undefined
  readonly Lead?: Text | undefined
  readonly Description?: Text | undefined
}

/** The schema allows one `objekt_text`, which has the main text in the next language. */
function textsOf(
  { TypeDescription, Lead, Description }: Described,
  { locale }: Languages,
  input: ExportInput,
): XmlElement | undefined {
  const isEach = input.options.locale === undefined && isLocalised(Description)
  const other = isEach
    ? LOCALES.find((code) => code !== locale && Description[code] !== undefined)
    : undefined
  return group('freitexte', [
    leaf('objekttitel', textIn(TypeDescription, locale)),
    leaf('dreizeiler', textIn(Lead, locale)),
    leaf('objektbeschreibung', plainText(Description, locale, input)),
    other && leaf('objekt_text', plainText(Description, other, input), { lang: FORMATS[other].tag }),
  ])
}

/** A paragraph or an item of a list is a line, as portals show texts without markup, and no pictures in them. */
function plainText(text: Text | undefined, locale: Locale, input: ExportInput): string | undefined {
  const html = plainDescription(contextFor(input, locale), text)
  const blocks = html?.split(/(?<=<\/(?:p|li|h[2-4]|tr|blockquote)>|<br \/>)/)
  return blocks
    ?.map((block) => plainOf(block as Html))
    .filter((line) => line !== '')
    .join('\n')
}

/** Texts without a language are those of every language. */
function language(
  { language: own, TypeDescription, Description }: Described,
  { locale }: Languages,
  { options }: ExportInput,
): XmlElement | undefined {
  const isKnown =
    options.locale !== undefined ||
    own !== undefined ||
    isLocalised(TypeDescription) ||
    isLocalised(Description)
  return isKnown ? leaf('sprache', FORMATS[own ?? locale].tag) : undefined
}

interface Identified {
  readonly ID: number
  readonly RecordFile?: string | undefined
  readonly LastChangedDate?: string | undefined
  readonly CreatedDate?: string | undefined
  readonly kind: 'home' | 'project'
  readonly action: 'CHANGE' | 'REFERENZ'
}

function identityOf(
  { ID, RecordFile, LastChangedDate, CreatedDate, kind, action }: Identified,
  { site, today }: ExportInput,
): readonly (XmlElement | undefined)[] {
  return [
    leaf('objektnr_intern', `${kind}-${ID}`),
    leaf('objektnr_extern', RecordFile ?? ID),
    empty('aktion', { aktionart: action }),
    leaf('openimmo_obid', worldwideId('O', `${site.config.site.url} ${kind}`, ID)),
    leaf('stand_vom', LastChangedDate ?? CreatedDate ?? today),
  ]
}

/** 31 characters: a letter, three of the software, 17 digits, and ten that tell the sites apart. */
export function worldwideId(kind: 'O' | 'A', name: string, number: number): string {
  return `${kind}AGS${String(number).padStart(17, '0')}${hashOf(name).slice(0, 10)}`
}
