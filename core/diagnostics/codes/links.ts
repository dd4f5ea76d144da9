import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { oneOf, shorten } from '../words.ts'

const FEW = 8

/** All existing names, if they fit in a line. */
function allOf(known: readonly string[]): string | undefined {
  return known.length === 0 || known.length > FEW ? undefined : `use ${oneOf(known)}`
}

/** Records that belong together (AS21xx), the route table (AS30xx), languages and pages (AS31xx, AS32xx), references (AS33xx). */
export const LINK_CODES = {
  AS2101: defineCode<{ name: string }>({
    severity: 'error',
    title: 'Duplicate record',
    about:
      'Two records have the same id and the same language. Records with the same id in different languages are merged, but two ' +
      'records in one language would overwrite each other.',
    message: ({ name }) => `${name} is defined twice`,
    hint: () => 'give one of the records another id, or remove it',
  }),
  AS2102: defineCode<{ name: string; field: string }>({
    severity: 'error',
    title: 'Records with one id disagree',
    about:
      'Records with the same id in several languages are merged. Their texts may differ, because each is in its own language. ' +
      'Every other value, such as the price, must be equal in all records; one that is optional may appear in one record only.',
    message: ({ name, field }) => `the records of ${name} have different values for "${field}"`,
    hint: () => 'use the same value in each record',
  }),
  AS2103: defineCode<{ name: string; given: number; found: number; what: string }>({
    severity: 'warning',
    title: 'Count differs from the properties',
    about:
      'The counts of towns, type groups and totals are computed from the properties. A count in the data is only compared with them.',
    message: ({ name, given, found, what }) =>
      `${name} counts ${given} ${what}, but ${found} ${found === 1 ? 'was' : 'were'} found`,
    hint: () => 'remove the count; it is computed from the properties',
  }),
  AS3001: defineCode<{ original: string }>({
    severity: 'error',
    title: 'Duplicate route',
    about: 'An original path belongs to one page. Upper and lower case are not distinguished.',
    message: ({ original }) => `the route table contains "${original}" twice`,
    hint: () => 'remove one of the entries',
  }),
  AS3002: defineCode<{ path: string; locale: string }>({
    severity: 'error',
    title: 'Public path in the wrong language',
    about:
      'The first segment of a public path is its language code, by which the site recognises the language.',
    message: ({ path, locale }) => `the ${locale} path "${path}" does not start with "/${locale}/"`,
    hint: ({ locale }) => `put "/${locale}" in front of the path`,
  }),
  AS3003: defineCode<{ path: string; segment: string }>({
    severity: 'error',
    title: 'Path cannot be a folder',
    about:
      'Every page is a folder with an index.html. A public path ends with a slash. Its segments consist of letters, digits, ' +
      'hyphens, dots and underscores that every file system accepts, and are at most 200 bytes long. Placeholders such as {id} are ' +
      'allowed in routes.json only.',
    message: ({ path, segment }) =>
      segment === '' && !path.endsWith('/')
        ? `"${shorten(path)}" does not end with "/"`
        : `${segment === '' ? 'an empty segment' : `"${shorten(segment)}"`} in "${shorten(path)}" cannot be the name of a folder`,
  }),
  AS3004: defineCode<{ path: string; name: string; known: string }>({
    severity: 'error',
    title: 'Unknown placeholder in a path',
    about: 'Patterns of the route table accept the placeholders id, town, slug, page, zip, webid and year.',
    message: ({ path, name }) => `"{${name}}" in "${path}" is not a known placeholder`,
    hint: ({ known }) => `use ${known}`,
  }),
  AS3005: defineCode<{ path: string; other: string; first: string; second: string }>({
    severity: 'error',
    title: 'Two pages at one address',
    about:
      'Two sources would be written to the same file, or to two files whose names differ only in case or in the encoding of ' +
      'accents, which are the same file on many systems. The folder _a and the file .agency-site.json are reserved.',
    message: ({ path, other, first, second }) =>
      path === other
        ? `${first} and ${second} have the same address "${path}"`
        : `${first} at "${other}" and ${second} at "${path}" are the same file on many systems`,
  }),
  AS3101: defineCode<{ locale: string; used: readonly string[] }>({
    severity: 'error',
    title: 'Default language not in use',
    about: 'Visitors whose language is unknown get the default language, so it must be in use.',
    message: ({ locale }) => `the default language "${locale}" is not in use`,
    hint: ({ locale, used: [first] }) =>
      `add { "code": "${locale}", "use": true } to languageUse${first === undefined ? '' : `, or set "languageDefault" to "${first}"`}`,
  }),
  AS3102: defineCode<{ locale: string; key: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown string',
    about: 'site-config/strings.<language>.json replaces strings of the interface. It cannot add new ones.',
    message: ({ key }) => `"${key}" is not a string of the interface`,
    hint: ({ key, known }) => didYouMean(key, known),
  }),
  AS3103: defineCode<{ key: string; placeholder: string }>({
    severity: 'error',
    title: 'Placeholder missing in a string',
    about:
      'A replaced string keeps the placeholders of the original, such as {count}, because the page puts its data there.',
    message: ({ key, placeholder }) => `"${key}" lacks the placeholder {${placeholder}}`,
    hint: ({ placeholder }) => `add {${placeholder}} to the text`,
  }),
  AS3201: defineCode<{ name: string; locale: string; field: string }>({
    severity: 'warning',
    title: 'Missing translation',
    about:
      'The route table has a path for this language, but the text is missing. The page is not built in that language, and the ' +
      'language switcher, menus, hreflang links and sitemap omit it. "missing" in site-config/languages.json sets the severity: ' +
      'error, warning or ignore.',
    message: ({ name, locale, field }) => `${name} has no "${field}" in ${locale}`,
    hint: ({ locale }) =>
      `translate it, or set "missing": { "${locale}": "ignore" } in site-config/languages.json`,
  }),
  AS3202: defineCode<{ original: string }>({
    severity: 'warning',
    title: 'Route without a page',
    about: 'The route table contains a path that belongs to no page, article, property or project.',
    message: ({ original }) => `no page has the path "${original}"`,
    hint: () => 'add the page, mark the entry as external, or remove the entry',
  }),
  AS3203: defineCode<{ locale: string }>({
    severity: 'error',
    title: 'No home page',
    about: 'A site needs a page with the path "/" that is published in the default language.',
    message: ({ locale }) => `the home page is missing in ${locale}`,
    hint: () => 'add content/pages/home.json with the path "/" and a title',
  }),
  AS3204: defineCode<{ kind: string }>({
    severity: 'error',
    title: 'Page without a path',
    about:
      'Each page and article has an original path. The route table maps that path to an address in each language.',
    message: ({ kind }) => `this ${kind} has no path`,
    hint: () => 'set "path", such as /about/, and add that path to site-config/routes.json',
  }),
  AS3205: defineCode<{ original: string }>({
    severity: 'error',
    title: 'No route for a property or project',
    about:
      'The route table has neither an entry nor a pattern for a property or project, so it would have no page.',
    message: ({ original }) => `the route table has no entry for "${original}"`,
    hint: () =>
      'add a pattern such as { "original": "/property/{id}/", "path": { "nl": "/nl/te-koop/{town}/{slug}/{id}/" } }',
  }),
  AS3206: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Two paged lists on one page',
    about:
      'Each page of a paged list has its own address, so a page can contain only one paged list. Further lists need a maximum.',
    message: () => 'this page already has a paged list',
    hint: () => 'set "maxItems" on one of the lists',
  }),
  AS3207: defineCode<{ original: string; locale: string; path: string }>({
    severity: 'error',
    title: 'No route for the pages of a list',
    about:
      'A list of more than 24 properties has several pages. The route table needs a pattern for them below the path of the list.',
    message: ({ original, locale }) => `the route table has no ${locale} path for "${original}"`,
    hint: ({ original, locale, path }) =>
      `add { "original": "${original}", "path": { "${locale}": "${path}page/{page}/" } } to site-config/routes.json`,
  }),
  AS3208: defineCode<{ name: string; locale: string; field: string }>({
    severity: 'warning',
    title: 'Page with an untranslated part',
    about:
      'A page exists in a language only if every text that it shows in the default language exists there. This page has a title in ' +
      'the language but lacks another text, so it is not built in that language, and the language switcher, menus, hreflang links ' +
      'and sitemap omit it. It is an error in languages for which "missing" in site-config/languages.json says "error".',
    message: ({ name, locale, field }) => `${name} is left out in ${locale}: "${field}" is not translated`,
    hint: ({ locale }) =>
      `translate it, or build pages with the texts they have by "partial": ["${locale}"] in site-config/languages.json`,
  }),
  AS3301: defineCode<{ kind: string; name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown reference',
    about:
      'The data refers to something that does not exist, such as a type group, a team member, a project, an article, a form, an office or a document.',
    message: ({ kind, name }) => `the ${kind} "${shorten(name)}" does not exist`,
    hint: ({ name, known }) => didYouMean(name, known) ?? allOf(known),
  }),
  AS3302: defineCode<{ href: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Broken link',
    about:
      'A link leads to a page that this site does not have. A link uses an original path such as /contact/, and the route table ' +
      'translates it into the address in the language of the page.',
    message: ({ href }) => `the link "${shorten(href)}" does not lead to a page`,
    hint: ({ href, known }) => didYouMean(href, known),
  }),
  AS3303: defineCode<{ href: string }>({
    severity: 'warning',
    title: 'Link refused',
    about:
      'A link leads to a path of this site, a document, a web address, mailto: or tel:. Every other link, such as javascript: or an ' +
      'address that a browser reads differently from how it looks, is removed and its text kept.',
    message: ({ href }) => `the link ${JSON.stringify(shorten(href))} cannot be published`,
    hint: () => 'link to a path such as /contact/, or to an address that starts with https://',
  }),
  AS3306: defineCode<{ href: string; locale: string }>({
    severity: 'warning',
    title: 'Link to a page missing in this language',
    about:
      'The page exists, but not in the language of the text. The link is removed and its text kept. A redirect to that page is not ' +
      'created in that language.',
    message: ({ href, locale }) => `"${shorten(href)}" has no page in ${locale}`,
    hint: ({ locale }) => `translate that page, or remove the link from the ${locale} text`,
  }),
  AS3307: defineCode<{ url: string; kind: 'video' | 'tour' }>({
    severity: 'warning',
    title: 'Video or tour not shown',
    about:
      'A video is a file, or an address of YouTube, Vimeo or Facebook, or the id of a video on YouTube. A tour is an address of 3D-tour, ' +
      'TVL, Yisual, Matterport or a host in "tourHosts". No other address is embedded, because it could show anything.',
    message: ({ url, kind }) => `the ${kind} "${shorten(url)}" cannot be shown`,
    hint: ({ kind }) =>
      kind === 'tour'
        ? 'add its host to "tourHosts" in site-config/rules.json'
        : 'use the address of a file such as .mp4, or of a video on YouTube, Vimeo or Facebook',
  }),
  AS3308: defineCode<{ from: string }>({
    severity: 'error',
    title: 'Redirect loop',
    about:
      'A redirect leads back to itself, directly or through others. A browser stops with an error and shows no page.',
    message: ({ from }) => `the redirect from "${shorten(from)}" leads back to itself`,
    hint: () => 'make one of the redirects lead to a page',
  }),
  AS3309: defineCode<{ from: string }>({
    severity: 'error',
    title: 'Two redirects of one folder',
    about:
      'A redirect from all addresses below a folder (`/old/*`) is given twice, so that the second one would have no effect. ' +
      'Upper and lower case, and the forms of accents, make no difference.',
    message: ({ from }) => `there are two redirects from "${shorten(from)}"`,
    hint: () => 'remove one of them',
  }),
} as const
