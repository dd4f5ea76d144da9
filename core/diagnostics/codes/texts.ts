import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { shorten } from '../words.ts'

/** Texts of the content and of the configuration: what is in them (AS3304, AS3305), and their words (AS34xx). */
export const TEXT_CODES = {
  AS3304: defineCode<{ href: string; kind: 'picture' | 'frame' }>({
    severity: 'warning',
    title: 'Picture or frame inside a text',
    about:
      'The text of a page or an article shows pictures that stand on lines of their own. A picture within a sentence, or in ' +
      'the text of a module or a home, is not shown, nor are frames and videos: a page loads nothing from other hosts ' +
      'before a click.',
    message: ({ href, kind }) => `the ${kind} "${shorten(href)}" inside a text is not shown`,
    hint: ({ kind }) =>
      kind === 'picture'
        ? 'put it on a line of its own in the text of a page or an article, or set "image" of the module'
        : 'link to it; videos and tours of a home are fields of its record',
  }),
  AS3305: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Text too complex',
    about:
      'A text is longer than 200,000 characters, or contains more markup than a person writes. Parsing it would block the build.',
    message: () => 'this text is too long, or its markup too complex, to be parsed as Markdown',
    hint: () => 'shorten the text, or split it into several modules',
  }),
  AS3401: defineCode<{ placeholder: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown placeholder in a text',
    about:
      'A text in braces, such as {retention:offer}, is replaced by a value of the configuration. docs/placeholders.md lists the ' +
      'placeholders. An unknown one would be shown to visitors as it is written.',
    message: ({ placeholder }) => `"${shorten(placeholder)}" is not a known placeholder`,
    hint: ({ placeholder, known }) => didYouMean(placeholder, known),
  }),
  AS3402: defineCode<{ placeholder: string; from: string; isUnserved?: boolean }>({
    severity: 'error',
    title: 'Placeholder without a value',
    about:
      'The placeholder exists, but the configuration has no value for it. The text would promise nothing, or would be shown with its ' +
      'braces. Without a service, nothing acts on the values of site-config/service.json: what holds only with one stands between ' +
      '{#service} and {/service}, and what holds only without one between {^service} and {/service}.',
    message: ({ placeholder }) => `"${placeholder}" has no value`,
    hint: ({ from, isUnserved }) =>
      isUnserved
        ? 'the service does not act here, as the site has none or another host receives the form: put what holds only with it between {#service} and {/service}'
        : `its value comes from ${from}`,
  }),
  AS3403: defineCode<{ part: string }>({
    severity: 'warning',
    title: 'Quantity written out in a text about behaviour',
    about:
      'Pages with a form, thank-you pages, the privacy and the cookie page, and the strings of forms, mails and consent tell what the ' +
      'site does. A number, an hour, a span of time or a day of the week that is written out there stays as it is when the ' +
      'configuration changes. A placeholder cannot drift: it shows the value that the service acts on.',
    message: ({ part }) => `"${shorten(part)}" is written out`,
    hint: () =>
      'use a placeholder of docs/placeholders.md, name a value of your own in "facts" of site-config/site.json, or leave it out',
  }),
  AS3404: defineCode<{ part: string }>({
    severity: 'warning',
    title: 'Name after an article',
    about:
      'A title or a place that is filled in after an article does not agree with it: "la Maison", "het Villa". The sentence is written so that the name stands alone.',
    message: ({ part }) => `"${shorten(part)}" puts an article before a name that is filled in`,
    hint: () => 'write the name after a colon, such as "Visit: {place}"',
  }),
  AS3405: defineCode<{ word: string; use: string }>({
    severity: 'warning',
    title: 'Second word for one thing',
    about:
      'Each language has a glossary with one word for each thing of the site (core/languages). Readers take two words for two things.',
    message: ({ word }) => `"${shorten(word)}" is not the word of the glossary`,
    hint: ({ use }) => `write "${use}"`,
  }),
  AS3406: defineCode<{ word: string; path: string; locale: string }>({
    severity: 'warning',
    title: 'Word of another language in an address',
    about: 'Addresses are read by visitors and search engines, in the language of their page.',
    message: ({ word, path }) => `the address ${path} has the word "${word}" of another language`,
    hint: ({ locale }) =>
      `name the page in its language: add "${locale}" to its entry in site-config/routes.json`,
  }),
  AS3407: defineCode<{ part: string }>({
    severity: 'warning',
    title: 'Opening hours are written twice',
    about:
      'The pages write out "openingHours" of an office in each language, and the free hours and the data for search engines come from ' +
      'it. A text that writes hours as well says the same twice, or something else.',
    message: ({ part }) => `"${shorten(part)}" is written out beside "openingHours"`,
    hint: () =>
      'leave the hours out of "hours", which is for additions such as "in the evening by appointment"',
  }),
  AS3408: defineCode<{ name: string }>({
    severity: 'warning',
    title: 'Blank',
    about:
      'A blank such as [[company number]] stands for what only the agency knows. A site ' +
      'with a blank is a draft: each page says so, and search engines do not index it.',
    message: ({ name }) => `"[[${shorten(name)}]]" is a blank`,
    hint: () => 'write in its place what the agency has told you',
  }),
  AS3409: defineCode<{ host: string; blanks: number }>({
    severity: 'error',
    title: 'Draft for a host',
    about:
      'A site with blanks is not built for a host, because visitors would read the blanks. The target plain has no rules of a host, and ' +
      'serves to look at a site.',
    message: ({ host, blanks }) =>
      `the site has ${blanks === 1 ? 'a blank' : `${blanks} blanks`}, so it is not built for ${host}`,
    hint: () => 'fill in what agency-site check lists, or publish a draft with --draft',
  }),
} as const
