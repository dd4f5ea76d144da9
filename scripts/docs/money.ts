/** The tables of docs/money.md, from the figures themselves. */
import type { Figure, Version } from '../../core/domain/money/figure.ts'
import { HEALTH_INDEX } from '../../core/domain/money/health-index.ts'
import type { Scale } from '../../core/domain/money/notary-fee.ts'
import { MONEY_FIGURES, MONEY_TABLE } from '../../core/domain/money/table.ts'
import { filled } from './http-api.ts'
import { markdownTable } from './markdown-table.ts'

export function moneyMarkdown(text: string): string {
  const { year, checkedOn, pastFrom } = MONEY_TABLE
  return filled(text, {
    year: String(year),
    checkedOn,
    pastFrom,
    index: indexTable(),
    table: figuresTable(),
  })
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function indexTable(): string {
  const rows = Object.entries(HEALTH_INDEX).map(([year, months]) => [
    year,
    ...MONTHS.map((_, index) => months[index]?.toFixed(2) ?? ''),
  ])
  return markdownTable(['year', ...MONTHS], rows)
}

function figuresTable(): string {
  const rows = Object.entries(MONEY_FIGURES).flatMap(([name, figure]) =>
    figure.versions.map((version, index) => [
      index === 0 ? `\`${name}\`` : '',
      valueText(figure, version),
      version.from,
      version.to ?? '',
      index === 0 ? figure.law : '',
      version.confidence ?? figure.confidence,
      index === 0 ? figure.sources.map((source, at) => `[${at + 1}](${source})`).join(' ') : '',
    ]),
  )
  return markdownTable(['figure', 'value', 'from', 'to', 'law', 'confidence', 'sources'], rows)
}

const UNITS: Readonly<Record<Figure['unit'], string>> = {
  percent: ' %',
  euro: ' euros',
  months: ' months',
  years: ' years',
  steps: ' classes',
  factor: '',
  rule: '',
  scale: '',
}

function valueText({ unit }: Figure<unknown>, { value }: Version<unknown>): string {
  if (typeof value === 'number')
    return `${value.toLocaleString('en-GB', { maximumFractionDigits: 4 })}${UNITS[unit]}`
  return typeof value === 'string' ? value : scaleText(value as Scale)
}

function scaleText({ fixed, slices }: Scale): string {
  const parts = slices.map(
    ([end, percent]) => `${end === null ? 'above' : `to ${end.toLocaleString('en-GB')}`} ${percent} %`,
  )
  return [`${fixed} euros`, ...parts].join(', ')
}
