import path from 'node:path'
import { exportSite } from '../../core/build/reports/export-site.ts'
import type { Exported } from '../../core/build/reports/export-site.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import { EXPORT_FORMATS } from '../../core/export/formats.ts'
import type { ExportFormat } from '../../core/export/format-names.ts'
import type { Locale } from '../../core/languages/codes.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { refused } from '../refused.ts'
import { report } from '../report.ts'

interface ExportCommand extends SiteOptions {
  readonly format: ExportFormat
  readonly file?: string
  readonly lang?: Locale
  readonly hiddenPrices?: boolean
  readonly hiddenAddresses?: boolean
}

/** Writes what the site publishes to a file or to stdout, in a format for other programs. */
export async function exportCommand(io: Io, options: GlobalOptions & ExportCommand): Promise<number> {
  const { format, file, lang, hiddenPrices = false, hiddenAddresses = false } = options
  if (options.json === true && file === undefined)
    return refused(io, '--json needs --file', 'without --file, stdout is the export')
  const line = createProgress(io, options)
  const site = siteOptions(io, options)
  const outcome = await exportSite(machinePorts(io, line.show), site, {
    make: EXPORT_FORMATS[format],
    options: { hiddenPrices, hiddenAddresses, locale: lang },
    file: file === undefined ? undefined : path.resolve(io.cwd, file),
    write: (part) => io.out.write(part),
  })
  line.clear()
  return finished(io, options, { outcome, root: site.root })
}

interface Finished {
  readonly outcome: Exported
  readonly root: string
}

function finished(
  io: Io,
  options: GlobalOptions & ExportCommand,
  { outcome: { problems, counts: found }, root }: Finished,
): Promise<number> {
  const { format, file } = options
  // A table has rows of properties only.
  const counts = found === null || format !== 'csv' ? found : { ...found, projects: 0 }
  const ok = counts !== null
  return report(io, options, {
    command: 'export',
    ok,
    problems: ok ? [] : problems,
    root,
    result: { format, file: file ?? null, counts },
    // Without a file, stdout is the export.
    summary: ok && file !== undefined ? [`wrote ${contentsText(counts)} to ${file}`] : [],
  })
}

function contentsText({ properties, projects }: NonNullable<Exported['counts']>): string {
  return `${countOf(properties, 'property', 'properties')} and ${countOf(projects, 'project')}`
}
