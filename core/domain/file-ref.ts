/** Names of files in the content, which may be web addresses. Records and texts follow the same rules. */

export function isWebRef(ref: string): boolean {
  return /^https?:\/\//i.test(ref)
}

/** Whether the name has another scheme than the web, such as `data:`, or the letter of a drive. */
export function hasOtherScheme(ref: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(ref) && !isWebRef(ref)
}

/** Whether the path of a file could lead out of its folder. */
export function climbs(file: string): boolean {
  return file.split(/[\\/]/).includes('..')
}
