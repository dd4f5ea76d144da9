/** Stages 1 and 2 for exports: the files of a site together with the sources that site-config/imports.json names. */
import type { OwnPeople } from '../../import/people.ts'
import { TRANSFORM_FILE } from '../../import/transform/transform-file.ts'
import type { ImportSource } from '../../schema/imports.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { officeId } from '../../site/offices.ts'
import { usedLocales } from '../defaults/apply-defaults.ts'
import type { ExportPorts } from './find-exports.ts'
import type { ImportContent, KnownImport } from './imports.ts'
import type { LoadPorts, Source, Sources } from '../sources/load.ts'
import { siteTransform } from './site-transform.ts'

/** The ports that exports need beside the files of the site. */
export type ImportPorts = Pick<ExportPorts, 'network' | 'env' | 'cacheFolder' | 'offline' | 'today'>

const FILE = 'site-config/imports.json'

/** The name of a source among the files of the site, which no file can have. */
const nameOf = ({ id }: Pick<ImportSource, 'id'>) => `imports:${id}`

/**
 * The sources of a site with its imports. `sources` may contain imports that the configuration no longer names. Files that
 * an import reads, and the function for its records, are not reported as unused.
 */
export async function withImports(ports: LoadPorts, sources: Sources, previous: Sources): Promise<Sources> {
  const entries = configured<SiteConfig['imports']>(sources, FILE)?.sources ?? []
  const { imports, files, root, now } = ports
  const result = new Map([...sources].filter(([, { content }]) => content.kind.kind !== 'import'))
  if (entries.length === 0) return result
  result.delete(TRANSFORM_FILE)
  if (imports === undefined) return result
  const languages = usedLocales({
    languages: configured(sources, 'site-config/languages.json'),
    site: configured(sources, 'site-config/site.json'),
  })
  const transform = await siteTransform(files, root)
  // Most sites have no imports, and need none of the readers of exports.
  const { loadImport } = await import('./imports.ts')
  for (const [index, entry] of entries.entries()) {
    const before = previous.get(nameOf(entry))
    const at = { file: FILE, path: ['sources', index] }
    const all = { ...imports, files, root, now, languages, transform, own: ownPeople(sources) }
    const known = await loadImport(all, { entry, at }, before?.imported)
    for (const file of known.files.keys())
      if (result.get(file)?.content.kind.kind === 'unknown') result.delete(file)
    result.set(nameOf(entry), before?.imported === known ? before : sourceOf(entry, known))
  }
  return result
}

function sourceOf(entry: ImportSource, known: KnownImport): Source {
  const { hash, content } = known
  const { problems } = content
  return {
    file: nameOf(entry),
    hash,
    stamp: undefined,
    content: { kind: { kind: 'import' }, records: [], problems },
    imported: known,
  }
}

function ownPeople(sources: Sources): OwnPeople {
  const site = configured<SiteConfig['site']>(sources, 'site-config/site.json')
  const team = configured<NonNullable<SiteConfig['team']>>(sources, 'site-config/team.json')
  const offices = (site?.offices ?? []).map((office, index) => ({ ...office, id: officeId(office, index) }))
  return { agency: site?.name ?? '', members: team?.members ?? [], offices }
}

function configured<T>(sources: Sources, file: string): T | undefined {
  return sources.get(file)?.content.records[0]?.value as T | undefined
}

/** The locations of the files of exports by their names, because archives may contain pictures. */
export function exportLocations(sources: Iterable<Source>): ReadonlyMap<string, string> {
  return new Map([...sources].flatMap(({ imported }) => [...(imported?.files ?? [])]))
}

/** The records of all sources. */
export function importsIn(sources: Iterable<Source>): readonly ImportContent[] {
  return [...sources].flatMap(({ imported }) => (imported === undefined ? [] : [imported.content]))
}
