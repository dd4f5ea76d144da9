import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { countOf, oneOf } from '../words.ts'

/** The ratio is rounded down, so that a contrast that just fails does not look sufficient. */
function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

/** Style sheets of content and theme (AS60xx), and templates (AS61xx). */
export const TEMPLATE_CODES = {
  AS6001: defineCode<{ reason: string; line: number }>({
    severity: 'error',
    title: 'CSS syntax error',
    about:
      'The style sheet of a page is plain CSS. The build checks and minifies it, and it applies to its own page only.',
    message: ({ reason, line }) => `the css of the page is not valid in line ${line}: ${reason}`,
  }),
  AS6002: defineCode<{ what: string }>({
    severity: 'error',
    title: 'CSS loads external files',
    about:
      'The style sheet of a page may not load other files: it contains no @import, no fonts and no pictures of other sites.',
    message: ({ what }) => `the css of the page may not use ${what}`,
  }),
  AS6003: defineCode<{ name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown theme',
    about:
      'A ready-made theme is a file in `site-config/themes/`. Its name is the file name without the ending.',
    message: ({ name }) => `the theme "${name}" does not exist in site-config/themes`,
    hint: ({ name, known }) =>
      didYouMean(name, known) ??
      (known.length === 0
        ? `create site-config/themes/${name}.json, or remove "theme"`
        : `use ${oneOf(known)}`),
  }),
  AS6004: defineCode<{
    what: string
    front: string
    ground: string
    ratio: number
    needed: number
    better: string
  }>({
    severity: 'warning',
    title: 'Insufficient colour contrast',
    about:
      'Text needs a contrast ratio of 4.5 to its background; the border of a field and the focus ring need 3 ' +
      '(WCAG 2.2, success criteria 1.4.3 and 1.4.11). The build checks the theme colours that meet in the templates, and the colours of ' +
      'top bar, header, menu and footer. Text on modules and banners automatically uses a colour with enough contrast.',
    message: ({ what, front, ground, ratio, needed }) =>
      `${what}: ${front} on ${ground} has a contrast of ${shownRatio(ratio)}, but ${shownRatio(needed)} is required`,
    hint: ({ better }) => `use ${better} instead`,
  }),
  AS6101: defineCode<{
    url: string
    slot: string
    name: string
    reason: string
    template?: string
    /** The number of other pages that failed at the same place for the same reason. */
    others?: number
  }>({
    severity: 'error',
    title: 'Template failed',
    about:
      'A template threw an error while it rendered a page. Other pages were rendered, but nothing was published. ' +
      'The location is in the template if the template belongs to the site. Pages that fail at the same place for the ' +
      'same reason are one error, which names the first of them.',
    message: ({ url, slot, name, reason, template, others = 0 }) => {
      const where = template === undefined ? '' : ` in ${template}`
      const more = others === 0 ? '' : ` and ${countOf(others, 'other page')}`
      return `the template "${slot}" failed${where} for ${name} at "${url}"${more}: ${reason}`
    },
    hint: ({ reason }) =>
      /^(?:window|document|navigator|localStorage|sessionStorage|location) is not defined$/.test(reason)
        ? 'a template runs when the site is built; what runs in the browser is a file in templates/client/'
        : undefined,
  }),
  AS6102: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Unused template file',
    about:
      'A file in the templates/ folder of the site replaces the template with the same path, which is case-sensitive. Any other ' +
      'file must be imported by a replaced template. This file is not used, most often because its name is misspelt. ' +
      'docs/replacing-templates.md lists the templates.',
    message: ({ file }) => `"${file}" replaces no template, and no template imports it`,
    hint: () => 'give it the path of a template, or import it in a file that replaces one',
  }),
  AS6103: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Template cannot be bundled',
    about:
      'A template or a style sheet of the site has a syntax error, or cannot be bundled with the others.',
    message: ({ file, reason }) => `"${file}" cannot be used: ${reason}`,
  }),
  AS6104: defineCode<{ specifier: string; name?: string; isFile?: boolean }>({
    severity: 'error',
    title: 'Unresolved import',
    about:
      'A template imports React, the templates of agency-site, and files in the templates/ folder of the site, each with its ending. ' +
      'A style sheet refers to files of the same folders. Packages and other hosts are not available, so that a page ' +
      'depends only on its content and its templates.',
    message: ({ specifier, name, isFile = false }) => {
      if (name !== undefined) return `"${specifier}" does not export "${name}"`
      return isFile
        ? `templates cannot import "${specifier}"`
        : `the import "${specifier}" is neither a template nor a file`
    },
  }),
  AS6105: defineCode<{ file: string; name: string }>({
    severity: 'error',
    title: 'Missing export of a template',
    about:
      'A file that replaces a template must export everything that the original exports, because other templates import it.',
    message: ({ file, name }) => `"${file}" must export "${name}"`,
    hint: ({ name }) => `add an export named "${name}", or export the original one again`,
  }),
  AS6106: defineCode<{ file: string; ids: readonly (string | undefined)[] }>({
    severity: 'error',
    title: 'Missing icons',
    about: 'A file that replaces a set of icons must contain an icon for every id of the original.',
    message: ({ file, ids }) => {
      const rest = ids.length > 8 ? ` and ${ids.length - 8} more` : ''
      return `"${file}" lacks the icons ${ids.slice(0, 8).join(', ')}${rest}`
    },
  }),
  AS6107: defineCode<{ kind: 'style' | 'handler' | 'script'; what: string; tag: string }>({
    severity: 'error',
    title: 'Markup without effect',
    about:
      'Pages are static HTML, and the content security policy of the site blocks inline styles and inline scripts. ' +
      'A style attribute, a style element, a handler of events or an inline script of a template would do nothing. ' +
      'Scripts of data, such as application/ld+json, are allowed.',
    message: ({ kind, what, tag }) => {
      const of = what.startsWith('<') ? what : `"${what}" of <${tag}>`
      if (kind === 'handler')
        return `${of} has no effect: no script attaches handlers to the elements of a page`
      return `${of} has no effect: the policy of the site blocks inline ${kind}s`
    },
    hint: ({ kind }) =>
      kind === 'style'
        ? 'give the element a class, and write its rules in the style sheet beside the template'
        : 'what runs in the browser is a file in templates/client/',
  }),
  AS6108: defineCode<{ what: string; tag: string }>({
    severity: 'warning',
    title: 'Template loads from another host',
    about:
      'A page loads nothing from other hosts before its visitor agreed, and the content security policy of the site ' +
      'blocks most of them. A template contains the address of another host in an element that loads it.',
    message: ({ what, tag }) => `"${what}" of <${tag}> loads from another host before the visitor agreed`,
    hint: ({ tag }) => {
      if (tag === 'script')
        return 'tags are named in site-config/site.json, such as tagManagerId, and load after consent'
      if (tag === 'iframe') return 'videos and tours are fields of the content, and load after a click'
      return 'put the file into content/static/, or beside a style sheet that uses it'
    },
  }),
  AS6109: defineCode<{ what: string }>({
    severity: 'warning',
    title: 'Template depends on time, chance or the machine',
    about:
      'A page is made again only when its content or its templates change, and the same site gives the same bytes on ' +
      'every machine. A template that reads the time, a random number, the environment or another host shows what was ' +
      'there when the page was made.',
    message: ({ what }) => `"${what}" is read when a page is made, and stays in it until the page changes`,
    hint: () => 'put the value into the content, or read it in the browser by a file in templates/client/',
  }),
} as const
