/** The files of site-config/. Each is one schema, so that an editor can complete and check it. */
import { z } from 'zod'
import type { CONFIG_NAMES } from '../domain/config-names.ts'
import { FORM_NAMES } from '../domain/forms.ts'
import type { FormName } from '../domain/forms.ts'
import { HOST_NAMES } from '../domain/host-names.ts'
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
  history,
  internalPath,
  localeCode,
  localised,
  officeId,
  phone,
  text,
  timeOfDay,
} from './common.ts'
import { localisedUrl, webUrl, zip } from './common.ts'
import { formChoices } from './form-choices.ts'
import { formTarget } from './form-target.ts'
import { imports } from './imports.ts'
import { autoplaySeconds, image, linkTarget, publishStatus, video } from './page.ts'
import { teamMember } from './property.ts'
import { service } from './service-config.ts'
import { theme } from './theme.ts'

const schemaHint = {
  $schema: z
    .string()
    .optional()
    .describe('address of the JSON schema, by which an editor completes and checks the file'),
}

/** The file adds to the default of the package instead of taking its place (docs/own-site.md#defaults). */
const extendsDefault = {
  extends: z
    .literal('default')
    .optional()
    .describe('add to the default of the package: entries with the same name or day replace its own'),
}

/** A part that is shown only if it is marked public. */
export const publicText = z.strictObject({
  public: flag.describe('whether the text is shown'),
  text: text.describe('the text'),
})

/** Hours on which an office is open. Two entries for one day describe a break. */
const openingHours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).describe('weekdays, 1 is Monday'),
    from: timeOfDay.describe('time of opening'),
    to: timeOfDay.describe('time of closing, later than "from"'),
  })
  .refine(({ from, to }) => from < to, { error: 'opening hours whose "to" is later than "from"' })

export const office = z.strictObject({
  id: officeId
    .optional()
    .describe('name by which other files refer to the office; default: its position, 1, 2'),
  name: text.describe('name of the office, such as its town'),
  street: text.describe('street and house number'),
  zip: zip.describe('postal code'),
  city: text.describe('town'),
  country: z.enum(['BE', 'LU']).describe('country: BE or LU'),
  phone: phone.describe('telephone number, which pages format for each language'),
  email: email
    .optional()
    .describe('e-mail address of the office; the first one receives the forms of a site without a service'),
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
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .describe('degrees north, from 49.4 to 51.6 in Belgium and Luxembourg'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .describe('degrees east, from 2.4 to 6.6 in Belgium and Luxembourg'),
})

/** The disclosures of an agent (docs/domain.md#disclosures-of-the-agency). A missing one stops the build. */
const legal = z.strictObject({
  tradeName: z.string().describe('name of the company, with its legal form'),
  companyNumber: z.string().describe('enterprise number of the company'),
  vatNumber: z.string().describe('VAT number of the company'),
  professionalTitle: text.describe('title of the profession, such as Vastgoedmakelaar'),
  registrationNumber: text.describe('BIV / IPI number'),
  countryOfRecognition: text.describe('country that granted the title'),
  supervisor: text.describe('name and address of the supervising authority'),
  supervisorUrl: localisedUrl.describe('website of the supervising authority'),
  codeOfEthics: text.describe('name of the code of conduct'),
  codeOfEthicsUrl: localisedUrl.describe('address of the code of conduct'),
  insurer: text.describe('insurer of the professional liability'),
  insurancePolicy: z.string().describe('number of the insurance policy'),
  thirdPartyAccount: z.string().optional().describe('number of the account for money of third parties'),
})

const unitOfFact = z.enum(['minute', 'hour', 'day', 'workingDay', 'week', 'month', 'year'])

const fact = z.union([
  z.int().nonnegative(),
  z.strictObject({
    count: z.int().positive().describe('the number'),
    unit: unitOfFact.describe('the unit of time'),
  }),
])

/** Folders that need no encoding and are no names of hidden files. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/

function isSiteAddress(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address)
  return PLAIN_PATH.test(pathname) && `${search}${hash}${username}${password}` === ''
}

/** Commands and numbers of path data (SVG 2, section 9.3). */
const PATH_DATA = /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/

const iconShape = z.strictObject({
  path: z
    .string()
    .max(4000)
    .regex(PATH_DATA, 'the data of an SVG path, such as M0 0h32v32H0z')
    .describe('data of an SVG path'),
  color: colour.describe('colour of the shape'),
})

/** The editor in the browser, which changes the files of the site by commits (docs/editor.md). */
const editor = z.strictObject({
  path: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a folder of the site such as editor')
    .describe('the folder of the site in which the editor is published, such as editor'),
  repository: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'an owner and a name such as agency/site')
    .describe('the repository of the site, such as agency/site'),
  branch: z
    .string()
    .regex(/^[\w./-]+$/, 'the name of a branch')
    .optional()
    .describe('default: main'),
  backend: z.enum(['github', 'gitlab', 'gitea']).optional().describe('default: github'),
  address: z
    .url({ protocol: /^https$/, error: 'an address such as https://git.agency.be' })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('where the service of the repository is, if it is not the public one'),
})
export type EditorSettings = z.output<typeof editor>

