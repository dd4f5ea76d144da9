/** The files of site-config/. Each is one schema, so that an editor can complete and check it. */
import { z } from 'zod'
import { FORM_NAMES } from '../domain/forms.ts'
import type { FormName } from '../domain/forms.ts'
import { MAP_TYPES } from '../domain/map-message.ts'
import { isTileUrl } from '../domain/tiles.ts'
import { TAG_PATTERNS } from '../domain/tags.ts'
import {
  colour,
  count,
  date,
  email,
  extra,
  fileRef,
  flag,
  internalPath,
  localeCode,
  localised,
  officeId,
  phone,
  text,
} from './common.ts'
import { localisedUrl, webUrl, zip } from './common.ts'
import { formChoices } from './form-choices.ts'
import { formTarget } from './form-target.ts'
import { autoplaySeconds, image, linkTarget, publishStatus, video } from './page.ts'
import { teamMember } from './property.ts'
import { service } from './service-config.ts'
import { theme } from './theme.ts'

const schemaHint = { $schema: z.string().optional() }

/** A part that is shown only if it is marked public. */
export const publicText = z.strictObject({ public: flag, text })

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00')

/** Hours on which an office is open. Two entries for one day describe a break. */
const openingHours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).describe('weekdays, 1 is Monday'),
    from: timeOfDay,
    to: timeOfDay,
  })
  .refine(({ from, to }) => from < to, { error: 'opening hours whose "to" is later than "from"' })

const office = z.strictObject({
  id: officeId
    .optional()
    .describe('name by which other files refer to the office; default: its position, 1, 2'),
  name: text,
  street: text,
  zip,
  city: text,
  country: z.enum(['BE', 'LU']),
  phone,
  email: email.optional(),
  hours: text
    .optional()
    .describe(
      'an addition to openingHours, such as "in the evening by appointment"; without them, the hours',
    ),
  openingHours: z
    .array(openingHours)
    .optional()
    .describe(
      'opening hours: pages write them out in each language, the service makes appointments within them, and search engines read them',
    ),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})

/** The disclosures of an agent (docs/domain.md#disclosures-of-the-agency). A missing one stops the build. */
const legal = z.strictObject({
  tradeName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  professionalTitle: text,
  registrationNumber: text.describe('BIV / IPI number'),
  countryOfRecognition: text,
  supervisor: text,
  supervisorUrl: localisedUrl,
  codeOfEthics: text,
  codeOfEthicsUrl: localisedUrl,
  insurer: text,
  insurancePolicy: z.string(),
  thirdPartyAccount: z.string().optional(),
})

const unitOfFact = z.enum(['minute', 'hour', 'day', 'workingDay', 'week', 'month', 'year'])

const fact = z.union([z.int().nonnegative(), z.strictObject({ count: z.int().positive(), unit: unitOfFact })])

