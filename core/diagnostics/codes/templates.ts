import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'

/** Rounded down: a contrast that just fails must not look as if it were enough. */
function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

/** Styles of the content and the theme (AS60xx), and templates (AS61xx). */
export const TEMPLATE_CODES = {
  AS6001: defineCode<{ reason: string; line: number }>({
    severity: 'error',
    title: 'CSS syntax',
    about:
      'The style sheet of a page is plain CSS. It is checked and minified, and applies to its own page only.',
    message: ({ reason, line }) => `the page’s css is not valid in its line ${line}: ${reason}`,
  }),
  AS6002: defineCode<{ what: string }>({
    severity: 'error',
    title: 'CSS that would load something',
    about: 'The style sheet of a page loads nothing: no @import, no fonts, no pictures of other sites.',
    message: ({ what }) => `the page’s css may not use ${what}`,
  }),
  AS6003: defineCode<{ name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'Unknown theme',
    about: 'A ready theme is a file of `site-config/themes/`, and is named without its ending.',
    message: ({ name }) => `there is no theme "${name}" in site-config/themes`,
    hint: ({ name, known }) =>
      didYouMean(name, known) ??
      (known.length === 0
        ? `write site-config/themes/${name}.json, or leave the theme out`
        : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`),
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
    title: 'Colours that cannot be told apart',
    about:
      'Text needs a contrast of 4.5 to its background, the border of a field and the ring around what has focus one of 3 ' +
      '(WCAG 2.2, 1.4.3 and 1.4.11). Checked are the colours of the theme that meet in the templates, and those of top bar, ' +
      'header, menu and footer. Text on modules and banners takes a colour that reads on them.',
    message: ({ what, front, ground, ratio, needed }) =>
      `${what}: ${front} on ${ground} has a contrast of ${shownRatio(ratio)}, and needs ${shownRatio(needed)}`,
    hint: ({ better }) => `${better} would do`,
  }),
  AS6101: defineCode<{ url: string; slot: string; name: string; reason: string; template?: string }>({
    severity: 'error',
    title: 'Template failed',
    about:
      'A template threw an error while it rendered a page. Other pages were rendered; nothing was published. ' +
      'The place is that in the template, if it is one of the site’s own.',
    message: ({ url, slot, name, reason, template }) => {
      const where = template === undefined ? '' : ` in ${template}`
      return `the template "${slot}" failed${where} for ${name} at "${url}": ${reason}`
    },
  }),
  AS6102: defineCode<{ file: string }>({
    severity: 'error',
    title: 'No template of that name',
    about:
      'A file in the site’s templates/ replaces the template of the same path, in the same case. A file of another name ' +
      'has to be imported by one that replaces a template; this one is used by nobody, most often because its name is misspelt. ' +
      'docs/replacing-templates.md lists the templates.',
    message: ({ file }) => `"${file}" replaces no template, and none imports it`,
    hint: () => 'a file of your own is imported by one that replaces a template',
  }),
  AS6103: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Template that cannot be read',
    about:
      'A template or a style sheet of the site has a mistake in its syntax, or cannot be put together with the others.',
    message: ({ file, reason }) => `"${file}" cannot be used: ${reason}`,
  }),
  AS6104: defineCode<{ specifier: string; name?: string }>({
    severity: 'error',
    title: 'Import that leads nowhere',
    about:
      'A template imports React, the templates of agency-site, and files of the site’s own templates/, with their endings; ' +
      'a style sheet imports and shows files of these folders. Packages and other hosts are out of reach, so that a page ' +
      'depends on nothing but its content and its templates.',
    message: ({ specifier, name }) =>
      name === undefined
        ? `there is no template or file "${specifier}" to import`
        : `"${specifier}" exports no "${name}"`,
  }),
  AS6105: defineCode<{ file: string; name: string }>({
    severity: 'error',
    title: 'Template that lacks an export',
    about:
      'What replaces a template has to export all that the original exports, as other templates import it.',
    message: ({ file, name }) => `"${file}" has to export "${name}"`,
  }),
  AS6106: defineCode<{ file: string; ids: readonly (string | undefined)[] }>({
    severity: 'error',
    title: 'Drawings that lack some',
    about: 'What replaces a file of drawings has to hold a drawing under every id of the original.',
    message: ({ file, ids }) => {
      const rest = ids.length > 8 ? ` and ${ids.length - 8} more` : ''
      return `"${file}" lacks drawings: ${ids.slice(0, 8).join(', ')}${rest}`
    },
  }),
} as const