/** The agency, its offices and disclosures, and the ids of the tags that load after consent. */
const site = z.strictObject({
  ...schemaHint,
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'a version such as 0.1.0')
    .optional()
    .describe(
      'the version of agency-site that the files of the site were written for; upgrade reads and sets it',
    ),
  name: z.string().describe('name of the agency'),
  url: webUrl
    .refine(isSiteAddress, {
      error:
        'an address without query, user name and password, such as https://example.be, or https://example.be/immo for a ' +
        'site in a folder of its host, whose name has plain letters, digits and - . _ ~ only',
    })
    .transform((url) => new URL(url).href.replace(/\/$/, ''))
    .describe('the address of the site; with a path for a site in a folder of its host'),
  hosting: z
    .strictObject({
      target: z.enum(HOST_NAMES).optional().describe('the host whose files a build makes, as with --target'),
      service: z
        .url({ protocol: /^https?$/, error: 'an address such as https://service.agency.be' })
        .transform((url) => new URL(url).origin)
        .optional()
        .describe('the service to which the host passes requests for /api/ on'),
    })
    .optional()
    .describe('the host of the site, and of its service'),
  editor: editor.optional().describe('the editor in the browser, which agency-site cms writes'),
  published: flag
    .optional()
    .describe('the site is online: a build that finds no ledger of its addresses stops (docs/ci.md)'),
  languages: z
    .array(localeCode)
    .min(1)
    .optional()
    .describe(
      'the languages of a site without a languages.json, the default language first; default: those of the region',
    ),
  description: text.optional().describe('description of the site for search engines, where a page has none'),
  logo: image.optional().describe('the logo in header, footer and mails; without it, the name is written'),
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
  openGraphImage: image.optional().describe('picture of a shared page that has none of its own'),
  offices: z.array(office).min(1).describe('the offices; the first one is that of the agency'),
  legal: legal.describe('what the law requires an agency to show'),
  social: z
    .array(
      z.strictObject({
        name: z.string().describe('name of the network'),
        url: webUrl.describe('address of the profile'),
      }),
    )
    .optional()
    .describe('the profiles of the agency in social networks, shown in the footer'),
  analyticsId: z
    .string()
    .regex(TAG_PATTERNS.analyticsId, 'an id such as G-ABC123XYZ')
    .optional()
    .describe('id of Google Analytics, which loads after consent'),
  adsId: z
    .string()
    .regex(TAG_PATTERNS.adsId, 'an id such as AW-123456789')
    .optional()
    .describe('id of Google Ads, which loads after consent'),
  tagManagerId: z
    .string()
    .regex(TAG_PATTERNS.tagManagerId, 'an id such as GTM-ABC123')
    .optional()
    .describe('id of Google Tag Manager, which loads after consent'),
  pixelId: z
    .string()
    .regex(TAG_PATTERNS.pixelId, 'an id of digits only')
    .optional()
    .describe('id of the Meta Pixel, which loads after consent'),
  facts: z
    .record(z.string().regex(/^[A-Za-z][\w-]{0,39}$/, 'a name such as comparedSales'), fact)
    .optional()
    .describe('numbers and spans of time that texts show as {fact:<name>}'),
  history: history.describe(
    'what pages say of the time that homes are on the market; a home may say otherwise',
  ),
  diagnostics: z
    .record(
      z.string().regex(/^AS4\d{3}$/, 'a code of the advert rules, AS4xxx'),
      z.enum(['off', 'warning', 'error']),
    )
    .optional()
    .describe('level of rules of adverts by their codes, such as { "AS4107": "off" }'),
  extra,
})

