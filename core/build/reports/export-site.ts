/** Exports what a site publishes. Nothing is built, and only the named file is written. */
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { exportedProjects, exportedProperties } from '../../export/exported.ts'
import type { ExportInput, ExportOptions } from '../../export/exported.ts'
import { readOnly } from '../../system/files.ts'
import { UNBUILT_ASSETS } from '../bundle/assets.ts'
import { NOTHING_KNOWN } from '../memory.ts'
import { placesOf } from '../output/output.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { prepare } from '../prepare.ts'
import { problemsBehind } from '../session.ts'
import { todayOf } from '../build-time.ts'
import { placeProblems } from './report-place.ts'

export interface ExportRequest {
  readonly make: (input: ExportInput) => Iterable<string>
  readonly options: ExportOptions
  /** An absolute path; undefined for stdout. */
  readonly file: string | undefined
  readonly write: (part: string) => void
}

export interface Exported {
  readonly problems: readonly Problem[]
  /** Null if nothing was exported. */
  readonly counts: { readonly properties: number; readonly projects: number } | null
}

/** A site with errors is not exported: its next publication would differ. */
export async function exportSite(
  ports: Ports,
  options: BuildOptions,
  request: ExportRequest,
): Promise<Exported> {
  const misplaced = request.file === undefined ? [] : placeProblems(request.file, options.root)
  if (misplaced.length > 0) return { problems: misplaced, counts: null }
  const places = placesOf(options.root, options.output, options.cache)
  try {
    const reading = { ...ports, files: readOnly(ports.files) }
    const { prepared, problems } = await prepare(reading, { ...options, storedImports: true }, NOTHING_KNOWN)
    if (prepared === null || hasErrors(problems)) return { problems, counts: null }
    const { site, pictures } = prepared
    const { assets } = UNBUILT_ASSETS
    const input = { site, pictures, assets, today: todayOf(options, ports.now), options: request.options }
    const parts = request.make(input)
    if (request.file === undefined) for (const part of parts) request.write(part)
    else await writeExport(ports, request.file, parts)
    const counts = {
      properties: exportedProperties(input).length,
      projects: exportedProjects(input).length,
    }
    return { problems, counts }
  } catch (error) {
    return { problems: await problemsBehind(error, ports, { places, staged: 0 }), counts: null }
  }
}

/** Writes to a temporary file first, so that other programs read either the old or the new export. */
async function writeExport({ files, pid }: Ports, file: string, parts: Iterable<string>): Promise<void> {
  const temporary = `${file}.${pid}.tmp`
  try {
    await files.writeParts(temporary, parts)
    await files.rename(temporary, file)
  } catch (error) {
    await files.remove(temporary).catch(() => undefined)
    throw error
  }
}
