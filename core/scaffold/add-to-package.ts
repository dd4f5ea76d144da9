/** Adds the entries that a site needs to a package.json. Existing entries are kept. */
import { editJson } from '../source/edit-json.ts'

export function addToPackage(text: string, wanted: object): string {
  const known = (JSON.parse(text) ?? {}) as Readonly<Record<string, unknown>>
  const edits = Object.entries(wanted).flatMap(([key, value]: readonly [string, unknown]) => {
    if (typeof value !== 'object' || value === null)
      return known[key] === undefined ? [{ path: [key], value }] : []
    const own = (known[key] ?? {}) as Readonly<Record<string, unknown>>
    return Object.entries(value).flatMap(([name, inner]: readonly [string, unknown]) =>
      own[name] === undefined ? [{ path: [key, name], value: inner }] : [],
    )
  })
  return editJson(text, edits)
}
