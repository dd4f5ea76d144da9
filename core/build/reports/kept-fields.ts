/** The report of fields that are kept for exports (AS2012), for `check --all`. */
import path from 'node:path'
import type { z } from 'zod'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { keptFieldsIn } from '../../schema/kept-fields.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import type { Files } from '../../system/files.ts'
import { isDefault } from '../defaults/default-files.ts'
import type { Sources } from '../sources/load.ts'
import { rawRecords } from '../sources/read-source.ts'
import { RECORD_SCHEMAS } from '../sources/source-kinds.ts'
import type { SourceKind } from '../sources/source-kinds.ts'

interface Use {
  readonly name: string
  readonly reason: string
  readonly first: Pointer
  count: number
}

/**
 * Returns one problem for each field with its first place. Reads the files again, because checked records no longer
 * contain all of these fields.
 */
export async function keptFields(files: Files, root: string, sources: Sources): Promise<readonly Problem[]> {
  const uses = new Map<string, Use>()
  for (const { file, content } of sources.values()) {
    const { name, schema } = readAs(content.kind)
    if (schema === undefined || content.records.length === 0 || isDefault(file)) continue
    for (const { data, path: above } of rawRecords(file, await files.read(path.join(root, file)))) {
      for (const { field, reason, path: below } of keptFieldsIn(schema, data)) {
        const key = `${name} ${reason} ${field}`
        const use = uses.get(key)
        if (use !== undefined) use.count++
        else
          uses.set(key, {
            name: field,
            reason,
            first: { file, path: [...above, ...below], key: true },
            count: 1,
          })
      }
    }
  }
  return [...uses.values()].map(({ name, reason, count, first }) =>
    problem('AS2012', { name, reason, count }, { at: first }),
  )
}

/** Files of strings and themes have no fields of exports. */
function readAs(source: SourceKind): { readonly name: string; readonly schema: z.ZodType | undefined } {
  if (source.kind === 'config') return { name: source.name, schema: SITE_CONFIG[source.name].schema }
  const records: Readonly<Record<string, z.ZodType>> = RECORD_SCHEMAS
  return { name: source.kind, schema: records[source.kind] }
}
