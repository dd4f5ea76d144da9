/** Edits of a site, drawn by dice: any file of it, in any way in which somebody could change it. */
import { SITE_STRINGS } from '../../core/languages/strings.ts'
import type { SiteFiles } from '../support/site.ts'
import type { Dice } from './dice.ts'
import { exportEdit } from './export-edits.ts'
import { donorsOf, jsonEdit } from './json-edits.ts'
import type { Donors } from './json-edits.ts'

export interface Edit {
  readonly name: string
  /** File -> content; null removes the file. */
  readonly change: SiteFiles
}

export interface Drawing {
  readonly dice: Dice
  /** The files as they are, without removed ones. */
  readonly content: SiteFiles
  /** The files as they were before each edit so far. */
  readonly history: readonly SiteFiles[]
  readonly stock: Stock
}

/** Values and bytes that edits draw from. */
export interface Stock {
  readonly donors: ReadonlyMap<string, Donors>
  readonly photos: readonly Uint8Array[]
}

/** `content/properties/4.json` and `content/properties/all.json` hold the same kind of records. */
function kindOf(file: string): string {
  return file.replace(/^(content\/\w+)\/.*\.json$/, '$1')
}

function isJson(content: SiteFiles[string] | undefined): content is object {
  return typeof content === 'object' && content !== null && !(content instanceof Uint8Array)
}

export function stockOf(files: SiteFiles, photos: readonly Uint8Array[]): Stock {
  const kinds = new Map<string, unknown[]>()
  for (const [file, content] of Object.entries(files))
    if (isJson(content)) kinds.set(kindOf(file), [...(kinds.get(kindOf(file)) ?? []), ...versions(content)])
  const donors = new Map([...kinds].map(([kind, all]) => [kind, donorsOf(all)]))
  return { donors, photos }
}

/** A file holds one record or a list of them: the places of both count. */
function versions(content: object): readonly unknown[] {
  return Array.isArray(content) ? [content, ...(content as unknown[])] : [content, [content]]
}

export function draw(drawing: Drawing): Edit {
  const { dice } = drawing
  const make = dice.weighted<(drawing: Drawing) => Edit | null>([
    [24, editJson],
    [8, ({ content, dice }) => exportEdit(content, dice)],
    [3, editRules],
    [2, addRecord],
    [2, removeFile],
    [1, renameFile],
    [1, moveRecord],
    [1, splitRecord],
    [3, twoEdits],
    [3, undo],
    [2, changeString],
    [2, changePicture],
    [1, overrideTemplate],
    [1, overrideStyle],
    [1, changeCopy],
  ])
  return make(drawing) ?? draw(drawing)
}

function editJson({ dice, content, stock }: Drawing): Edit | null {
  // Records first: there are many kinds of configuration and few files of each.
  const files = Object.keys(content).filter((file) => isJson(content[file]))
  const file = dice.pick(files)
  const edit = jsonEdit(content[file], stock.donors.get(kindOf(file)) ?? new Map(), dice)
  return edit && { name: `${file}: ${edit.name}`, change: { [file]: edit.data as object } }
}

const IMPORTS = 'site-config/imports.json'

/** There are many files of records and one of rules. */
function editRules({ dice, content, stock }: Drawing): Edit | null {
  const edit = jsonEdit(content[IMPORTS], stock.donors.get(IMPORTS) ?? new Map(), dice)
  return edit && { name: `${IMPORTS}: ${edit.name}`, change: { [IMPORTS]: edit.data as object } }
}

const RECORDS = /^content\/(properties|projects)\/[^/]+\.json$/

function addRecord({ dice, content }: Drawing): Edit | null {
  const files = Object.keys(content).filter((file) => RECORDS.test(file) && !Array.isArray(content[file]))
  if (files.length === 0) return null
  const file = dice.pick(files)
  const id = 20 + dice.number(20)
  const name = file.replace(/[^/]+$/, `${id}.json`)
  return { name: `${name} like ${file}`, change: { [name]: { ...(content[file] as object), ID: id } } }
}

function removeFile({ dice, content }: Drawing): Edit {
  // A picture that is still shown cannot be removed.
  const isRemovable = (name: string) => /^content\/(?!images)/.test(name)
  const file = dice.pick(Object.keys(content).filter(isRemovable))
  return { name: `no ${file}`, change: { [file]: null } }
}

function renameFile({ dice, content }: Drawing): Edit | null {
  const file = dice.pick(Object.keys(content).filter((name) => RECORDS.test(name)))
  const name = file.replace(/[^/]+$/, `renamed-${dice.number(9)}.json`)
  if (name in content) return null
  return { name: `${file} as ${name}`, change: { [file]: null, [name]: content[file] ?? null } }
}

/** The files that hold a list of records. */
function listsIn(content: SiteFiles): readonly string[] {
  return Object.keys(content).filter((file) => RECORDS.test(file) && Array.isArray(content[file]))
}

