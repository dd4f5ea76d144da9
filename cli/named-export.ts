/** The export that `import` is given: an https address, a file or folder, or a source of site-config/imports.json. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportsOf, isRemote } from '../core/build/imports/find-exports.ts'
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../core/diagnostics/diagnostic.ts'
import { PRESETS } from '../core/import/presets.ts'
import type { ExportFile } from '../core/import/read-export.ts'
import type { ImportSource } from '../core/schema/imports.ts'
import { addressRule } from '../core/schema/source-place.ts'
import { exportFiles } from './import-files.ts'
import type { Io } from './io.ts'
import { machinePorts } from './machine.ts'
import { sourceIdOf } from './save-import.ts'
import { IMPORTS_FILE, languagesOfSite, placeBelow, shownPlace, sourcesOf } from './site-source.ts'

/** The export as the command names it, and the folder of the site. */
interface Named {
  readonly place: string
  readonly root: string
  readonly preset: string | undefined
}

export interface NamedExport {
  readonly shown: string
  readonly files: readonly ExportFile[]
  /** The place in the form of site-config/imports.json. */
  readonly place: ImportSource['place']
  /** The id of the source that reads the export, or that it would get. */
  readonly id: string
  /** The source that reads the export already. */
  readonly entry: ImportSource | undefined
  /** Whether private fields were removed on the way. */
  readonly isFetched: boolean
}

/** Runs the work on the export. A copy of an address exists only as long as the work. */
export async function withNamedExport<T>(
  io: Io,
  named: Named,
  work: (found: Checked<NamedExport | null>) => Promise<T>,
): Promise<T> {
  const copies: string[] = []
  const remove = () => copies.forEach((folder) => rmSync(folder, { recursive: true, force: true }))
  const copyFolder = () => {
    io.onInterrupt(
      () => 'stopped: nothing was changed',
      () => Promise.resolve(remove()),
    )
    const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-import-'))
    copies.push(folder)
    return folder
  }
  try {
    return await work(await namedExport(io, named, copyFolder))
  } finally {
    remove()
  }
}

async function namedExport(
  io: Io,
  named: Named,
  copyFolder: () => string,
): Promise<Checked<NamedExport | null>> {
  const { root, place } = named
  const sources = await sourcesOf(root)
  if (isAddress(place)) {
    const rule = addressRule(place)
    if (rule !== undefined) return refused(problem('AS9206', { rule }))
    const index = sources.findIndex((source) => shownPlace(source.place) === place)
    const entry = sources[index] ?? { id: sourceIdOf(new URL(place).pathname), place }
    return ofSource(io, named, { entry, index, copyFolder })
  }
  const local = path.resolve(io.cwd, place)
  const shown = shownName(io.cwd, local)
  const files = await exportFiles(local, shown)
  if (files.length > 0) {
    const below = placeBelow(root, local)
    const entry = sources.find((source) => source.place === below)
    const id = entry?.id ?? sourceIdOf(shown)
    return { value: { shown, files, place: below, id, entry, isFetched: false }, problems: [] }
  }
  const index = sources.findIndex(({ id }) => id === place)
  const entry = sources[index]
  if (entry !== undefined) return ofSource(io, named, { entry, index, copyFolder })
  return refused(problem('AS9015', { place: shown, sources: sources.map(({ id }) => id) }))
}

interface Source {
  readonly entry: ImportSource
  /** The position in site-config/imports.json; negative if the source is not there. */
  readonly index: number
  /** Makes the folder of a copy, which is removed after the work. */
  readonly copyFolder: () => string
}

/** The files of a source are those that a build reads. */
async function ofSource(
  io: Io,
  { root, preset: asked }: Named,
  { entry, index, copyFolder }: Source,
): Promise<Checked<NamedExport | null>> {
  const { files, network, env = {}, now } = machinePorts(io, () => undefined)
  const preset = PRESETS.find(({ id }) => id === (asked ?? entry.preset))
  const languages = await languagesOfSite(root)
  const isKnown = index >= 0
  const at = isKnown ? { file: IMPORTS_FILE, path: ['sources', index] } : ([] as const)
  const cacheFolder = isRemote(entry.place) ? copyFolder() : root
  const ports = { files, network, env, now, root, languages, cacheFolder, offline: false } as const
  const { value, problems } = await exportsOf(ports, { entry, preset, at })
  if (value === null) return { value, problems }
  const { id, place } = entry
  const shown = shownPlace(place)
  return {
    value: {
      shown,
      files: value.files,
      place,
      id,
      entry: isKnown ? entry : undefined,
      isFetched: isRemote(place),
    },
    problems,
  }
}

/** A letter before a colon is a drive of Windows. */
function isAddress(place: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(place)
}

function shownName(cwd: string, place: string): string {
  const relative = path.relative(cwd, place)
  return relative === '' || relative.startsWith('..') ? place : relative.replaceAll(path.sep, '/')
}

function refused(found: Problem): Checked<null> {
  return { value: null, problems: [found] }
}
