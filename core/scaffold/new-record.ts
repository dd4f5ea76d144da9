/** New records for a site, with the fields that the law requires of each and blanks for the rest. */
import { isHome, TYPE_GROUPS } from '../domain/home-type.ts'
import type { TypeGroup } from '../languages/language.ts'
import type { Region } from '../domain/region.ts'
import type { Locale } from '../languages/codes.ts'
import { slugOf } from '../site/slug.ts'
import { menuItemOf, routeOf } from './addition.ts'
import type { Addition } from './addition.ts'
import { COUNTRY_IDS } from './find-town.ts'
import type { Town } from './find-town.ts'
import { inLanguages } from './localise.ts'
import type { Languages, Texts } from './localise.ts'
import { json } from './site-files.ts'
import type { RecordKind } from './record-kinds.ts'
import { officeOf, schemaOf } from './site-config.ts'
import type { StarterTexts } from './starter.ts'

export interface Wanted {
  /** Title, name, or for a redirect the former address; absent: a blank. */
  readonly name: string | undefined
  /** The new address of a redirect. */
  readonly target: string | undefined
  readonly town: Town
  /** The type of a home. */
  readonly type: TypeGroup
  readonly isRented: boolean
  /** The kind of an article. */
  readonly category: string
  /** Whether the menu leads to a page. */
  readonly isInMenu: boolean
}

/** The records that the site has. */
export interface KnownSite {
  readonly languages: Languages
  readonly name: string
  readonly officeIds: readonly string[]
  readonly ids: Readonly<Record<'property' | 'project' | 'person', readonly number[]>>
  readonly today: string
}

interface Making {
  readonly wanted: Wanted
  readonly known: KnownSite
  readonly texts: StarterTexts
}

const MAKERS: Readonly<Record<RecordKind, (making: Making) => readonly Addition[]>> = {
  property: propertyFiles,
  project: projectFiles,
  page: pageFiles,
  article: articleFiles,
  person: personEntry,
  office: officeEntry,
  redirect: redirectEntry,
}

export function newRecord(kind: RecordKind, making: Making): readonly Addition[] {
  return MAKERS[kind](making)
}

/** The given text in the first language, and blanks in the others. */
function titled(text: string | undefined, blanks: Texts, [first]: Languages): Texts {
  return text === undefined ? blanks : { ...blanks, [first]: text }
}

function nextId(ids: readonly number[]): number {
  return ids.reduce((most, id) => Math.max(most, id), 0) + 1
}

function placeOf({ wanted: { town }, known: { languages }, texts }: Making): object {
  return {
    Street: texts.record.street[languages[0]],
    HouseNumber: texts.record.houseNumber[languages[0]],
    Zip: town.zip,
    City: inLanguages(town.names, languages),
    CountryID: COUNTRY_IDS[town.country],
  }
}

function propertyFiles(making: Making): readonly Addition[] {
  const { wanted, known, texts } = making
  const { languages, ids, today } = known
  const [manager] = ids.person
  const id = nextId(ids.property)
  const record = {
    ID: id,
    Goal: wanted.isRented ? 1 : 0,
    Status: 1,
    WebID: TYPE_GROUPS[wanted.type],
    TypeDescription: inLanguages(titled(wanted.name, texts.record.title, languages), languages),
    Description: inLanguages(texts.record.description, languages),
    Price: null,
    PublishPrice: true,
    PublishAddress: true,
    ...placeOf(making),
    ...factsOf(wanted.type),
    ...askedByLaw(wanted),
    CadastralIncome: null,
    ...(manager !== undefined && { ManagerID: manager }),
    CreatedDate: today,
    XLargePictureItems: [],
  }
  return [{ file: `content/properties/${id}.json`, content: json(record) }]
}

/** The facts that visitors look for first. */
function factsOf(type: TypeGroup): object {
  if (type === 'land') return { SurfaceGround: null }
  if (type === 'garage') return { SurfaceTotal: null }
  const rooms = isHome([TYPE_GROUPS[type]])
    ? { NumberOfBedRooms: null, SurfaceLiving: null }
    : { SurfaceTotal: null }
  return { ...rooms, SurfaceGround: null, ConstructionYear: null }
}

/** Fields that an advert needs in a region (docs/law.md). The rules of `check` name those that stay empty. */
function askedByLaw({ town: { region }, type, isRented }: Wanted): object {
  const rented = {
    ChargesRenter: null,
    ...(region !== 'luxembourg' && { ChargesType: null }),
    DepositAmount: null,
    ...(region === 'brussels' && { IndividualMeters: null, Management: null }),
  }
  const certificate = type === 'land' || type === 'garage' ? {} : certificateIn(region)
  return { ...certificate, ...(isRented ? rented : planningIn(region)) }
}