/** Pages, assets, search files, forms and the service have addresses from the root of their host. */
function isBareOrigin(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

/** Commands and numbers of path data (SVG 2, section 9.3). */
const PATH_DATA = /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/

const iconShape = z.strictObject({
  path: z.string().max(4000).regex(PATH_DATA, 'the data of an SVG path, such as M0 0h32v32H0z'),
  color: colour,
})

/** The agency, its offices and disclosures, and the ids of the tags that load after consent. */
const site = z.strictObject({
  ...schemaHint,
  name: z.string(),
  url: webUrl
    .refine(isBareOrigin, {
      error:
        'an address without path, query, user name and password, such as https://example.be; a site in a folder of a host ' +
        'is not supported, so give it a host of its own, such as https://immo.example.be',
    })
    .transform((url) => new URL(url).origin)
    .describe('the address of the site, without a path'),
  published: flag
    .optional()
    .describe('the site is online: a build that finds no ledger of its addresses stops (docs/ci.md)'),
  description: text.optional(),
  logo: image.optional(),
  logoOnDark: image
    .optional()
    .describe('the logo for dark ground: over pictures, in dark themes and dark footers, and in mails'),
  icon: fileRef.optional().describe('square PNG of 512 px or more'),
  iconShapes: z
    .array(iconShape)
    .min(1)
    .max(20)
    .optional()
    .describe('the same icon as shapes on a grid of 32 x 32, for browsers that show an SVG'),
  openGraphImage: image.optional(),
  offices: z.array(office).min(1),
  legal,
  social: z.array(z.strictObject({ name: z.string(), url: webUrl })).optional(),
  analyticsId: z.string().regex(TAG_PATTERNS.analyticsId, 'an id such as G-ABC123XYZ').optional(),
  adsId: z.string().regex(TAG_PATTERNS.adsId, 'an id such as AW-123456789').optional(),
  tagManagerId: z.string().regex(TAG_PATTERNS.tagManagerId, 'an id such as GTM-ABC123').optional(),
  pixelId: z.string().regex(TAG_PATTERNS.pixelId, 'an id of digits only').optional(),
  facts: z
    .record(z.string().regex(/^[A-Za-z][\w-]{0,39}$/, 'a name such as comparedSales'), fact)
    .optional()
    .describe('numbers and spans of time that texts show as {fact:<name>}'),
  diagnostics: z
    .record(
      z.string().regex(/^AS4\d{3}$/, 'a code of the advert rules, AS4xxx'),
      z.enum(['off', 'warning', 'error']),
    )
    .optional()
    .describe('severity of each advert rule'),
  extra,
})

/** The languages of the site. */
const languages = z.strictObject({
  ...schemaHint,
  languageDefault: localeCode,
  languageFlags: flag.optional(),
  languageUse: z
    .array(z.strictObject({ code: localeCode, use: flag }))
    .min(1)
    .refine((languages) => new Set(languages.map(({ code }) => code)).size === languages.length, {
      error: 'a list with each language once',
    }),
  missing: localised(z.enum(['error', 'warning', 'ignore']))
    .optional()
    .describe('severity of a missing translation'),
  partial: z
    .array(localeCode)
    .optional()
    .describe('languages in which pages are built although some of their texts are not translated'),
})

const breadcrumb = z.strictObject({ name: text, public: flag.optional(), path: internalPath })

/** An entry of the route table. `{town}`, `{slug}`, `{id}`, `{page}`, `{zip}` and `{webid}` make it a pattern. */
const route = z.strictObject({
  original: internalPath,
  type: z.enum(['page', 'article', 'feedback', 'login']).optional(),
  goal: z
    .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .optional()
    .describe('restricts the pattern to these goals'),
  path: localised(internalPath).describe('public path in each language'),
  breadcrumb: z.array(breadcrumb).optional(),
  external: flag.optional().describe('the path belongs to a page outside this site'),
})

const routes = z.strictObject({ ...schemaHint, routes: z.array(route).min(1) })

const redirects = z.strictObject({
  ...schemaHint,
  redirects: z.array(z.strictObject({ from: internalPath, to: linkTarget })),
  tombstoneMonths: count
    .optional()
    .describe('months in which the address of a home that is gone says how it ended (12)'),
})

export interface MenuItem {
  readonly path: string
  readonly status: z.output<typeof publishStatus>
  readonly params: {
    readonly title: z.output<typeof text>
    readonly redirect?: boolean | undefined
    readonly redirectUrl?: string | undefined
  }
  readonly childMenus?: readonly MenuItem[] | undefined
}

/** A menu item. Its address is `/{path}/`, that of a child `/{path}/{childPath}/`. */
const menuItem: z.ZodType<MenuItem> = z.strictObject({
  path: z.string().regex(/^[A-Za-z0-9_/-]*$/, 'a path segment such as for-sale'),
  status: publishStatus,
  params: z.strictObject({ title: text, redirect: flag.optional(), redirectUrl: linkTarget.optional() }),
  get childMenus() {
    return z.array(menuItem).optional()
  },
})

/** Translucent colours show the paper of the page. A missing text colour is chosen by contrast. */
const chromeColours = { background: colour.optional(), color: colour.optional() }

const menu = z.strictObject({
  ...schemaHint,
  ...chromeColours,
  maxItems: z
    .int()
    .min(1)
    .optional()
    .describe(
      'most items in the header; the others, and those with no room, are in the extra menu; default: 6',
    ),
  hideHome: flag.optional(),
  items: z.array(menuItem),
})

const topBarLink = z.strictObject({
  status: publishStatus,
  label: text,
  link: linkTarget,
  icon: z.enum(['phone', 'mail', 'heart', 'key', 'pin']).optional(),
  color: colour.optional(),
})

const topBar = z.strictObject({
  ...schemaHint,
  show: flag,
  ...chromeColours,
  left: z.array(topBarLink).optional(),
  right: z.array(topBarLink).optional(),
})

const header = z.strictObject({
  ...schemaHint,
  wordmark: z.string().optional().describe('name shown as text instead of a logo'),
  logo: image.optional(),
  ...chromeColours,
})

const footerColumn = z.strictObject({
  title: publicText.optional(),
  introText: publicText.optional(),
  fullText: publicText.optional().describe('Markdown; links use paths of the route table'),
  images: z.strictObject({ public: flag, images: z.array(image) }).optional(),
})

const footer = z.strictObject({
  ...schemaHint,
  ...chromeColours,
  columns: z.array(footerColumn).max(6),
  copyright: publicText.optional(),
  links: z.array(z.strictObject({ label: text, path: linkTarget })).optional(),
})

/** The default banner of pages without one. */
const banner = z.strictObject({
  ...schemaHint,
  show: flag,
  type: z.enum(['image', 'color', 'gallery', 'video', 'properties', 'projects']),
  image: image.optional(),
  color: colour.optional(),
  gallery: z.array(image).max(20).optional(),
  video: video.optional(),
  autoplay: autoplaySeconds.optional().describe('seconds after which the next picture is shown'),
  title: publicText.optional(),
  description: publicText.optional(),
  description2: publicText.optional(),
  showLogo: flag.optional(),
})

const searchWords = z.strictObject({
  type: z.int().nonnegative().describe('"WebID" of a type group of "content/categories.json"'),
  words: z
    .array(z.string().trim().min(1, 'a word').max(60, 'a word or a few, of at most 60 characters'))
    .min(1)
    .max(200)
    .describe('in any language; a word counts in every one'),
})

/** Configuration of the search block. Descriptions may contain {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
const search = z.strictObject({
  ...schemaHint,
  showSearchInput: flag,
  showSearchButton: flag,
  showCountProperty: flag,
  showSearchCount: flag,
  data: z
    .strictObject({ countProperty: z.array(count).max(2).optional().describe('sale total, rent total') })
    .optional(),
  title: publicText.optional(),
  description: publicText.optional(),
  description2: publicText.optional(),
  words: z
    .array(searchWords)
    .max(200)
    .optional()
    .describe('what visitors may type for a type group, beside the words that the search box knows'),
})

/** Configuration of the consent dialog (docs/domain.md#consent). */
const consent = z.strictObject({
  ...schemaHint,
  revision: z.int().positive().describe('increase it when the policy changes; visitors are asked again'),
  months: z.int().min(1).max(12).describe('months after which visitors are asked again'),
  mode: z.enum(['basic', 'advanced']).describe('basic: no tag is loaded before consent'),
  policy: internalPath,
  title: text.optional(),
  description: text.optional(),
})

const formTargets = Object.fromEntries(FORM_NAMES.map((name) => [name, formTarget.optional()])) as Record<
  FormName,
  z.ZodOptional<typeof formTarget>
>

/** The fields of forms, and where they are sent. `{form}` in an address becomes the form's name. */
const forms = z.strictObject({
  ...schemaHint,
  target: formTarget.optional().describe('address of every form; default: /api/forms/{form}'),
  targets: z.strictObject(formTargets).optional().describe('addresses of single forms'),
  fields: formChoices
    .optional()
    .describe('the fields of a form that its pages show, in their order; default: all of them'),
  captcha: z
    .union([z.literal(false), formTarget])
    .optional()
    .describe('address of the proof-of-work challenges; false: no proof of work'),
  answers: z
    .enum(['json', 'pages'])
    .optional()
    .describe('how other hosts answer; pages: the browser posts the form without a script'),
})

/** Pictures: encoding, fallbacks, and what may be fetched from elsewhere. */
const pictures = z.strictObject({
  ...schemaHint,
  quality: z.int().min(30).max(95).optional(),
  pngFallback: flag.optional().describe('a PNG beside every WebP'),
  missing: z.enum(['error', 'placeholder']).optional(),
  remote: z
    .strictObject({
      mode: z.enum(['fetch', 'link']).describe('fetch: download and encode; link: keep the remote address'),
      hosts: z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as images.example.com')),
      maxMegabytes: z.number().positive().max(100).optional(),
      timeoutSeconds: z.number().positive().max(300).optional(),
      retries: z.int().min(0).max(10).optional(),
    })
    .optional(),
})

const tiles = z
  .strictObject({
    url: z.string().refine(isTileUrl, {
      error: 'an https address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
    }),
    subdomains: z
      .array(z.string().regex(/^[a-z0-9-]{1,20}$/, 'a subdomain such as a'))
      .min(1)
      .max(8)
      .optional()
      .describe('values for {s} in the address'),
    maxZoom: z.int().min(1).max(22).optional().describe('highest zoom level of the tiles; default: 19'),
    attribution: z
      .array(z.strictObject({ text, url: webUrl.optional() }))
      .min(1)
      .max(6)
      .describe('attribution shown on the map'),
  })
  .refine(({ url, subdomains }) => url.includes('{s}') === (subdomains !== undefined), {
    error: 'an address with {s} and its subdomains, or one without both',
  })

/** The map and the source of its tiles. Visitors contact that host only after a click. */
const map = z.strictObject({
  ...schemaHint,
  road: tiles.optional().describe('street map; default: OpenStreetMap'),
  aerial: tiles.optional().describe('aerial view; default: none'),
  type: z.enum(MAP_TYPES).optional().describe('map that is shown first'),
  marker: fileRef.optional().describe('picture of a map marker, with its point at the bottom'),
})

const dated = { validFrom: date, checkedOn: date, source: z.string().optional() }

const percent = z.number().positive().max(100)

/** Legal rules with the day from which they apply and the day of their last check. */
const rules = z.strictObject({
  ...schemaHint,
  renovation: z.array(z.strictObject({ ...dated, years: z.int().positive() })).min(1),
  deposit: z
    .array(
      z.strictObject({
        ...dated,
        months: z.strictObject({ flanders: count, wallonia: count, brussels: count, luxembourg: count }),
      }),
    )
    .min(1),
  advance: z
    .array(z.strictObject({ ...dated, percent }))
    .optional()
    .describe('share of the price that a buyer pays when an offer is accepted'),
  vat: z
    .array(z.strictObject({ ...dated, standard: percent, reduced: percent }))
    .optional()
    .describe('VAT on new buildings; the reduced rate is for rebuilding after demolition'),
  registrationDuty: z
    .array(
      z.strictObject({
        ...dated,
        percent: z.strictObject({ flanders: percent, wallonia: percent, brussels: percent }),
      }),
    )
    .optional()
    .describe('ordinary registration duty on the sale of land and homes'),
  brusselsScale: z.enum(['spec', 'official-2017']).optional(),
  phoneGrouping: z.enum(['zones', 'spec']).optional(),
  marqueeIgnoreList: z
    .array(z.int().min(1).max(3))
    .optional()
    .describe('marquee statuses that replace the price'),
  tourHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name such as tours.example.com'))
    .optional()
    .describe('further hosts of virtual tours, beside 3D-tour, TVL, Yisual and Matterport'),
})

const team = z.strictObject({ ...schemaHint, members: z.array(teamMember) })

/** File in site-config/ -> its schema. `required` files must exist. */
export const SITE_CONFIG = {
  site: { schema: site, required: true },
  languages: { schema: languages, required: true },
  routes: { schema: routes, required: true },
  menu: { schema: menu, required: true },
  redirects: { schema: redirects, required: false },
  'top-bar': { schema: topBar, required: false },
  header: { schema: header, required: false },
  footer: { schema: footer, required: false },
  banner: { schema: banner, required: false },
  search: { schema: search, required: false },
  consent: { schema: consent, required: false },
  forms: { schema: forms, required: false },
  theme: { schema: theme, required: false },
  pictures: { schema: pictures, required: false },
  map: { schema: map, required: false },
  rules: { schema: rules, required: true },
  team: { schema: team, required: false },
  service: { schema: service, required: false },
} as const

export type SiteConfigName = keyof typeof SITE_CONFIG
export type SiteConfig = {
  readonly [Name in SiteConfigName]: (typeof SITE_CONFIG)[Name]['required'] extends true
    ? z.output<(typeof SITE_CONFIG)[Name]['schema']>
    : z.output<(typeof SITE_CONFIG)[Name]['schema']> | undefined
}
export type Route = z.output<typeof route>
export type Office = z.output<typeof office>
