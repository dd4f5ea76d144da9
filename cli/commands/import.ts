import pc from 'picocolors'
import { placesOf } from '../../core/build/output/output.ts'
import { problemsBehind } from '../../core/build/session.ts'
import { siteTransform } from '../../core/build/imports/site-transform.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { previewExport } from '../../core/import/preview.ts'
import type { Preview } from '../../core/import/preview.ts'
import { PRESETS } from '../../core/import/presets.ts'
import type { ExportFile } from '../../core/import/read-export.ts'
import { recognise, tellingFile } from '../../core/import/recognise.ts'
import type { Recognised } from '../../core/import/recognise.ts'
import type { ImportSource } from '../../core/schema/imports.ts'
import { createFiles } from '../../core/system/files.ts'
import { limitMemory } from '../../core/system/heap.ts'
import { importText } from '../import-text.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { report } from '../report.ts'
import { allowPictureHosts, createPictureHosts } from '../picture-hosts.ts'
import type { PictureHost } from '../picture-hosts.ts'
import { withNamedExport } from '../named-export.ts'
import type { NamedExport } from '../named-export.ts'
import { saveSource } from '../save-import.ts'
import { IMPORTS_FILE } from '../site-source.ts'
import { createRecordWriter, obstacleTo } from '../write-import.ts'

export interface ExportPreviewOptions {
  readonly place: string
  readonly preset?: string
  /** Adds the export to site-config/imports.json. */
  readonly save?: boolean
  /** Writes the records into content/, once. */
  readonly write?: boolean
}

type Options = GlobalOptions & ExportPreviewOptions

/** Shows what the site would make of an export. It changes nothing without `--save` or `--write`. */
export async function importExport(io: Io, options: Options): Promise<number> {
  const { root, output, cache } = siteOptions(io, options)
  // An export may have a gigabyte, of which little is in memory at a time.
  limitMemory()
  try {
    return await imported(io, options, root)
  } catch (error) {
    // A file or folder that cannot be read or written.
    const places = placesOf(root, output, cache)
    const ports = machinePorts(io, () => undefined)
    return refuse(io, options, await problemsBehind(error, ports, { places, staged: 0 }))
  }
}

function imported(io: Io, options: Options, root: string): Promise<number> {
  const named = { place: options.place, root, preset: options.preset }
  return withNamedExport(io, named, async ({ value, problems }) =>
    value === null ? refuse(io, options, problems) : importNamed(io, options, { ...value, root }),
  )
}

async function importNamed(
  io: Io,
  options: Options,
  { root, ...found }: NamedExport & { readonly root: string },
): Promise<number> {
  const { files, shown, place, id: source, entry, isFetched } = found
  const recognised = await formatOf(files, options.preset, entry)
  if (isProblem(recognised)) return refuse(io, options, [recognised])
  const obstacle = options.write ? await whyNotWritten(entry, { root, source, shown }) : undefined
  if (obstacle !== undefined) return refuse(io, options, [obstacle])
  const writer = options.write ? createRecordWriter(root, source) : undefined
  const own = await (await siteTransform(createFiles(), root))?.load()
  if (own?.value === null) return refuse(io, options, own.problems)
  const hosts = createPictureHosts()
  const preview = await previewExport({
    files,
    preset: recognised.preset,
    own: entry?.mapping,
    encoding: entry?.encoding,
    transform: own && { source, run: own.value },
    publish: async (record) => {
      hosts.add(record)
      await writer?.add(record)
    },
  })
  const written = (await writer?.end()) ?? []
  const saving = { root, id: source, place, preset: recognised.preset, rules: preview.rules }
  const saved = options.save ? await saveSource(saving) : { changes: [] }
  if ('problems' in saved) return refuse(io, options, saved.problems)
  const missing = await hosts.missing(root)
  const allowed = options.save || options.write ? await allowPictureHosts(root, missing) : []
  const pictureHosts = allowed.length === 0 ? missing : []
  const changes = [...written, ...saved.changes, ...allowed]
  return show(io, options, { shown, isFetched, recognised, preview, pictureHosts, changes })
}

async function whyNotWritten(
  entry: ImportSource | undefined,
  { root, source, shown }: { readonly root: string; readonly source: string; readonly shown: string },
): Promise<Problem | undefined> {
  if (entry !== undefined) return problem('AS9019', { place: shown, id: entry.id })
  return obstacleTo(root, source)
}

function isProblem(value: object): value is Problem {
  return 'code' in value && 'severity' in value
}

function formatOf(
  files: readonly ExportFile[],
  asked: string | undefined,
  entry: ImportSource | undefined,
): Promise<Recognised | Problem> {
  const name = asked ?? entry?.preset
  if (name === undefined) return recognise(tellingFile(files, ({ shown }) => shown) as ExportFile)
  const preset = PRESETS.find(({ id }) => id === name)
  const known = PRESETS.map(({ id }) => id)
  return Promise.resolve(
    preset === undefined
      ? problem('AS9014', { preset: name, known })
      : { preset, reasons: [asked === undefined ? `${IMPORTS_FILE} names it.` : 'The command names it.'] },
  )
}

function refuse(io: Io, options: Options, problems: readonly Problem[]): Promise<number> {
  const { root } = siteOptions(io, options)
  return report(io, options, {
    command: 'import',
    ok: false,
    problems,
    root,
    result: {},
    summary: [],
  })
}

interface Shown {
  readonly shown: string
  readonly isFetched: boolean
  readonly recognised: Recognised
  readonly preview: Preview
  /** Hosts of pictures that the site does not allow. */
  readonly pictureHosts: readonly PictureHost[]
  /** The files that were written, as sentences. */
  readonly changes: readonly string[]
}

/** Problems of records are no failure of a command that shows them. */
function show(
  io: Io,
  options: Options,
  { shown, isFetched, recognised, preview, pictureHosts, changes }: Shown,
): number {
  const ok = preview.faults.every(({ severity }) => severity !== 'error')
  const exitCode = ok ? 0 : 1
  if (options.json) {
    const { preset, reasons } = recognised
    const document = {
      schema: 1,
      command: 'import',
      ok,
      exitCode,
      preset: preset.id,
      reasons,
      ...preview,
      pictureHosts,
      changes,
    }
    io.out.write(`${JSON.stringify(document, null, 2)}\n`)
    return exitCode
  }
  const page = { colours: pc.createColors(io.out.hasColour), width: io.out.isTerminal ? io.out.width : 110 }
  const lines = importText({ shown, isFetched }, recognised, { preview, pictureHosts, page })
  const next =
    changes.length > 0
      ? changes
      : [
          'Nothing was changed: --save adds the export to site-config/imports.json.',
          'A build also applies the rules of adverts and leaves out what breaks them: agency-site check shows both.',
        ]
  io.out.write(`${[...lines, ...(options.quiet ? [] : next)].join('\n')}\n`)
  return exitCode
}