/** The languages of the site. */
const languages = z.strictObject({
  ...schemaHint,
  languageDefault: localeCode.describe('the first language of the site, and of texts that are one string'),
  languageFlags: flag.optional().describe('whether the language switcher shows flags; default: false'),
  languageUse: z
    .array(
      z.strictObject({
        code: localeCode.describe('code of the language: nl, fr, en or de'),
        use: flag.describe('whether the language is published'),
      }),
    )
    .min(1)
    .refine((languages) => new Set(languages.map(({ code }) => code)).size === languages.length, {
      error: 'a list with each language once',
    })
    .describe('the languages in their order'),
  missing: localised(z.enum(['error', 'warning', 'ignore']))
    .optional()
    .describe('severity of a missing translation'),
  partial: z
    .array(localeCode)
    .optional()
    .describe('languages in which pages are built although some of their texts are not translated'),
})

const breadcrumb = z.strictObject({
  name: text.describe('text of the step'),
  public: flag.optional().describe('whether the step is shown; default: true'),
  path: internalPath.describe('page of the step, by its original path'),
})

/** An entry of the route table. `{town}`, `{slug}`, `{id}`, `{page}`, `{zip}` and `{webid}` make it a pattern. */
const route = z.strictObject({
  original: internalPath.describe('name of the page inside the site, to which menus and links refer'),
  type: z
    .enum(['page', 'article', 'feedback', 'login'])
    .optional()
    .describe('kind of page: "feedback" and "login" are kept out of search engines and sitemaps'),
  goal: z
    .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .optional()
    .describe('restricts the pattern to these goals'),
  path: localised(internalPath).describe('public path in each language'),
  breadcrumb: z
    .array(breadcrumb)
    .optional()
    .describe('steps above the page; default: those of the tree of pages'),
  external: flag.optional().describe('the path belongs to a page outside this site'),
})

const routes = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  routes: z.array(route).min(1).describe('the route table'),
})

const redirects = z.strictObject({
  ...schemaHint,
  redirects: z
    .array(
      z.strictObject({
        from: internalPath.describe('the former path'),
        to: linkTarget.describe('page by its original path, or another address'),
      }),
    )
    .describe('addresses of an earlier website, or of your own, and where they lead'),
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
  path: z
    .string()
    .regex(/^[A-Za-z0-9_/-]*$/, 'a path segment such as for-sale')
    .describe('part of the original path, such as for-sale'),
  status: publishStatus.describe('only "Published" entries are shown'),
  params: z
    .strictObject({
      title: text.describe('text of the entry'),
      redirect: flag.optional().describe('whether the entry leads to "redirectUrl"'),
      redirectUrl: linkTarget.optional().describe('target of the entry instead of its path'),
    })
    .describe('text and target of the entry'),
  get childMenus() {
    return z.array(menuItem).optional().describe('entries below this one')
  },
})

/** Translucent colours show the paper of the page. A missing text colour is chosen by contrast. */
const chromeColours = {
  background: colour.optional().describe('colour of the ground'),
  color: colour.optional().describe('colour of the text; without it, one with enough contrast is chosen'),
}

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
  hideHome: flag.optional().describe('whether the header leaves out the home page; default: false'),
  items: z.array(menuItem).describe('the entries of the menu'),
})

const topBarLink = z.strictObject({
  status: publishStatus.describe('only "Published" links are shown'),
  label: text.describe('text of the link'),
  link: linkTarget.describe('target of the link'),
  icon: z.enum(['phone', 'mail', 'heart', 'key', 'pin']).optional().describe('icon before the text'),
  color: colour.optional().describe('colour of the link'),
})

const topBar = z.strictObject({
  ...schemaHint,
  show: flag.describe('whether the bar is shown'),
  ...chromeColours,
  left: z.array(topBarLink).optional().describe('links on the left'),
  right: z.array(topBarLink).optional().describe('links on the right'),
})

const header = z.strictObject({
  ...schemaHint,
  wordmark: z.string().optional().describe('name shown as text instead of a logo'),
  logo: image.optional().describe('logo of the header, instead of the one in site.json'),
  ...chromeColours,
})

