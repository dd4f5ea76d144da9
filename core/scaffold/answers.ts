/** The answers that `init` needs about an agency. */
import type { Region } from '../domain/region.ts'
import { isLocale } from '../languages/codes.ts'
import { SPOKEN_IN } from '../languages/spoken-in.ts'
import type { Town } from './find-town.ts'
import type { Languages } from './localise.ts'

export interface Answers {
  readonly name: string
  /** One office in each, the main one first. */
  readonly towns: readonly [Town, ...Town[]]
  readonly languages: Languages
  /** Absent: it is not known yet. */
  readonly url: string | undefined
  /** The colour of the main action, and that of top bar and footer. */
  readonly colours: { readonly main: string | undefined; readonly second: string | undefined }
}

/** The town of a site whose town is not known yet, as somebody would type it. */
export const CAPITALS: Readonly<Record<Exclude<Region, 'unknown'>, string>> = {
  flanders: '9000 Gent',
  wallonia: '5000 Namur',
  brussels: '1000 Bruxelles',
  luxembourg: 'L-1130 Luxembourg',
}

export const REGIONS = Object.keys(CAPITALS) as readonly (keyof typeof CAPITALS)[]

const LONGEST_NAME = 80

/** A name is shown as it is. Blanks, placeholders and characters that cannot be seen are no part of one. */
export function isName(text: string): boolean {
  return (
    text !== '' &&
    [...text].length <= LONGEST_NAME &&
    !/\[\[|\]\]|[{}<>]|\p{Cc}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]/u.test(text)
  )
}

/** Null if a code is no language of the site, or none is given. */
export function languagesIn(text: string): Languages | null {
  const codes = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((code) => code !== ''),
    ),
  ]
  const [first, ...others] = codes.filter(isLocale)
  return first === undefined || others.length + 1 < codes.length ? null : [first, ...others]
}

export function languagesSpokenIn({ region }: Town): Languages {
  return SPOKEN_IN[region] ?? (SPOKEN_IN['flanders'] as Languages)
}
