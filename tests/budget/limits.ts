/** The limits of pages for a visitor with a phone, in compressed bytes. */
import { MOST_HTML, MOST_STYLES } from '../../core/build/reports/weights.ts'
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

/** Counted in requests; all other items are in bytes. */
export const COUNTS: readonly Item[] = ['requests', 'foreign']

export interface PageKind {
  readonly kind: string
  /** The page with the highest values represents the kind in its language. */
  readonly examples: readonly ExampleName[]
  readonly limits: Readonly<Record<Item, number>>
}

const KB = 1024
// The style sheet also contains the states of components: no picture, no result, enlarged, forced colours.
const EVERYWHERE = { css: MOST_STYLES, fonts: 100 * KB, font: 50 * KB, foreign: 0 }
const PICTURED = { script: 8 * KB, picture: 90 * KB, requests: 4, view: 150 * KB }
const DETAIL = { ...EVERYWHERE, ...PICTURED, html: 14 * KB }

export const KINDS: readonly PageKind[] = [
  // Two fonts included, at most 200 KB.
  { kind: 'home', examples: ['home'], limits: { ...DETAIL, view: 149 * KB } },
  {
    kind: 'list',
    examples: ['sale', 'rent', 'list-town', 'list-type', 'references', 'projects'],
    // A card is as wide as a phone, so its picture is no thumbnail. A script applies the filters of the
    // address before the first paint, so that nothing moves: this is one more request.
    limits: { ...DETAIL, html: MOST_HTML, script: 12 * KB, picture: 50 * KB, requests: 5, view: 200 * KB },
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
    // 6 KB at load. The dialog of a first visit, which loads afterwards, is counted as well. Every page loads
    // the table of filter columns (97 bytes), because the language switch keeps the filters of the address.
    // Pages of properties load the script of the contact bar.
    limits: { ...DETAIL, html: 8 * KB, script: 6.7 * KB, picture: 0, requests: 3, view: 40 * KB },
  },
  {
    // Only this page contains React. Its owner logs in before it, and returns to it.
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
