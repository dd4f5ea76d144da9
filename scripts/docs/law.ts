/** docs/law.md, from the table of duties. */
import type { Duty } from '../../core/domain/duties/duty.ts'
import { DUTIES, DUTIES_CHECKED_ON } from '../../core/domain/duties/table.ts'
import { filled } from './http-api.ts'
import { markdownTable } from './markdown-table.ts'

export function lawMarkdown(template: string): string {
  return filled(template, { checkedOn: DUTIES_CHECKED_ON, duties: dutiesTable(), law: lawTable() })
}

const GOALS = { 0: 'sale', 1: 'rent', 2: 'take over' } as const

function dutiesTable(): string {
  const rows = DUTIES.map((duty) => [
    `\`${duty.id}\``,
    duty.title,
    duty.class.replace('-', ' '),
    duty.regions.length === 5 ? 'all' : duty.regions.join(', '),
    duty.goals.map((goal) => GOALS[goal]).join(', '),
    conditionOf(duty),
    duty.code === undefined ? '' : `[${duty.code}](errors.md)`,
  ])
  return markdownTable(['duty', 'what', 'due', 'regions', 'goals', 'homes', 'code'], rows)
}

function conditionOf({ types, isOfNewBuild, builtBefore }: Duty): string {
  const kinds = types.length === 10 ? 'all types' : types.join(', ')
  const ofNew = isOfNewBuild === true ? '; sold as new' : ''
  return `${kinds}${ofNew}${builtBefore === undefined ? '' : `; built before ${builtBefore}`}`
}

function lawTable(): string {
  const rows = DUTIES.map(({ id, law, from, to, confidence, sources }) => [
    `\`${id}\``,
    law,
    from,
    to ?? '',
    confidence,
    sources.map((source, at) => (source.startsWith('http') ? `[${at + 1}](${source})` : source)).join(' '),
  ])
  return markdownTable(['duty', 'law', 'from', 'to', 'confidence', 'sources'], rows)
}
