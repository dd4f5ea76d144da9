/** The advert passports as one page to print or to keep as PDF: it loads nothing, and each home begins a page. */
import { isOpen } from '../core/build/reports/law-report.ts'
import type { LawHome, LawReport, LawRow } from '../core/build/reports/law-report.ts'
import { countOf } from '../core/diagnostics/words.ts'
import { announcementLines, dayText, homeLine, stateTexts, summaryLines } from './law-words.ts'

const STYLE = `
  @page { size: A4; margin: 15mm }
  body { font: 10pt/1.4 system-ui, sans-serif; color: #111; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.5em } h2 { font-size: 1.2em; margin-bottom: 0 }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
  th, td { border-bottom: 1px solid #999; padding: .25rem .5rem .25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  td:nth-child(-n+2) { white-space: nowrap; overflow-wrap: normal }
  .stops td:first-child { font-weight: bold }
  .small { color: #444; font-size: .9em }
  @media print {
    body { margin: 0; padding: 0; max-width: none }
    section { break-before: page } tr, h2 { break-inside: avoid } h2 { break-after: avoid }
    thead { display: table-header-group }
  }
`

export function lawHtml(report: LawReport): string {
  const title = `Advert passport of ${dayText(report.day)}`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    list([...summaryLines(report), ...announcementLines(report)]),
    `<p class="small">The duties were compared with their sources on ${escaped(dayText(report.checkedOn))}. This is no legal advice.</p>`,
    ...report.homes.map((home) => homeSection(home, report)),
    lawSection(report),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
}

function homeSection(home: LawHome, report: LawReport): string {
  const open = home.duties.filter(({ status, inForce }) => inForce && isOpen(status)).length
  const rows = home.duties.toSorted((one, other) => Number(isOpen(other.status)) - Number(isOpen(one.status)))
  return [
    '<section>',
    `<h2>${escaped(homeLine(home))}</h2>`,
    `<p class="small">${escaped([home.file ?? '', countOf(open, 'open duty', 'open duties')].filter(Boolean).join('; '))}</p>`,
    table(
      ['State', 'Due', 'Duty', 'Law', 'What to do'],
      rows.map((row) => ({ isStopping: row.blocks, cells: cellsOf(row, report) })),
    ),
    '</section>',
  ].join('\n')
}

function cellsOf(row: LawRow, { duties }: LawReport): readonly string[] {
  const duty = duties[row.duty]
  const state = row.status === 'not-needed' ? 'not needed' : row.status
  const doubt = row.breach && !row.blocks ? ' (not confirmed)' : ''
  const begin = `${row.inForce ? 'since' : 'from'} ${duty?.from ?? ''}`
  return [
    row.blocks ? `${state}: stops` : `${state}${doubt}`,
    duty?.class.replace('-', ' ') ?? '',
    duty?.title ?? row.duty,
    `${duty?.law ?? ''}; ${begin}`,
    stateTexts(row, row.todo).join('; '),
  ]
}

function lawSection({ duties }: LawReport): string {
  const rows = Object.entries(duties).map(([id, { title, law, from, confidence, sources }]) => ({
    isStopping: false,
    cells: [id, title, `${law}; since ${from}; ${confidence}`, sources.join(' ')],
  }))
  return ['<section>', '<h2>The law</h2>', table(['Id', 'Duty', 'Law', 'Sources'], rows), '</section>'].join(
    '\n',
  )
}

interface TableRow {
  readonly isStopping: boolean
  readonly cells: readonly string[]
}

function table(heads: readonly string[], rows: readonly TableRow[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  const body = rows.map(({ isStopping, cells }) => {
    const mark = isStopping ? ' class="stops"' : ''
    return `<tr${mark}>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`
}

/** All texts are untrusted: those of homes come from exports. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
