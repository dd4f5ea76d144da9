import { defineCode } from '../define-code.ts'

/** Styles of the content (AS60xx) and templates (AS61xx). */
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
  AS6101: defineCode<{ url: string; slot: string; name: string; reason: string }>({
    severity: 'error',
    title: 'Template failed',
    about:
      'A template threw an error while it rendered a page. Other pages were rendered; nothing was published.',
    message: ({ url, slot, name, reason }) =>
      `the template "${slot}" failed for ${name} at "${url}": ${reason}`,
  }),
} as const
