/** Edits of the exports that a site imports, drawn by dice: rows, columns, elements, and the files themselves. */
import type { SiteFiles } from '../support/site.ts'
import type { Dice } from './dice.ts'

interface ExportEdit {
  readonly name: string
  readonly change: SiteFiles
}

type Rows = readonly (readonly string[])[]

/** Right and wrong values of cells: numbers, words, empty ones, and those of no column. */
const CELLS = [
  '',
  '-',
  'n/a',
  'veel',
  '0',
  '218.000',
  '1.250',
  'koop',
  'huur',
  'ruil',
  '9000',
  'Gent',
  '<b>x</b>',
]

export function exportEdit(content: SiteFiles, dice: Dice): ExportEdit | null {
  const files = Object.keys(content).filter((file) => file.startsWith('imports/'))
  if (files.length === 0) return null
  const file = dice.pick(files)
  const text = content[file]
  if (typeof text !== 'string') return null
  const edit = dice.weighted([
    [8, () => (file.endsWith('.csv') ? tableEdit(text, dice) : elementEdit(text, dice))],
    [1, () => ['broken off', text.slice(0, -1 - dice.number(text.length))] as const],
  ])()
  return dice.weighted([
    [9, () => ({ name: `${file}: ${edit[0]}`, change: { [file]: edit[1] } })],
    [1, () => renamed(file, text, dice)],
  ])()
}

/** A file gets another name, or another file has the same records. */
function renamed(file: string, text: string, dice: Dice): ExportEdit {
  const name = file.replace(/[^/]+(?=\.)/, `export-${dice.number(4)}`)
  const isCopy = dice.number(3) === 0
  const change = isCopy ? { [name]: text } : { [file]: null, [name]: text }
  return { name: `${file} ${isCopy ? 'also' : ''} as ${name}`, change }
}

type Edited = readonly [name: string, text: string]

function tableEdit(text: string, dice: Dice): Edited {
  const [header = [], ...rows] = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split(';'))
  const [name, edited] = dice.weighted<() => readonly [string, Rows]>([
    [8, () => changedCell(header, rows, dice)],
    [3, () => [`a row more`, [header, ...rows, newRow(rows, dice)]]],
    [2, () => [`a row twice`, [header, ...rows, dice.pick([header, ...rows])]]],
    [3, () => [`a row less`, [header, ...without(rows, dice)]]],
    [2, () => ['other order', [header, ...rows.toReversed()]]],
    [2, () => newColumn(header, rows, dice)],
    [1, () => lessColumn([header, ...rows], dice)],
  ])()
  return [name, `${edited.map((cells) => cells.join(';')).join('\n')}\n`]
}

function changedCell(header: readonly string[], rows: Rows, dice: Dice): readonly [string, Rows] {
  if (rows.length === 0) return ['nothing', [header]]
  const [row, column] = [dice.number(rows.length), dice.number(header.length)]
  const donors = [...CELLS, ...rows.map((cells) => cells[column] ?? '')]
  const cell = dice.pick(donors)
  const changed = rows.map((cells, index) =>
    index === row ? header.map((_, at) => (at === column ? cell : (cells[at] ?? ''))) : cells,
  )
  return [`${header[column]} of row ${row + 1} = ${JSON.stringify(cell)}`, [header, ...changed]]
}

function newRow(rows: Rows, dice: Dice): readonly string[] {
  const [, ...cells] = rows.length === 0 ? ['', ''] : dice.pick(rows)
  return [String(800 + dice.number(20)), ...cells]
}

function without(rows: Rows, dice: Dice): Rows {
  const gone = dice.number(rows.length || 1)
  return rows.filter((_, index) => index !== gone)
}

function newColumn(header: readonly string[], rows: Rows, dice: Dice): readonly [string, Rows] {
  const name = dice.pick(['slaapkamers', 'straat', 'eigenaar', 'onbekend'])
  const cells = rows.map((row) => [...row, dice.pick(['2', '3', 'Kouter', ''])])
  return [`the column ${name} more`, [[...header, name], ...cells]]
}

function lessColumn(all: Rows, dice: Dice): readonly [string, Rows] {
  const gone = dice.number(all[0]?.length ?? 1)
  return [`column ${gone + 1} less`, all.map((cells) => cells.filter((_, index) => index !== gone))]
}

const TEXT_OF_ELEMENT = />([^<>\n]+)</g
const WORDS = ['', '0', '140', '250000', 'veel', 'false', 'true', '9000', 'Aalst', '&lt;b&gt;']

function elementEdit(text: string, dice: Dice): Edited {
  const homes = text.split(/(?=^ {4}<immobilie>)/m)
  const at = dice.number(homes.length)
  return dice.weighted<() => Edited>([
    [6, () => changedElement(text, dice)],
    [1, () => ['a home less', homes.toSpliced(at, at === 0 ? 0 : 1).join('')]],
    [1, () => ['a home removed', text.replace('"CHANGE"', '"DELETE"')]],
    [1, () => ['a part of the stock', text.replace('"VOLL"', '"TEIL"')]],
    [
      1,
      () => ['for rent', text.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="false" MIETE_PACHT="true"')],
    ],
  ])()
}

function changedElement(text: string, dice: Dice): Edited {
  const found = [...text.matchAll(TEXT_OF_ELEMENT)]
  if (found.length === 0) return ['nothing', text]
  const match = dice.pick(found)
  const word = dice.pick(WORDS)
  const from = match.index + 1
  const edited = text.slice(0, from) + word + text.slice(from + (match[1] ?? '').length)
  return [`${match[1]} = ${word}`, edited]
}
