import path from 'node:path'
import { merge as mergeShards } from '../../core/build/output/merge.ts'
import type { MergeReport, NamedFolder } from '../../core/build/output/merge.ts'
import { SHARDS_FOLDER } from '../../core/build/output/shard.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import { createFiles } from '../../core/system/files.ts'
import { untilInterrupted } from '../interruptible.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface MergeFlags {
  readonly folders: readonly string[]
  readonly replaceOutput?: boolean
}

export async function merge(io: Io, options: GlobalOptions & MergeFlags): Promise<number> {
  const { root, output, replaceOutput } = siteOptions(io, options)
  const named = options.folders.map((shown) => ({ folder: path.resolve(io.cwd, shown), shown }))
  const folders = named.length > 0 ? named : await foldersIn(path.join(root, SHARDS_FOLDER), io.cwd)
  const started = io.now()
  const {
    ok,
    problems,
    report: merged,
  } = await untilInterrupted(io, options, (ports) =>
    mergeShards(ports, { root, output, replaceOutput, folders }),
  )
  const shown = path.relative(io.cwd, output) || '.'
  const summary =
    merged === null ? [] : summaryOf(merged, { folder: shown, seconds: (io.now() - started) / 1000 })
  const result = { output: shown, report: merged }
  return report(io, options, { command: 'merge', ok, problems, root, result, summary })
}

/** An unfinished shard is in a folder whose name begins with a dot. */
async function foldersIn(parent: string, cwd: string): Promise<readonly NamedFolder[]> {
  const files = createFiles()
  const names = (await files.stat(parent)) === null ? [] : await files.list(parent)
  return names
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(parent, name))
    .map((folder) => ({ folder, shown: path.relative(cwd, folder) }))
}

function summaryOf(
  { shards, files, bytes, copied }: MergeReport,
  { folder, seconds }: { folder: string; seconds: number },
): readonly string[] {
  const size = (bytes / 1e6).toFixed(1)
  return [
    `${folder}/ holds ${countOf(files, 'file')}, ${size} MB, of ${countOf(shards, 'shard')} (${countOf(copied, 'file')} new or changed)`,
    `merged in ${seconds.toFixed(1)} s; agency-site preview serves it`,
  ]
}
