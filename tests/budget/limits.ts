/** What a page may weigh for a visitor with a phone, in compressed bytes. */
import type { ExampleName } from '../support/examples.ts'

export const ITEMS = [
  'html',
  'css',
  'script',
  'picture',
  'fonts',
  'font',
  'requests',
  'view',
  'foreign',
] as const

export type Item = (typeof ITEMS)[number]

export const LABELS: Readonly<Record<Item, string>> = {
  html: 'HTML',
  css: 'style sheet',
  script: 'scripts at load, dialog too',
  picture: 'largest picture',
  fonts: 'fonts',
  font: 'heaviest font',
  requests: 'requests before it, fonts aside',
  view: 'first view, fonts aside',
  foreign: 'requests to others',
}

/** Counted in requests; all else in bytes. */
export const COUNTS: readonly Item[] = ['requests', 'foreign']

export interface PageKind {
  readonly kind: string
  /** The heaviest of these stands for the kind in its language. */
  readonly examples: readonly ExampleName[]
  readonly limits: Readonly<Record<Item, number>>
}

const KB = 1024
// Besides the parts of pages the style sheet holds their states: no picture, no result, enlarged, forced colours, print.
const EVERYWHERE = { css: 12.4 * KB, fonts: 100 * KB, font: 50 * KB, foreign: 0 }
const PICTURED = { script: 8 * KB, picture: 90 * KB, requests: 4, view: 150 * KB }
const DETAIL = { ...EVERYWHERE, ...PICTURED, html: 14 * KB }

export const KINDS: readonly PageKind[] = [
  // With its two fonts at most 200 KB.
  { kind: 'home', examples: ['home'], limits: { ...DETAIL, view: 149 * KB } },
  {
    kind: 'list',
    examples: ['sale', 'rent', 'list-town', 'list-type', 'references', 'projects'],
    // A card is as wide as a phone here: its picture is no thumbnail. And a script puts the filters of the address to
    // work before anything is painted, so that nothing jumps: one request more.
    limits: { ...DETAIL, html: 16 * KB, script: 12 * KB, picture: 50 * KB, requests: 5, view: 200 * KB },
  },
  {
    kind: 'property',
    examples: [
      'property',
      'property-brussels',
      'property-wallonia',
      'property-luxembourg',
      'property-german',
      'property-rent',
    ],
    limits: DETAIL,
  },
  { kind: 'project', examples: ['project', 'project-rent'], limits: DETAIL },
  { kind: 'article', examples: ['article', 'testimonial'], limits: DETAIL },
  {
    kind: 'form',
    examples: ['valuation', 'search', 'contact', 'appointment', 'offer', 'rental'],
    // 6 KB at load; the dialog of a first visit, which comes after it, is counted as well. Every page loads the
    // table of filter columns (97 bytes), because the language switch carries the filters of the address, and what
    // fetches the script of the contact bar on pages of properties.
    limits: { ...DETAIL, html: 8 * KB, script: 6.7 * KB, picture: 0, requests: 3, view: 40 * KB },
  },
  {
    // React runs in this page alone. Its owner logs in before it, and comes back to it.
    kind: 'portal',
    examples: ['portal'],
    limits: {
      ...DETAIL,
      html: 8 * KB,
      css: 17 * KB,
      script: 90 * KB,
      picture: 0,
      requests: 5,
      view: 130 * KB,
    },
  },
]