function certificateIn(region: Region): object {
  return region === 'luxembourg'
    ? { EnergyClass: null, InsulationClass: null, CO2Class: null }
    : {
        EnergyPerformance: null,
        EPCLabelText: null,
        EPCCertificateNumber: null,
        ...(region === 'wallonia' && { TotalEnergy: null }),
      }
}

function planningIn(region: Region): object {
  if (region === 'flanders') return { PScore: null, GScore: null, PlanningCodes: [], JudicialDecision: null }
  return region === 'luxembourg' ? {} : { PlanningInformation: null }
}

function projectFiles(making: Making): readonly Addition[] {
  const { wanted, known, texts } = making
  const { languages, ids, today } = known
  const id = nextId(ids.project)
  const record = {
    ID: id,
    Goal: wanted.isRented ? 1 : 0,
    TypeDescription: inLanguages(titled(wanted.name, texts.record.title, languages), languages),
    Description: inLanguages(texts.record.description, languages),
    PublicAddress: true,
    ...placeOf(making),
    CreatedDate: today,
    XLargePictureItems: [],
  }
  return [{ file: `content/projects/${id}.json`, content: json(record) }]
}

function slugOfName(name: string | undefined, kind: string): string {
  return slugOf(name ?? `new-${kind}`, `new-${kind}`)
}

function pageFiles({ wanted, known: { languages }, texts }: Making): readonly Addition[] {
  const { name, isInMenu } = wanted
  const slug = slugOfName(name, 'page')
  const title = inLanguages(titled(name, texts.record.title, languages), languages)
  const record = {
    path: `/${slug}/`,
    params: {
      title,
      description: inLanguages(texts.record.summary, languages),
      showBreadcrumb: true,
      modules: [{ span: 8, description: inLanguages(texts.record.text, languages) }],
    },
  }
  return [
    { file: `content/pages/${slug}.json`, content: json(record) },
    routeOf(`/${slug}/`, languages),
    ...(isInMenu ? [menuItemOf(slug, title)] : []),
  ]
}

/** A file for each language. Texts in quotation marks of JSON are YAML as well. */
function articleFiles({ wanted, known, texts }: Making): readonly Addition[] {
  const { name, category } = wanted
  const slug = slugOfName(name, 'article')
  const original = `/${category}/${slug}/`
  const titles = titled(name, texts.record.title, known.languages)
  const inLanguage = (language: Locale): Addition => {
    const front = {
      id: slug,
      category,
      path: original,
      status: 'Published',
      createDate: known.today,
      title: titles[language],
      summary: texts.record.summary[language],
    }
    const rows = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    const content = `---\n${rows.join('\n')}\n---\n\n${texts.record.text[language]}\n`
    return { file: `content/articles/${category}/${slug}.${language}.md`, content }
  }
  return [...known.languages.map(inLanguage), routeOf(original, known.languages)]
}

function personEntry({ wanted: { name, town }, known, texts }: Making): readonly Addition[] {
  const { languages, ids, officeIds } = known
  const [office] = officeIds
  const entry = {
    id: nextId(ids.person),
    name: name ?? texts.person.name[languages[0]],
    role: inLanguages(texts.person.role, languages),
    registration: inLanguages(texts.person[town.country], languages),
    phone: texts.office.phone[languages[0]],
    email: texts.office.email[languages[0]],
    ...(office !== undefined && { office }),
  }
  const fresh = { $schema: schemaOf('team'), members: [] }
  return [{ file: 'site-config/team.json', list: 'members', entry, fresh }]
}

function officeEntry({ wanted: { name, town }, known, texts }: Making): readonly Addition[] {
  const { languages, officeIds } = known
  const answers = { name: known.name, towns: [town, town] as const, languages }
  const made = officeOf(town, { answers, texts }) as { readonly id: string }
  const free = (count: number): string => {
    const id = count === 1 ? made.id : `${made.id}-${count}`
    return officeIds.includes(id) ? free(count + 1) : id
  }
  const entry = { ...made, id: free(1), ...(name !== undefined && { name }) }
  return [{ file: 'site-config/site.json', list: 'offices', entry, fresh: {} }]
}

function redirectEntry({ wanted: { name, target } }: Making): readonly Addition[] {
  const fresh = { $schema: schemaOf('redirects'), redirects: [] }
  return [{ file: 'site-config/redirects.json', list: 'redirects', entry: { from: name, to: target }, fresh }]
}