/** A record moves from its own file to the list of others. */
function moveRecord({ dice, content }: Drawing): Edit | null {
  const lists = listsIn(content)
  if (lists.length === 0) return null
  const list = dice.pick(lists)
  const folder = list.replace(/[^/]+$/, '')
  const singles = Object.keys(content).filter(
    (file) => RECORDS.test(file) && file.startsWith(folder) && !Array.isArray(content[file]),
  )
  if (singles.length === 0) return null
  const file = dice.pick(singles)
  const records = [...(content[list] as readonly unknown[]), content[file]]
  return { name: `${file} into ${list}`, change: { [file]: null, [list]: records } }
}

/** A record of a list gets a file of its own. */
function splitRecord({ dice, content }: Drawing): Edit | null {
  const lists = listsIn(content)
  if (lists.length === 0) return null
  const list = dice.pick(lists)
  const records = content[list] as readonly { readonly ID: number }[]
  const record = dice.pick(records)
  const file = list.replace(/[^/]+$/, `${record?.ID}.json`)
  if (record === undefined || file in content) return null
  const rest = records.filter((each) => each !== record)
  return { name: `${record.ID} out of ${list}`, change: { [file]: record, [list]: rest } }
}

/** Two edits between two builds. */
function twoEdits(drawing: Drawing): Edit {
  const first = draw(drawing)
  const second = draw({ ...drawing, content: applied(drawing.content, first) })
  return { name: `${first.name}; ${second.name}`, change: { ...first.change, ...second.change } }
}

/** The files after an edit. */
export function applied(content: SiteFiles, { change }: Edit): SiteFiles {
  return Object.fromEntries(Object.entries({ ...content, ...change }).filter(([, value]) => value !== null))
}

/** One of the last versions of the site. */
function undo({ dice, content, history }: Drawing): Edit | null {
  const before = history.at(-1 - dice.number(3))
  const edit = before && backTo(before, content)
  return edit && Object.keys(edit.change).length > 0 ? edit : null
}

export function backTo(before: SiteFiles, content: SiteFiles): Edit {
  const names = new Set([...Object.keys(before), ...Object.keys(content)])
  const changed = [...names].filter((file) => before[file] !== content[file])
  const change = Object.fromEntries(changed.map((file) => [file, before[file] ?? null]))
  return { name: `undo: ${changed.join(', ')}`, change }
}

function changeString({ dice, content }: Drawing): Edit {
  const locale = dice.pick(['nl', 'fr'] as const)
  const file = `site-config/strings.${locale}.json`
  const key = dice.pick(Object.keys(SITE_STRINGS[locale]))
  const texts = SITE_STRINGS[locale] as unknown as Readonly<Record<string, unknown>>
  const text = texts[key]
  const own = (content[file] ?? {}) as object
  if (typeof text !== 'string') return { name: `${file}: nothing`, change: {} }
  return { name: `${file}: ${key}`, change: { [file]: { ...own, [key]: `${text} ${dice.number(9)}` } } }
}

function changePicture({ dice, content, stock }: Drawing): Edit | null {
  const files = Object.keys(content).filter((file) => file.startsWith('content/images/'))
  if (files.length === 0) return null
  const file = dice.pick(files)
  return { name: `bytes of ${file}`, change: { [file]: dice.pick(stock.photos) } }
}

/** Components of cards, of the pages of homes, and of all pages. */
const COMPONENTS = [
  ['templates/components/price/price.tsx', 'Price'],
  ['templates/components/neighbours/neighbours.tsx', 'Neighbours'],
  ['templates/layout/footer/footer.tsx', 'Footer'],
] as const
const CARD_STYLE = 'templates/components/card/card.css'

function overrideTemplate({ dice }: Drawing): Edit {
  const [file, name] = dice.pick(COMPONENTS)
  const word = dice.pick(['', 'ons', 'nous'])
  const text = `import { ${name} as Original } from 'agency-site/${file}'

export const ${name}: typeof Original = (props) => <><Original {...props} /> ${word}</>
`
  return { name: `${file}: ${word}`, change: { [file]: word === '' ? null : text } }
}

function overrideStyle({ dice }: Drawing): Edit {
  const size = dice.number(3)
  const text = `@import 'agency-site/${CARD_STYLE}';
@layer parts { .card__title { font-size: ${size}em } }
`
  return { name: `${CARD_STYLE}: ${size}`, change: { [CARD_STYLE]: size === 0 ? null : text } }
}

function changeCopy({ dice }: Drawing): Edit {
  const file = dice.pick([
    'content/static/note.txt',
    'content/documents/plan.pdf',
    'content/private/deed.pdf',
  ])
  return { name: file, change: { [file]: `%PDF ${dice.number(99)}` } }
}
