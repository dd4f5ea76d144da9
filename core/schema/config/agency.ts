/** The agency: its offices, disclosures and ids of tags, in site-config/site.json. */
import { z } from 'zod'
import { HOST_NAMES } from '../../domain/host-names.ts'
import { TAG_PATTERNS } from '../../domain/tags.ts'
import { colour, extra, fileRef, flag, history, localeCode, localisedUrl, text, webUrl } from '../common.ts'
import { image } from '../page.ts'
import { schemaHint } from './config-file.ts'
import { office } from './office.ts'

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
  // Text that is no address reaches this rule as well, and has its own problem.
  if (!URL.canParse(address)) return true
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
export const site = z.strictObject({
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
