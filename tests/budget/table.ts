/** The heaviest page of each kind in each language, with its limits. */
import type { Browser } from 'playwright'
import { answered } from '../support/answered.ts'
import type { Example } from '../support/examples.ts'
import { COUNTS, ITEMS, KINDS, LABELS } from './limits.ts'
import type { Item, PageKind } from './limits.ts'
import { measurePage, PHONE, weigh } from './measure.ts'
import type { Site } from './measure.ts'

export interface Row {
  readonly kind: string
  readonly item: Item
  /** Page with the highest value. */
  readonly url: string
  readonly value: number
  readonly limit: number
}

export async function budgetOf(
  browser: Browser,
  site: Site,
  pages: readonly Example[],
): Promise<readonly Row[]> {
  const context = await browser.newContext({ ...PHONE, ...answered(site.origin) })
  // The consent dialog appears on a first visit only, after the page. It counts with its scripts, but would
  // hide the largest picture.
  const first = await browser.newContext(PHONE)
  const rows: Row[] = []
  for (const kind of KINDS) {
    const measured = []
    for (const url of heaviest(kind, site, pages))
      measured.push({ url, values: await measurePage(context, site, url) })
    // The scripts of the dialog are the same in every language.
    const [heavy] = measured
    if (heavy) {
      const { script } = await measurePage(first, site, heavy.url)
      measured.push({ url: heavy.url, values: { ...heavy.values, script } })
    }
    for (const item of ITEMS) {
      const [worst] = measured.toSorted((a, b) => b.values[item] - a.values[item])
      if (worst)
        rows.push({
          kind: kind.kind,
          item,
          url: worst.url,
          value: worst.values[item],
          limit: kind.limits[item],
        })
    }
  }
  await first.close()
  await context.close()
  return rows
}

/** One page for each language. */
function heaviest({ examples }: PageKind, { folder }: Site, pages: readonly Example[]): readonly string[] {
  const weighed = pages
    .filter(({ name }) => examples.includes(name))
    .map((page) => ({ ...page, bytes: weigh(folder, page.url) }))
    .sort((a, b) => b.bytes - a.bytes)
  const locales = [...new Set(weighed.map(({ locale }) => locale))]
  return locales.flatMap((locale) => weighed.find((page) => page.locale === locale)?.url ?? [])
}

export const isExceeded = ({ value, limit }: Row): boolean => value > limit

export function formatRow(row: Row): string {
  const { kind, item, url, value, limit } = row
  const mark = isExceeded(row) ? '✗' : '✓'
  return `${mark} ${kind.padEnd(9)} ${LABELS[item].padEnd(32)} ${amount(item, value).padStart(9)} of ${amount(item, limit).padStart(9)}  ${url}`
}

function amount(item: Item, value: number): string {
  return COUNTS.includes(item) ? String(value) : `${(value / 1024).toFixed(1)} KB`
}
