/** The words that the table and the page of `check --law` share. */
import type { LawDuty, LawHome, LawReport, LawRow } from '../core/build/reports/law-report.ts'
import { countOf } from '../core/diagnostics/words.ts'

export const CLASS_WORDS: Readonly<Record<LawDuty['class'], string>> = {
  advert: 'advert',
  'before-contract': 'contract',
  'before-deed': 'deed',
  'good-practice': 'practice',
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2030-01-01` as "1 January 2030". */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** The first lines of every form of the report. */
export function summaryLines({ summary }: LawReport): readonly string[] {
  const { homes, lacking, blocked, openBeforeContract, openBeforeDeed } = summary
  const lack = lacking === 0 ? 'none lacks' : countOf(lacking, 'lacks', 'lack')
  return [
    `${countOf(homes, 'home', 'homes')} on offer`,
    `${lack} a duty of the advert; --strict stops ${blocked === 0 ? 'none' : countOf(blocked, 'home', 'homes')}`,
    `${countOf(openBeforeContract, 'has', 'have')} open papers before the contract, ${openBeforeDeed.toLocaleString('en')} before the deed`,
  ]
}

/** A sentence for each duty that begins later. */
export function announcementLines({ announced, duties }: LawReport): readonly string[] {
  return announced.map(({ duty, from, homes, lacking }) => {
    const title = duties[duty]?.title ?? duty
    const would =
      lacking === 0 ? 'and none of them lacks it today' : `of which ${lacking} would lack it today`
    return `from ${dayText(from)}: ${title}; it concerns ${countOf(homes, 'home', 'homes')}, ${would}`
  })
}

export function homeLine({ id, title, zip, town, goal, region, reference }: LawHome): string {
  const place = region === 'unknown' ? goal : `${goal}, ${region.charAt(0).toUpperCase()}${region.slice(1)}`
  return `${id}  ${title} · ${zip} ${town} · ${place}${reference === null ? '' : ` · ${reference}`}`
}

/** `!` stops a publication with `--strict`; `?` is not confirmed. */
export function signOf({ blocks, breach }: LawRow): string {
  return blocks ? '!' : breach ? '?' : ' '
}

/** Returns the texts that explain the state of a duty, and then what to do. */
export function stateTexts({ since, note }: LawRow, todo: string | null): readonly string[] {
  const asked = since === null ? [] : [`requested on ${since}`]
  const known = [...asked, ...(note === null ? [] : [note])].join('; ')
  return [known, todo === null ? '' : `→ ${todo}`].filter((text) => text !== '')
}
