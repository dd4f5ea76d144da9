/** The names of the defaults of the package among the sources of a site: its folder defaults/ has the form of a site. */
import path from 'node:path'
import { PACKAGE_ROOT } from '../../system/package-root.ts'

export const DEFAULTS_FOLDER = path.join(PACKAGE_ROOT, 'defaults')

/** Messages show this name, so that nobody looks for the file in the site. */
const PREFIX = 'agency-site/defaults/'

export function isDefault(file: string): boolean {
  return file.startsWith(PREFIX)
}

/** The name of the default that holds where the site has no file of this name. */
export function defaultFile(file: string): string {
  return PREFIX + file
}

/** The name that the file has, or would have, in a site. */
export function siteFile(file: string): string {
  return isDefault(file) ? file.slice(PREFIX.length) : file
}
