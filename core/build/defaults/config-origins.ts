/**
 * The keys of the configuration that apply, with the file that each comes from: a file of the site or a default of
 * the package.
 */
import type { DataPath } from '../../diagnostics/data-path.ts'
import type { SiteConfigName } from '../../schema/site-config.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import { extendsDefault, keptEntries } from './apply-defaults.ts'
import { defaultFile, isDefault } from './default-files.ts'
import type { Sources } from '../sources/load.ts'

export interface ConfigOrigin {
  /** The name of the file without its extension. */
  readonly name: SiteConfigName
  readonly key: string
  readonly value: unknown
  readonly file: string
  readonly path: DataPath
  /** The entries that a list of the site extends, without those that it replaces. */
  readonly added?: { readonly file: string; readonly entries: number } | undefined
}

const NOTES = ['$schema', 'extends']

export function configOrigins(sources: Sources): readonly ConfigOrigin[] {
  return (Object.keys(SITE_CONFIG) as SiteConfigName[]).flatMap((name) => originsOf(sources, name))
}

function originsOf(sources: Sources, name: SiteConfigName): readonly ConfigOrigin[] {
  const file = `site-config/${name}.json`
  const own = valueOf(sources, file)
  const fallback = valueOf(sources, defaultFile(file))
  const holdsToo = own === undefined || extendsDefault(own)
  const keys = new Set([...Object.keys(own ?? {}), ...Object.keys((holdsToo && fallback) || {})])
  return [...keys]
    .filter((key) => !NOTES.includes(key))
    .flatMap((key) => {
      const [mine, theirs] = [own?.[key], holdsToo ? fallback?.[key] : undefined]
      if (mine === undefined) return [{ name, key, value: theirs, file: defaultFile(file), path: [key] }]
      const entries = keptEntries(mine, theirs)
      const added = entries > 0 ? { file: defaultFile(file), entries } : undefined
      return [{ name, key, value: mine, file, path: [key], added }]
    })
}

function valueOf(sources: Sources, file: string): Readonly<Record<string, unknown>> | undefined {
  return sources.get(file)?.content.records[0]?.value as Readonly<Record<string, unknown>> | undefined
}

/** The numbers of files below a folder of content that belong to the site and to the defaults. */
export function contentOrigins(
  sources: Sources,
  folder: string,
): { readonly own: number; readonly defaults: number } {
  const files = [...sources.keys()]
  return {
    own: files.filter((file) => file.startsWith(`${folder}/`)).length,
    defaults: files.filter((file) => isDefault(file) && file.startsWith(`${defaultFile(folder)}/`)).length,
  }
}
