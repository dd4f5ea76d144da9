/** A JSON file of a site that a command changes. */
import path from 'node:path'
import { isRecord } from '../core/domain/untrusted.ts'
import type { Fields } from '../core/domain/untrusted.ts'
import { createFiles } from '../core/system/files.ts'

/** Its fields; empty without the file, and null for a file that cannot be changed without losing data. */
export async function readSiteJson(root: string, name: string): Promise<Fields | null> {
  const files = createFiles()
  const file = path.join(root, name)
  if ((await files.stat(file)) === null) return {}
  try {
    const value: unknown = JSON.parse(await files.readText(file))
    return isRecord(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export async function writeSiteJson(root: string, name: string, fields: Fields): Promise<void> {
  await createFiles().writeAtomic(path.join(root, name), `${JSON.stringify(fields, null, 2)}\n`)
}
