import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { shorten } from '../words.ts'

const FEW = 8

/** What there is, where that can be said in a line. */
function allOf(known: readonly string[]): string | undefined {
  return known.length === 0 || known.length > FEW
    ? undefined
    : `known ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`
}

/** Records that belong together (AS21xx), the path table (AS30xx), languages and pages (AS31xx, AS32xx), references (AS33xx). */
export const LINK_CODES = {
  AS2101: defineCode<{ name: string }>({
    severity: 'error',
    title: 'Given twice',
    about:
      'Two records have the same id and the same language. Records of one id in different languages are merged; two of ' +
      'one language would overwrite each other.',
    message: ({ name }) => `${name} is given twice`,
    hint: () => 'give one of them another id, or remove it',
  }),
  AS2102: defineCode<{ name: string; field: string }>({
    severity: 'error',
    title: 'Records of one id disagree',
    about:
      'Records of one id in several languages are merged. Texts may differ, as each is in its own language; everything ' +
      'else, such as the price, must be the same in each record or stand in one of them only.',
    message: ({ name, field }) => `the records of ${name} give different values for "${field}"`,
    hint: () => 'give the same value in each, or leave it to one of them',
  }),
  AS2103: defineCode<{ name: string; given: number; found: number; what: string }>({
    severity: 'warning',
    title: 'A given count disagrees with the properties',
    about:
      'Counts of towns, type groups and totals are made from the properties. A count in the data is only compared.',
    message: ({ name, given, found, what }) =>
      `${name} counts ${given} ${what}, but ${found === 1 ? 'there is' : 'there are'} ${found}`,
    hint: () => 'remove the count: it is made from the properties',
  }),
  AS3001: defineCode<{ original: string }>({
    severity: 'error',
    title: 'Path table entry given twice',
    about: 'An original path names one page. Upper and lower case make no difference.',
    message: ({ original }) => `the path table holds "${original}" twice`,
    hint: () => 'remove one of the entries',
  }),
  AS3002: defineCode<{ path: string; locale: string }>({
    severity: 'error',
    title: 'Public path in the wrong language',
    about: 'The first segment of a public path is its language: that is how the site knows it.',
    message: ({ path, locale }) => `the ${locale} path "${path}" does not start with "/${locale}/"`,
  }),
  AS3003: defineCode<{ path: string; segment: string }>({
    severity: 'error',
    title: 'Path that cannot be a folder',
    about:
      'Every page is a folder with an index.html. A public path ends with a slash, and its segments are letters, digits, ' +
      'dashes, dots and underscores that every file system accepts, 200 bytes at most. Placeholders such as {id} stand in ' +
      'routes.json only.',
    message: ({ path, segment }) =>
      segment === '' && !path.endsWith('/')
        ? `"${shorten(path)}" does not end with "/"`
        : `${segment === '' ? 'an empty name' : `"${shorten(segment)}"`} in "${shorten(path)}" cannot be a folder`,
  }),
  AS3004: defineCode<{ path: string; name: string; known: string }>({
    severity: 'error',
    title: 'Unknown placeholder in a path',
    about: 'Patterns of the path table know id, town, slug, page, zip and webid.',
    message: ({ path, name }) => `"{${name}}" in "${path}" is not a placeholder`,
    hint: ({ known }) => `known are ${known}`,
  }),
  AS3005: defineCode<{ path: string; other: string; first: string; second: string }>({
    severity: 'error',
    title: 'Two pages at one address',
    about:
      'Two sources would be written to the same file, or to files that differ only in upper and lower case or in the ' +
      'way accents are encoded, which is the same file on many systems. The folder _a and the file .agency-site.json are ' +
      'the site’s own.',
    message: ({ path, other, first, second }) =>
      path === other
        ? `${first} and ${second} both want "${path}"`
        : `${first} wants "${other}" and ${second} "${path}", which many systems take for the same`,
    hint: () => 'change the path of one of them in site-config/routes.json',
  }),
  AS3101: defineCode<{ locale: string }>({
    severity: 'error',
    title: 'Default language not in use',
    about: 'The default language is the one that visitors get when nothing else is known. It must be public.',
    message: ({ locale }) => `the default language "${locale}" is not in use`,
    hint: ({ locale }) => `add { "code": "${locale}", "use": true } to languageUse`,
  }),
  AS3102: defineCode<{ locale: string; key: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown string',
    about:
      'site-config/strings.<language>.json words strings of the interface differently. It cannot add any.',
    message: ({ key }) => `there is no string "${key}"`,
    hint: ({ key, known }) => didYouMean(key, known),
  }),
  AS3103: defineCode<{ key: string; placeholder: string }>({
    severity: 'error',
    title: 'Placeholder missing in a string',
    about:
      'A string that is worded differently keeps its placeholders, such as {count}: they carry the data.',
    message: ({ key, placeholder }) => `"${key}" lacks the placeholder {${placeholder}}`,
  }),
  AS3201: defineCode<{ name: string; locale: string; field: string }>({
    severity: 'warning',
    title: 'Missing translation',
    about:
      'The path table has a path for this language, but the text is missing. The page is not made in that language: ' +
      'switcher, menus, hreflang and sitemap follow. What it is (error, warning, ignore) is set in languages.json.',
    message: ({ name, locale, field }) => `${name} has no "${field}" in ${locale}`,
    hint: ({ locale }) =>
      `translate it, or set "missing": { "${locale}": "ignore" } in site-config/languages.json`,
  }),
  AS3202: defineCode<{ original: string }>({
    severity: 'warning',
    title: 'Path without a page',
    about: 'The path table names a path to which no page, article, property or project belongs.',
    message: ({ original }) => `nothing stands at "${original}"`,
    hint: () => 'add the page, mark the entry as external, or remove it',
  }),
  AS3203: defineCode<{ locale: string }>({
    severity: 'error',
    title: 'No home page',
    about: 'A site needs a page with the path "/" that is published in the default language.',
    message: ({ locale }) => `there is no home page in ${locale}`,
    hint: () => 'add content/pages/home.json with the path "/" and a title',
  }),
  AS3204: defineCode<{ kind: string }>({
    severity: 'error',
    title: 'Page without a path',
    about:
      'Pages and articles name their original path. The path table gives it an address in each language.',
    message: ({ kind }) => `this ${kind} has no path`,
    hint: () => 'give it a "path" such as /about/, and that path an entry in site-config/routes.json',
  }),
  AS3205: defineCode<{ original: string }>({
    severity: 'error',
    title: 'No path for a property or project',
    about:
      'The path table has neither an entry nor a pattern for a property or project, so it would have no page.',
    message: ({ original }) => `the path table has nothing for "${original}"`,
    hint: () =>
      'add a pattern such as { "original": "/property/{id}/", "path": { "nl": "/nl/te-koop/{town}/{slug}/{id}/" } }',
  }),
  AS3206: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Two paged lists on one page',
    about:
      'A page has one address per page of its list, so it can hold one paged list. Others need a maximum.',
    message: () => 'this page has a paged list already',
    hint: () => 'set "maxItems" on one of them',
  }),
  AS3207: defineCode<{ original: string; locale: string; path: string }>({
    severity: 'error',
    title: 'No path for the pages of a list',
    about:
      'A list of more than 24 properties has several pages. The path table needs a pattern for them, below the list.',
    message: ({ original, locale }) => `the path table has no ${locale} path for "${original}"`,
    hint: ({ original, locale, path }) =>
      `add { "original": "${original}", "path": { "${locale}": "${path}page/{page}/" } } to site-config/routes.json`,
  }),
  AS3301: defineCode<{ kind: string; name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown reference',
    about:
      'Something is named that does not exist: a type group, a team member, a project, an article, a form, a document.',
    message: ({ kind, name }) => `there is no ${kind} "${shorten(name)}"`,
    hint: ({ name, known }) => didYouMean(name, known) ?? allOf(known),
  }),
  AS3302: defineCode<{ href: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Dead link',
    about:
      'A link leads to a page that this site does not make. Links name original paths such as /contact/; the path table ' +
      'turns them into the address in the page’s language.',
    message: ({ href }) => `the link "${shorten(href)}" leads nowhere`,
    hint: ({ href, known }) => didYouMean(href, known),
  }),
  AS3303: defineCode<{ href: string }>({
    severity: 'warning',
    title: 'Link refused',
    about:
      'Only paths of this site, documents, web addresses, mailto: and tel: are links. Others, among them javascript: and ' +
      'addresses that browsers read differently from what they seem, are taken away; their text stays.',
    message: ({ href }) => `${JSON.stringify(shorten(href))} is not a link that can be published`,
    hint: () => 'link to a path such as /contact/, or to an address that starts with https://',
  }),
  AS3304: defineCode<{ href: string }>({
    severity: 'warning',
    title: 'Picture inside a text',
    about:
      'Pictures belong to pages, modules and articles, where they get their sizes. Inside texts they are not shown.',
    message: ({ href }) => `the picture "${shorten(href)}" inside a text is not shown`,
    hint: () => 'give the module or article an "image"',
  }),
  AS3305: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Text too complex',
    about:
      'A text is over 200,000 characters long, or holds more markup than a person writes. It would block the build.',
    message: () => 'this text is too long or too deeply marked up to be read as Markdown',
  }),
  AS3306: defineCode<{ href: string; locale: string }>({
    severity: 'warning',
    title: 'Link to a page that is missing in this language',
    about:
      'The page exists, but not in the language of the text. The link is taken away there; its text stays. A redirect to ' +
      'it is not made in that language.',
    message: ({ href, locale }) => `"${shorten(href)}" has no page in ${locale}`,
    hint: ({ locale }) => `translate that page, or leave the link out of the ${locale} text`,
  }),
  AS3307: defineCode<{ url: string; kind: 'video' | 'tour' }>({
    severity: 'warning',
    title: 'Video or tour not shown',
    about:
      'Videos are files, or those of YouTube, Vimeo and Facebook; tours are those of the hosts in "tourHosts". Another ' +
      'address, or one of another form, is not put into a page: it could be anything.',
    message: ({ url, kind }) => `"${shorten(url)}" is not a ${kind} that can be shown`,
    hint: ({ kind }) =>
      kind === 'tour'
        ? 'add its host to "tourHosts" in site-config/rules.json'
        : 'give the address of a file such as .mp4, or of a video of YouTube, Vimeo or Facebook',
  }),
  AS3308: defineCode<{ from: string }>({
    severity: 'error',
    title: 'Redirects in a circle',
    about:
      'A redirect leads back to itself, at once or by way of others. A browser would go round until it gives up, and the ' +
      'visitor would see nothing.',
    message: ({ from }) => `the redirect from "${shorten(from)}" leads back to itself`,
    hint: () => 'let one of them lead to a page',
  }),
} as const