const footerColumn = z.strictObject({
  title: publicText.optional().describe('heading of the column'),
  introText: publicText.optional().describe('first lines of the column'),
  fullText: publicText.optional().describe('Markdown; links use paths of the route table'),
  images: z
    .strictObject({
      public: flag.describe('whether the pictures are shown'),
      images: z.array(image).describe('the pictures'),
    })
    .optional()
    .describe('pictures of the column, such as logos of associations')
    .describe('the pictures'),
})

const footer = z.strictObject({
  ...schemaHint,
  ...chromeColours,
  columns: z.array(footerColumn).max(6).describe('the columns, at most six'),
  copyright: publicText.optional().describe('the last line'),
  links: z
    .array(
      z.strictObject({
        label: text.describe('text of the link'),
        path: linkTarget.describe('target of the link'),
      }),
    )
    .optional()
    .describe('links beside the last line'),
})

/** The default banner of pages without one. */
const banner = z.strictObject({
  ...schemaHint,
  show: flag.describe('whether the home page has this banner if it names none'),
  type: z
    .enum(['image', 'color', 'gallery', 'video', 'properties', 'projects'])
    .describe('what the banner shows; "properties" and "projects" show the newest ones'),
  image: image.optional().describe('picture of the type "image", and the first one of a video'),
  color: colour.optional().describe('colour of the type "color"'),
  gallery: z.array(image).max(20).optional().describe('pictures of the type "gallery"'),
  video: video.optional().describe('video of the type "video"'),
  autoplay: autoplaySeconds.optional().describe('seconds after which the next picture is shown'),
  title: publicText.optional().describe('headline'),
  description: publicText.optional().describe('text below the headline'),
  description2: publicText.optional().describe('second text below the headline'),
  showLogo: flag.optional().describe('whether the logo stands above the headline'),
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
  showSearchInput: flag.describe('whether the search has its field; without it, it has links to the lists'),
  showSearchButton: flag.describe('whether the field has a button'),
  showCountProperty: flag.describe('whether the search shows how many homes are offered'),
  showSearchCount: flag.describe('whether suggestions show how many homes they lead to'),
  data: z
    .strictObject({ countProperty: z.array(count).max(2).optional().describe('sale total, rent total') })
    .optional()
    .describe('numbers of a content system'),
  title: publicText.optional().describe('heading of the search'),
  description: publicText.optional().describe('text below the heading'),
  description2: publicText.optional().describe('second text below the heading'),
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
  policy: internalPath.describe('page of the cookie policy, by its original path'),
  title: text.optional().describe('heading of the dialog; default: a text of the package'),
  description: text.optional().describe('text of the dialog; default: a text of the package'),
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
  quality: z.int().min(30).max(95).optional().describe('quality of WebP, from 30 to 95; default: 75'),
  pngFallback: flag.optional().describe('a PNG beside every WebP'),
  missing: z
    .enum(['error', 'placeholder'])
    .optional()
    .describe(
      'a picture that is missing stops the build ("error", the default), or is replaced by a drawing ("placeholder")',
    ),
  remote: z
    .strictObject({
      mode: z.enum(['fetch', 'link']).describe('fetch: download and encode; link: keep the remote address'),
      hosts: z
        .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as images.example.com'))
        .describe('hosts that pictures may come from'),
      maxMegabytes: z
        .number()
        .positive()
        .max(100)
        .optional()
        .describe('largest size of a picture; default: 20'),
      timeoutSeconds: z
        .number()
        .positive()
        .max(300)
        .optional()
        .describe('pause without a byte after which a download fails; default: 20'),
      retries: z
        .int()
        .min(0)
        .max(10)
        .optional()
        .describe('how often a failed download is tried again; default: 3'),
      ignoreParameters: z
        .array(z.string().min(1).max(60))
        .optional()
        .describe(
          'parameters of addresses that change between exports for the same picture; those of signed addresses are known',
        ),
      allowPrivate: flag
        .optional()
        .describe(
          'whether the name of a host may lead to an address of a private network; a listed address may always',
        ),
    })
    .optional()
    .describe('pictures of other hosts'),
})

