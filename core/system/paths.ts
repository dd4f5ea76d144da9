/** Kinds of paths that must not be mixed. All use forward slashes, and only addresses start with one. */
import { sep } from 'node:path'

/** A path below the output folder: `nl/te-koop/index.html`. */
export type OutputPath = string & { readonly __path: 'output' }

/** An address on the site, from its root: `/nl/te-koop/`. */
export type UrlPath = string & { readonly __path: 'url' }

/** The file that a static host serves for an address. */
export function outputOfUrl(url: UrlPath): OutputPath {
  const path = url.replace(/^\/+/, '')
  return (path === '' || path.endsWith('/') ? `${path}index.html` : path) as OutputPath
}

/** Whether a path is a folder or lies below it. Both are absolute, and links are not resolved. */
export function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)
}

/**
 * Some file systems treat names as equal that differ in case or in the encoding of an accent (Unicode normal
 * forms).
 */
export function foldName(file: string): string {
  return file.normalize('NFC').toLowerCase()
}

/** Names that Windows reserves, with any extension. */
export function isReservedName(segment: string): boolean {
  return /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(segment)
}

/** Contains the hashed files of the site, which hosts may cache without limit. */
export const ASSET_FOLDER = '_a'

/** A file below the root of a site: the description of the published site for its service. */
export const SERVICE_SITE = '.agency-site/service.json'

/** A file in the output folder. A folder without it is never replaced. */
export const MARKER = '.agency-site.json' as OutputPath
