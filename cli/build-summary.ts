/** The summary of a build in words: what changed, how much there is, what it weighs, what is due, what took time. */
import type { ImportCounts } from '../core/build/imports/imports.ts'
import type { BuildReport } from '../core/build/reports/report.ts'
import type { Weight } from '../core/build/reports/weights.ts'
import { shardText } from '../core/build/output/shard.ts'
import type { Shard } from '../core/build/output/shard.ts'
import { countOf, grouped } from '../core/diagnostics/words.ts'
import type { StockChange } from '../core/domain/stock-change.ts'

interface Built {
  readonly folder: string
  readonly seconds: number
  readonly shard: Shard | undefined
  /** Empty if nothing was rendered. */
  readonly weights: readonly Weight[]
}

export function buildSummary(
  report: BuildReport,
  { folder, seconds, shard, weights }: Built,
): readonly string[] {
  const end =
    shard === undefined
      ? `next:     agency-site preview serves ${folder}/`
      : `next:     agency-site merge puts all shards together; ${folder}/ is ${shardText(shard)}`
  const stood = isUnchanged(report)
  return [
    ...importRows(report.imports),
    ...(shard === undefined && !stood ? [`homes:    ${homesText(report)}`] : []),
    stood ? `nothing has changed: ${folder}/ holds ${sizeText(report)}` : `pages:    ${pagesText(report)}`,
    ...(stood ? [] : [`pictures: ${ofWhich(report.pictures, report.picturesMade, 'new')}`]),
    ...(stood ? [] : [`size:     ${[sizeText(report), ...weightTexts(weights)].join('; ')}`]),
    ...hostRows(report),
    ...dueRows(report),
    `time:     ${timeText(report, seconds)}`,
    end,
  ]
}

/** One line for `build --watch`. */
export function changesText({ changes }: Pick<BuildReport, 'changes'>): string {
  return Object.entries(CHANGES)
    .flatMap(([change, words]) => {
      const ids = changes?.[change as StockChange] ?? []
      return ids.length === 0 ? [] : [`${grouped(ids.length)} ${words}${idsText(ids)}`]
    })
    .join(', ')
}

const CHANGES: Readonly<Record<StockChange, string>> = {
  new: 'new',
  reopened: 'on the market again',
  sold: 'sold',
  rented: 'let',
  cheaper: 'price lower',
  dearer: 'price higher',
  edited: 'edited',
  gone: 'gone',
}

const NAMED = 3

function idsText(ids: readonly number[]): string {
  return ` (${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ', …' : ''})`
}

function isUnchanged({ rendered, picturesMade, changes }: BuildReport): boolean {
  return rendered === 0 && picturesMade === 0 && Object.keys(changes ?? { new: [] }).length === 0
}

function homesText(report: BuildReport): string {
  if (report.changes === null) return `${grouped(report.homes)}, published for the first time`
  const text = changesText(report)
  return text === '' ? `${grouped(report.homes)}, unchanged` : `${text}; ${grouped(report.homes)} in all`
}

function pagesText({ pages, rendered, reasons }: BuildReport): string {
  const because = reasons.length === 0 ? '' : `; since the last build: ${reasons.join('; ')}`
  return `${ofWhich(pages, rendered, 'rendered')}${because}`
}

function ofWhich(all: number, some: number, word: string): string {
  return all === some ? grouped(all) : `${grouped(all)}, ${some === 0 ? 'none' : grouped(some)} ${word}`
}

function sizeText({ files, bytes }: BuildReport): string {
  return `${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`
}

/** `largest page 14.2 of 16 kB`, compressed. */
function weightTexts(weights: readonly Weight[]): readonly string[] {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).replace(/\.0$/, '')
  return weights.map(({ what, file, bytes, most }) => {
    const size = `${what} ${kilobytes(bytes)} of ${kilobytes(most)} kB`
    return bytes > most ? `${size}, too much for a telephone: ${file}` : size
  })
}

function hostRows({ hostFiles, hostUse }: BuildReport): readonly string[] {
  const use = hostUse.filter(({ where, what }) => where === undefined || what === 'bytes of rules')
  const texts = use.map(({ what, found, most }) => `${grouped(found)} of ${grouped(most)} ${what}`)
  const parts = [...(hostFiles.length === 0 ? [] : [`rules in ${hostFiles.join(', ')}`]), ...texts]
  return parts.length === 0 ? [] : [`host:     ${parts.join('; ')}`]
}

const CLOCK = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The next build in the time of Belgium, and the next rule of law to look at. */
function dueRows({ due, nextChange }: BuildReport): readonly string[] {
  const build =
    nextChange && `due:      ${CLOCK.format(Date.parse(nextChange.at))}: build again; ${nextChange.what}`
  const check = due && `due:      ${due.day}: compare the rule "${due.what}" with the law again`
  return [build ?? [], check ?? []].flat()
}

const STEPS: Readonly<Record<string, string>> = { 'read and check': 'reading', render: 'pages' }
const SLOWEST = 3

function timeText({ phases }: BuildReport, seconds: number): string {
  const slow = phases
    .filter(({ milliseconds }) => milliseconds >= 100)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ phase, milliseconds }) => `${STEPS[phase] ?? phase} ${(milliseconds / 1000).toFixed(1)} s`)
  return `${seconds.toFixed(1)} s${slow.length === 0 ? '' : `: ${slow.join(', ')}`}`
}

/** The number of published, filtered and refused records of each source. */
export function importRows(imports: readonly ImportCounts[]): readonly string[] {
  return imports.map(({ id, read, published, leftOut, filtered }) =>
    [
      `${id}: ${countOf(read, 'record')} read`,
      `${published} published`,
      `${leftOut} left out`,
      `${filtered} filtered`,
    ].join(', '),
  )
}
