/** Kinds of paths that must not be mixed. All use forward slashes and none starts with one, but for addresses. */
import { sep } from 'node:path'

/** Below the output folder: `nl/te-koop/index.html`. */
export type OutputPath = string & { readonly __path: 'output' }

/** Address on the site, from its root: `/nl/te-koop/`. */
export type UrlPath = string & { readonly __path: 'url' }

/** The file that a static host serves for an address. */
export function outputOfUrl(url: UrlPath): OutputPath {
  const path = url.replace(/^\/+/, '')
  return (path === '' || path.endsWith('/') ? `${path}index.html` : path) as OutputPath
}

/** Whether a path is a folder or lies below it. Both absolute; links are not looked at. */
export function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)
}

/** On some systems two names are one that differ in case, or in how an accent is encoded. */
export function foldName(file: string): string {
  return file.normalize('NFC').toLowerCase()
}

/** Names that Windows keeps for itself, whatever their ending. */
export function isReservedName(segment: string): boolean {
  return /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(segment)
}

/** Hashed files of the site's own stand here: hosts may keep them for ever. */
export const ASSET_FOLDER = '_a'

/** Below the root of a site: what its service knows of the published site. */
export const SERVICE_SITE = '.agency-site/service.json'

/** Stands in the output folder: only a folder that bears it is ever replaced. */
export const MARKER = '.agency-site.json' as OutputPath
