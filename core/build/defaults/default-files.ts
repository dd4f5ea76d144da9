/**
 * The names that the defaults of the package have among the sources of a site. The folder defaults/ has the structure
 * of a site.
 */
import path from 'node:path'
import { PACKAGE_ROOT } from '../../system/package-root.ts'

export const DEFAULTS_FOLDER = path.join(PACKAGE_ROOT, 'defaults')

/** Messages contain this prefix, so that users do not search for the file in the site. */
const PREFIX = 'agency-site/defaults/'

export function isDefault(file: string): boolean {
  return file.startsWith(PREFIX)
}

/** The name of the default that applies if the site does not have this file. */
export function defaultFile(file: string): string {
  return PREFIX + file
}

/** The name that the file has, or would have, in a site. */
export function siteFile(file: string): string {
  return isDefault(file) ? file.slice(PREFIX.length) : file
}
