/**
 * Adds the defaults of the package to the sources of a site. They apply to a site without a `routes.json`, and to one
 * whose `routes.json` contains `"extends": "default"`. Any other route table describes its whole site.
 */
import path from 'node:path'
import glob from 'fast-glob'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import { defaultFile, DEFAULTS_FOLDER, isDefault } from './default-files.ts'
import type { Source, Sources } from '../sources/load.ts'
import { readSource } from '../sources/read-source.ts'

const ROUTES = 'site-config/routes.json'

/**
 * Defaults that an earlier step read stay the same objects, because files of the package do not change in a process.
 */
export async function withDefaults(files: Files, sources: Sources, previous: Sources): Promise<Sources> {
  const hold = defaultsHold(sources)
  if (hold === sources.has(defaultFile(ROUTES))) return sources
  const own = [...sources].filter(([file]) => !isDefault(file))
  if (!hold) return new Map(own)
  const known = [...previous.values()].filter(({ file }) => isDefault(file))
  const defaults = known.length > 0 ? known : await readDefaults(files)
  return new Map([...own, ...defaults.map((source) => [source.file, source] as const)])
}

/** A route table with errors does not make default files required. */
function defaultsHold(sources: Sources): boolean {
  const table = sources.get(ROUTES)?.content.records[0]?.value as { readonly extends?: string } | undefined
  return table === undefined || table.extends === 'default'
}

export async function readDefaults(files: Files): Promise<readonly Source[]> {
  const names = await glob(['site-config/*.json', 'content/**/*.{json,md}'], { cwd: DEFAULTS_FOLDER })
  return Promise.all(
    names.sort().map(async (name) => {
      const file = defaultFile(name)
      const bytes = await files.read(path.join(DEFAULTS_FOLDER, name))
      return { file, hash: hashOf(bytes), stamp: undefined, content: readSource(file, bytes) }
    }),
  )
}
