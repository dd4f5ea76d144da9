import path from 'node:path'
import { exportSite } from '../../core/build/reports/export-site.ts'
import type { Exported } from '../../core/build/reports/export-site.ts'
import { EXPORT_FORMATS } from '../../core/export/formats.ts'
import type { ExportFormat } from '../../core/export/formats.ts'
import { isLocale, LOCALES } from '../../core/languages/codes.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'

interface ExportCommand extends SiteOptions {
  readonly format: string
  readonly file?: string
  readonly lang?: string
  readonly hiddenPrices?: boolean
  readonly hiddenAddresses?: boolean
}

/** Writes what the site publishes to a file or to stdout, in a format for other programs. */
export async function exportCommand(io: Io, options: GlobalOptions & ExportCommand): Promise<number> {
  const { format, file, lang, hiddenPrices = false, hiddenAddresses = false } = options
  if (!isFormat(format)) {
    const known = Object.keys(EXPORT_FORMATS).join(', ')
    return refused(io, `"${format}" is not a format of exports (${known})`)
  }
  if (lang !== undefined && !isLocale(lang))
    return refused(io, `"${lang}" is not a language of agency-site (${LOCALES.join(', ')})`)
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
  // Stdout is the export, unless that is a file.
  const isPiped = ok && file === undefined
  const quiet = options.quiet === true || isPiped
  return report(
    io,
    { ...options, quiet, json: options.json === true && !isPiped },
    {
      command: 'export',
      ok,
      problems: ok ? [] : problems,
      root,
      result: { format, file: file ?? null, counts },
      summary: ok ? [`wrote ${counts.properties} properties and ${counts.projects} projects to ${file}`] : [],
    },
  )
}

function refused(io: Io, message: string): number {
  io.err.write(`error: ${message}\n`)
  return 2
}

function isFormat(format: string): format is ExportFormat {
  return Object.hasOwn(EXPORT_FORMATS, format)
}
