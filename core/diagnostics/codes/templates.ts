import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { oneOf } from '../words.ts'

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
  AS6101: defineCode<{ url: string; slot: string; name: string; reason: string; template?: string }>({
    severity: 'error',
    title: 'Template failed',
    about:
      'A template threw an error while it rendered a page. Other pages were rendered, but nothing was published. ' +
      'The location is in the template if the template belongs to the site.',
    message: ({ url, slot, name, reason, template }) => {
      const where = template === undefined ? '' : ` in ${template}`
      return `the template "${slot}" failed${where} for ${name} at "${url}": ${reason}`
    },
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
  AS6104: defineCode<{ specifier: string; name?: string }>({
    severity: 'error',
    title: 'Unresolved import',
    about:
      'A template imports React, the templates of agency-site, and files in the templates/ folder of the site, each with its ending. ' +
      'A style sheet refers to files of the same folders. Packages and other hosts are not available, so that a page ' +
      'depends only on its content and its templates.',
    message: ({ specifier, name }) =>
      name === undefined
        ? `the import "${specifier}" is neither a template nor a file`
        : `"${specifier}" does not export "${name}"`,
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
} as const
