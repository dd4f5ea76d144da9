import pc from 'picocolors'
import { configOrigins, contentOrigins } from '../../core/build/defaults/config-origins.ts'
import type { ConfigOrigin } from '../../core/build/defaults/config-origins.ts'
import { placeIn } from '../../core/build/sources/locate-in.ts'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import type { SiteConfigName } from '../../core/schema/site-config.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface ConfigOptions {
  /** One file of the configuration only. */
  readonly file?: SiteConfigName | undefined
}

const LONGEST_VALUE = 48
const PAGES = 'content/pages'

/** Prints what holds for the site, and where that is written. */
export async function config(io: Io, options: GlobalOptions & ConfigOptions): Promise<number> {
  const site = siteOptions(io, options)
  const planned = await planSite(
    machinePorts(io, () => undefined),
    site,
  )
  const found = configOrigins(planned.sources).filter(
    ({ name }) => options.file === undefined || name === options.file,
  )
  const rows = found.map((origin) => ({ ...origin, line: lineOf(site.root, origin) }))
  const pages = contentOrigins(planned.sources, PAGES)
  const isFound = planned.sources.size > 0
  return report(io, options, {
    command: 'config',
    ok: isFound,
    // `check` reports all other problems.
    problems: isFound ? [] : planned.problems,
    root: site.root,
    result: {
      config: rows.map(({ name, key, value, file, line, added }) => ({
        name,
        key,
        value,
        file,
        line,
        added,
      })),
      ...(options.file === undefined && { pages }),
    },
    summary: isFound ? summaryOf(io, rows, options.file === undefined ? pages : undefined) : [],
  })
}

interface Row extends ConfigOrigin {
  readonly line: number | undefined
}

function lineOf(root: string, { file, path }: ConfigOrigin): number | undefined {
  return placeIn(root, [{ file, path }])?.line
}

function summaryOf(
  io: Io,
  rows: readonly Row[],
  pages: ReturnType<typeof contentOrigins> | undefined,
): readonly string[] {
  const paint = pc.createColors(io.out.hasColour)
  const keyWidth = Math.max(0, ...rows.map(({ key }) => key.length))
  const lines = rows.flatMap(({ name, key, value, file, line, added }, index) => {
    const place = line === undefined ? file : `${file}:${line}`
    const more = added === undefined ? '' : ` and ${added.entries} of the defaults`
    const row = `  ${key.padEnd(keyWidth)}  ${shown(value).padEnd(LONGEST_VALUE)}  ${paint.dim(place + more)}`
    return rows[index - 1]?.name === name ? [row] : [paint.bold(name), row]
  })
  if (pages === undefined) return lines
  return [...lines, paint.bold(PAGES), `  ${pages.own} of the site, ${pages.defaults} defaults`]
}

/** One line. Lists are counted, because most are longer than a line. */
function shown(value: unknown): string {
  if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
    return countOf(value.length, 'entry', 'entries')
  const text = JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}
