/** The report of `import` for people. */
import { docsOf } from '../core/diagnostics/to-json.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { countOf, grouped } from '../core/diagnostics/words.ts'
import type { FieldUse } from '../core/import/field-uses.ts'
import type { Counts, Preview, ProblemGroup } from '../core/import/preview.ts'
import type { Recognised } from '../core/import/recognise.ts'
import type { PictureHost } from './picture-hosts.ts'

interface Colours {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly yellow: (text: string) => string
  readonly green: (text: string) => string
}

interface Shown {
  readonly preview: Preview
  readonly pictureHosts: readonly PictureHost[]
  readonly page: Page
}

interface Page {
  readonly colours: Colours
  /** In characters. */
  readonly width: number
}

const CONFIDENCE = {
  high: 'Its names were read in a schema or in real answers.',
  medium: 'Its names were read in several programs that use it. Compare the result with the CRM.',
  low: 'Its names were read in one program, or guessed. Compare the result with the CRM.',
} as const

const PRIVATE_GONE = 'Fields that look private were removed while it was fetched.'

export function importText(
  { shown, isFetched }: { readonly shown: string; readonly isFetched: boolean },
  { preset, reasons }: Recognised,
  { preview, pictureHosts, page }: Shown,
): readonly string[] {
  const { colours } = page
  const isGuess = preset.rules === 'guess'
  const privacy = isFetched ? [PRIVATE_GONE] : []
  const assurance = isGuess ? [] : [CONFIDENCE[preset.confidence]]
  return [
    `${colours.bold(shown)} is ${colours.bold(preset.name)}. ${[...reasons, ...assurance, ...privacy].join(' ')}`,
    ...fieldTable(preview, page),
    ...(preview.counts.read + preview.faults.length === 0 ? ['', 'It has no records.'] : []),
    ...notesText(preview.notes, isGuess ? 'Assumed' : 'Unsure in this format', page),
    ...problemsText(preview, page),
    ...section(
      'Hosts of pictures that the site does not allow yet: --save allows them',
      pictureHosts.map(({ host, pictures }) => `  ${host}  ${countOf(pictures, 'picture')}`),
      page,
    ),
    '',
    ...countsText(preview.counts, page),
  ]
}

function fieldTable({ fields, rules }: Preview, page: Page): readonly string[] {
  const read = fields.filter(({ targets }) => targets.length > 0)
  const filled = fields.filter(
    ({ targets, isIgnored, filled }) => targets.length === 0 && !isIgnored && filled > 0,
  )
  const ignored = fields.filter(({ targets, isIgnored }) => targets.length === 0 && isIgnored)
  const empty = fields.filter(
    ({ targets, isIgnored, filled }) => targets.length === 0 && !isIgnored && filled === 0,
  )
  const widths = widthsOf([...read, ...filled], page)
  return [
    ...section(`${countOf(read.length, 'field')} read`, rowsOf(read, widths, page), page),
    ...section(`${countOf(filled.length, 'field')} without a rule`, rowsOf(filled, widths, page), page),
    ...listed(
      'Without a place on the site',
      ignored.map(({ path }) => path),
      page,
    ),
    ...listed(
      'Never filled in',
      empty.map(({ path }) => path),
      page,
    ),
    ...listed('Private, removed before anything is stored', rules.drop ?? [], page),
  ]
}

interface Widths {
  readonly path: number
  readonly targets: number
}

function widthsOf(fields: readonly FieldUse[], { width }: Page): Widths {
  const longest = (texts: readonly string[], most: number) =>
    Math.min(most, Math.max(0, ...texts.map((text) => text.length)))
  return {
    path: longest(
      fields.map(({ path }) => path),
      Math.floor(width / 3),
    ),
    targets: longest(
      fields.map((field) => targetText(field)),
      Math.floor(width / 3),
    ),
  }
}

function targetText({ targets }: FieldUse): string {
  return targets.join(', ')
}

function rowsOf(fields: readonly FieldUse[], widths: Widths, { colours, width }: Page): readonly string[] {
  return fields.map((field) => {
    const path = cell(field.path, widths.path)
    const targets = cell(targetText(field), widths.targets)
    const examples = field.examples.map((text) => cell(text.replace(/\s+/gu, ' '), 30).trimEnd()).join(' · ')
    const room = width - widths.path - widths.targets - 6
    return `  ${path}  ${colours.green(targets)}  ${colours.dim(cell(examples, Math.max(room, 10)).trimEnd())}`.trimEnd()
  })
}

/** A text of exactly this width. */
function cell(text: string, width: number): string {
  const characters = [...text]
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text.padEnd(width)
}

function section(title: string, rows: readonly string[], { colours }: Page): readonly string[] {
  return rows.length === 0 ? [] : ['', colours.bold(title), ...rows]
}

function listed(title: string, names: readonly string[], page: Page): readonly string[] {
  return names.length === 0 ? [] : section(title, wrapped(names.join(', '), page), page)
}

function notesText(notes: readonly string[], title: string, page: Page): readonly string[] {
  return section(
    title,
    notes.flatMap((note) => wrapped(note, page, '- ')),
    page,
  )
}

function wrapped(text: string, { width }: Page, mark = ''): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 5 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((each, index) => `  ${index === 0 ? mark : ' '.repeat(mark.length)}${each}`)
}

function problemsText({ problems, faults }: Preview, page: Page): readonly string[] {
  const rows = [...faults.map((fault) => faultGroup(fault)), ...problems].flatMap((group) =>
    groupText(group, page),
  )
  return section('Problems', rows, page)
}

function faultGroup(fault: Problem): ProblemGroup {
  const { code, severity, message } = fault
  const place = placeOf(fault)
  return { code, severity, title: place === '' ? message : `${place} ${message}`, count: 0, examples: [] }
}

function groupText({ code, severity, title, count, examples }: ProblemGroup, page: Page): readonly string[] {
  const { colours } = page
  const paint = severity === 'error' ? colours.red : colours.yellow
  const hint = examples[0]?.hint
  const number = count === 0 ? '' : ` ${grouped(count)} ×`
  return [
    `  ${paint(`${severity} ${code}`)}${number} ${colours.bold(title)}`,
    ...examples.map((example) => `    ${colours.dim(placeOf(example))} ${example.message}`),
    ...(hint === undefined ? [] : [`    ${colours.bold('hint:')} ${hint}`]),
    ...(count === 0 ? [`    ${colours.dim(docsOf(code))}`] : []),
  ]
}

function placeOf({ at: [first] }: Problem): string {
  if (first === undefined) return ''
  return first.position === undefined ? first.file : `${first.file}:${first.position.line}`
}

function countsText(
  { read, published, quarantined, filtered }: Counts,
  { colours }: Page,
): readonly string[] {
  const left = Object.values(filtered).reduce((sum, count) => sum + count, 0)
  const reasons = Object.entries(filtered).map(([reason, count]) => `${grouped(count)} ${reason}`)
  return [
    `${countOf(read, 'record')} read = ` +
      `${colours.green(`${grouped(published)} published`)} + ` +
      `${quarantined > 0 ? colours.red(`${grouped(quarantined)} quarantined`) : '0 quarantined'} + ` +
      `${grouped(left)} filtered${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`,
  ]
}
