import { planSite } from '../../core/build/reports/plan-site.ts'
import { hasErrors } from '../../core/diagnostics/diagnostic.ts'
import type { Locale } from '../../core/languages/codes.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface RoutesOptions {
  readonly lang?: Locale
}

/** Lists the pages of the site with address, language, template and source. */
export async function routes(io: Io, options: GlobalOptions & RoutesOptions): Promise<number> {
  const { lang } = options
  const site = { ...siteOptions(io, options), acceptFewer: true }
  const { pages, problems } = await planSite(
    machinePorts(io, () => undefined),
    site,
  )
  const rows = pages
    .filter(({ locale }) => lang === undefined || locale === lang)
    .map(({ url, locale, slot, name, file, at }) => ({
      url,
      locale,
      slot,
      name,
      file,
      source: at[0]?.file ?? null,
    }))
  const width = rows.reduce((longest, { url }) => Math.max(longest, url.length), 3)
  const ok = !hasErrors(problems)
  const table = rows.map(
    ({ url, locale, slot, name }) => `${url.padEnd(width)}  ${locale}  ${slot.padEnd(9)}  ${name}`,
  )
  return report(io, options, {
    command: 'routes',
    ok,
    problems: ok ? [] : problems,
    root: site.root,
    result: { routes: rows },
    summary: table,
  })
}