const tiles = z
  .strictObject({
    url: z
      .string()
      .refine(isTileUrl, {
        error: 'an https address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
      })
      .describe('address of a tile with {z}, {x} and {y}; {s} is a subdomain, {r} is @2x on fine screens'),
    subdomains: z
      .array(z.string().regex(/^[a-z0-9-]{1,20}$/, 'a subdomain such as a'))
      .min(1)
      .max(8)
      .optional()
      .describe('values for {s} in the address'),
    maxZoom: z.int().min(1).max(22).optional().describe('highest zoom level of the tiles; default: 19'),
    attribution: z
      .array(
        z.strictObject({
          text: text.describe('text of the attribution'),
          url: webUrl.optional().describe('address that the text leads to'),
        }),
      )
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

const dated = {
  validFrom: date.describe('first day on which the rule holds'),
  checkedOn: date.describe('day on which the rule was looked up; check --all reports one of a year ago'),
  source: z.string().optional().describe('the law, or the address where the rule is published'),
}

const percent = z.number().positive().max(100)

const ruleFields = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  renovation: z
    .array(z.strictObject({ ...dated, years: z.int().positive().describe('number of years') }))
    .min(1)
    .optional()
    .describe('years within which the buyer of a home with label E or F renovates it (Flanders)'),
  deposit: z
    .array(
      z.strictObject({
        ...dated,
        months: z
          .strictObject({
            flanders: count.describe('months in Flanders'),
            wallonia: count.describe('months in Wallonia'),
            brussels: count.describe('months in Brussels'),
            luxembourg: count.describe('months in Luxembourg'),
          })
          .describe('months of rent, by region'),
      }),
    )
    .min(1)
    .optional()
    .describe('highest deposits of a rental'),
  advance: z
    .array(z.strictObject({ ...dated, percent: percent.describe('per cent of the price') }))
    .optional()
    .describe('share of the price that a buyer pays when an offer is accepted'),
  vat: z
    .array(
      z.strictObject({
        ...dated,
        standard: percent.describe('per cent, ordinary rate'),
        reduced: percent.describe('per cent, reduced rate'),
      }),
    )
    .optional()
    .describe('VAT on new buildings; the reduced rate is for rebuilding after demolition'),
  registrationDuty: z
    .array(
      z.strictObject({
        ...dated,
        percent: z
          .strictObject({
            flanders: percent.describe('per cent in Flanders'),
            wallonia: percent.describe('per cent in Wallonia'),
            brussels: percent.describe('per cent in Brussels'),
          })
          .describe('per cent, by region'),
      }),
    )
    .optional()
    .describe('ordinary registration duty on the sale of land and homes'),
  brusselsScale: z
    .enum(['spec', 'official-2017'])
    .optional()
    .describe(
      'energy classes in Brussels: "official-2017" (the default), or "spec", the table of older websites',
    ),
  phoneGrouping: z
    .enum(['zones', 'spec'])
    .optional()
    .describe(
      'grouping of telephone numbers: by zone ("zones", the default), or as older websites wrote them ("spec")',
    ),
  marqueeIgnoreList: z
    .array(z.int().min(1).max(3))
    .optional()
    .describe('marquee statuses that replace the price'),
  tourHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name such as tours.example.com'))
    .optional()
    .describe('further hosts of virtual tours, beside 3D-tour, TVL, Yisual and Matterport'),
})

/** Legal rules with the day from which they apply and the day of their last check. */
const rules = ruleFields
  .superRefine(({ extends: isAddition, ...found }, { addIssue }) => {
    if (isAddition !== undefined) return
    for (const key of ['renovation', 'deposit'] as const)
      if (found[key] === undefined)
        addIssue({ code: 'invalid_type', expected: 'array', input: undefined, path: [key] })
  })
  .transform(({ renovation = [], deposit = [], ...others }) => ({ ...others, renovation, deposit }))

const team = z.strictObject({
  ...schemaHint,
  members: z.array(teamMember).describe('the people of the agency'),
})

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
  imports: { schema: imports, required: false },
} as const satisfies Readonly<Record<(typeof CONFIG_NAMES)[number], { schema: z.ZodType; required: boolean }>>

export type SiteConfigName = keyof typeof SITE_CONFIG
export type SiteConfig = {
  readonly [Name in SiteConfigName]: (typeof SITE_CONFIG)[Name]['required'] extends true
    ? z.output<(typeof SITE_CONFIG)[Name]['schema']>
    : z.output<(typeof SITE_CONFIG)[Name]['schema']> | undefined
}
export type Route = z.output<typeof route>
export type Office = z.output<typeof office>
