/**
 * Records as they leave the site: what its pages show, with the fields that are kept for exports. Hidden prices and
 * addresses stay hidden unless the caller asks for them.
 */
import { frameOf } from '../domain/picture-frame.ts'
import { priceOf } from '../domain/money.ts'
import { withoutAmounts } from '../domain/terms.ts'
import { nameIn, textIn } from '../domain/locale.ts'
import type { Localised } from '../domain/locale.ts'
import { isLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { lastingAddress } from '../network/lasting-address.ts'
import type { PlannedPictures } from '../plan/pictures.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { DocumentItem, PictureItem } from '../schema/record-files.ts'
import type { LinkedProject, LinkedProperty, LinkedSite, Paths } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { picturesOfRecord } from '../site/record-pictures.ts'
import type { Assets, RecipeName } from '../view/context.ts'

export interface ExportOptions {
  readonly hiddenPrices: boolean
  readonly hiddenAddresses: boolean
  /** Texts and addresses of one language only. */
  readonly locale?: Locale | undefined
}

export interface ExportInput {
  readonly site: LinkedSite
  readonly pictures: PlannedPictures
  /** The files of the templates. No export names one, so those of a site that is not built suffice. */
  readonly assets: Assets
  /** The day of the export, an ISO date. */
  readonly today: string
  readonly options: ExportOptions
}

/** The properties with a page, or with one in the language of the export. */
export function exportedProperties({ site, options }: ExportInput): readonly LinkedProperty[] {
  return site.properties.filter(({ paths }) => isShown(paths, options))
}

export function exportedProjects({ site, options }: ExportInput): readonly LinkedProject[] {
  return site.projects.filter(({ paths }) => isShown(paths, options))
}

function isShown(paths: Paths, { locale }: ExportOptions): boolean {
  return locale === undefined ? Object.keys(paths).length > 0 : paths[locale] !== undefined
}

/** A property without its hidden parts. A price that its page does not show is hidden, as that of a sold home. */
export function openProperty(linked: LinkedProperty, input: ExportInput): Property {
  const { property } = linked
  const { hiddenPrices, hiddenAddresses } = input.options
  const shown = !isSold(linked) && priceOf(property, input.site.config.rules).kind === 'amount'
  // The state of papers is for the office alone.
  const { papers: _papers, ...open } = property
  const { Price: _price, PriceUnit: _unit, PriceUnitText: _text, LandPrice: _land, ...unpriced } = open
  const { Terms } = open
  const hidden = Terms === undefined ? unpriced : { ...unpriced, Terms: withoutAmounts(Terms) }
  const isOpen =
    shown || hiddenPrices || (property.PublishPrice && !isSold(linked) && Terms?.kind === 'life-annuity')
  const priced = isOpen ? open : hidden
  return property.PublishAddress || hiddenAddresses ? priced : withoutAddress(priced)
}

export function openProject({ project }: LinkedProject, { options }: ExportInput): Project {
  return project.PublicAddress || options.hiddenAddresses ? project : withoutAddress(project)
}

function withoutAddress<Located extends Property | Project>(record: Located): Located {
  const hidden = ['Street', 'HouseNumber', 'BoxNr', 'Latitude', 'Longitude']
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field))) as Located
}

/** The addresses of the pages of a record. */
export function pageAddresses(paths: Paths, { site, options }: ExportInput): Localised<string> {
  const { url } = site.config.site
  const entries = Object.entries(paths).filter(
    ([code]) => options.locale === undefined || code === options.locale,
  )
  return Object.fromEntries(entries.map(([code, path]) => [code, `${url}${encodeURI(path)}`]))
}

/** The files of a record at addresses that others can fetch. */
export interface ExportedFiles {
  readonly XLargePictureItems?: readonly PictureItem[]
  readonly PlanItems?: readonly PictureItem[]
  readonly Documents?: readonly DocumentItem[]
}

export function filesOf(record: Property | Project, input: ExportInput): ExportedFiles {
  const pictures = picturesOfRecord(record).flatMap((item) => exportedPicture(item, 'photo', input))
  const plans = (record.PlanItems ?? []).flatMap((item) => exportedPicture(item, 'plan', input))
  const documents = (record.Documents ?? []).map((document) => exportedDocument(document, input))
  return {
    ...(pictures.length === 0 ? {} : { XLargePictureItems: pictures }),
    ...(plans.length === 0 ? {} : { PlanItems: plans }),
    ...(documents.length === 0 ? {} : { Documents: documents }),
  }
}

/**
 * A picture of another host keeps its address, unless that expires. Any other has that of its largest variant on the
 * site; a missing one is left out, as on its page.
 */
function exportedPicture(
  item: PictureItem,
  recipe: RecipeName,
  { pictures, site }: ExportInput,
): PictureItem[] {
  // The part that is shown is the whole file at its address; a picture of another host is shown whole.
  const { Crop: _crop, ...whole } = item
  const { file } = frameOf(item.Url)
  const url = /^https?:/i.test(file) && URL.canParse(file) ? new URL(file) : undefined
  if (url !== undefined && lastingAddress(url) === url.href) return [{ ...whole, Url: file }]
  const [largest] = pictures.sizes(item.Url, recipe).toSorted((one, other) => other.width - one.width)
  if (largest === undefined) return []
  const { src, width: Width, height: Height } = largest
  return [{ ...whole, Url: `${site.config.site.url}${src}`, Width, Height }]
}

/** A document that is sent on request only has a name and no address. */
function exportedDocument({ OnRequest: _file, ...item }: DocumentItem, { site }: ExportInput): DocumentItem {
  if (item.Url === undefined || /^https?:/i.test(item.Url)) return item
  return {
    ...item,
    Url: `${site.config.site.url}/${encodeURI(item.Url).replace(/[?#]/g, encodeURIComponent)}`,
  }
}

/** Proper names, for which a name in another language is better than none. */
const NAMES: ReadonlySet<string> = new Set(['City', 'Street', 'CountryName', 'Name'])

/** A record with its texts in the language of the export only, at any depth. */
export function inLanguage<T>(record: T, { options: { locale }, site }: ExportInput): T {
  return locale === undefined ? record : (inOne(record, { locale, fallback: site.defaultLocale }) as T)
}

interface Wanted {
  readonly locale: Locale
  readonly fallback: Locale
}

function inOne(value: unknown, wanted: Wanted, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => inOne(each, wanted, name))
  if (typeof value !== 'object' || value === null) return value
  const { locale, fallback } = wanted
  if (isLocalised(value)) return NAMES.has(name) ? nameIn(value, locale, fallback) : textIn(value, locale)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOne(each, wanted, key)]))
}

export function isLocalised(value: unknown): value is Localised<string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}
