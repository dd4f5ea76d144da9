/** Writes the records of an export into content/, once: from then on they are the site's own files. */
import path from 'node:path'
import { pathProblem } from '../core/build/sources/path-problems.ts'
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { countOf } from '../core/diagnostics/words.ts'
import type { PublishedRecord } from '../core/import/preview.ts'
import { allowedPath } from '../core/paths/allowed-path.ts'
import { sourceFence } from '../core/paths/site-fences.ts'
import { createFiles } from '../core/system/files.ts'

/** A file of content/ has at most 20 MB. */
const RECORDS_A_FILE = 500

const FOLDERS = { property: 'content/properties', project: 'content/projects' } as const

interface RecordWriter {
  readonly add: (record: PublishedRecord) => Promise<void>
  /** Writes the rest, and returns sentences about the files. */
  readonly end: () => Promise<readonly string[]>
}

/** Files of an earlier import may have been changed since, and would define the same homes twice. */
export async function obstacleTo(root: string, sourceId: string): Promise<Problem | undefined> {
  const files = createFiles()
  for (const folder of Object.values(FOLDERS)) {
    if ((await files.stat(path.join(root, folder))) === null) continue
    const found = allowedPath(path.join(root, folder), sourceFence(root))
    if ('refusal' in found) return pathProblem(folder, found.refusal)
    const name = (await files.list(found.real)).find((each) => each.replace(/-\d+\.json$/, '') === sourceId)
    if (name !== undefined) return problem('AS9018', { file: `${folder}/${name}` })
  }
  return undefined
}

export function createRecordWriter(root: string, sourceId: string): RecordWriter {
  const files = createFiles()
  const open: Record<PublishedRecord['kind'], object[]> = { property: [], project: [] }
  const counts = { property: 0, project: 0 }
  const written: string[] = []
  const flush = async (kind: PublishedRecord['kind']) => {
    const records = open[kind].splice(0)
    if (records.length === 0) return
    const name = `${FOLDERS[kind]}/${sourceId}-${++counts[kind]}.json`
    await files.writeAtomic(path.join(root, name), `${JSON.stringify(records, null, 2)}\n`)
    written.push(`${name} has ${countOf(records.length, 'record')}.`)
  }
  return {
    async add({ kind, data }) {
      open[kind].push(data)
      if (open[kind].length >= RECORDS_A_FILE) await flush(kind)
    },
    async end() {
      await flush('property')
      await flush('project')
      return written
    },
  }
}
