/** The reasons why unedited pages are rendered again: changes of the inputs of all pages. */
import { differencesOf } from '../inputs.ts'
import type { Inputs } from '../inputs.ts'

/**
 * The inputs of the output; 'unknown' if its manifest is lost or of another version. Null if there is nothing to
 * explain, because there was no output or everything is made again by request.
 */
export type Before = Inputs | 'unknown' | null

const CONFIGURATION = 'site-config/'

/** Empty if only content changed, because edited pages need no reason. */
export function reasonsFor(before: Before, now: Inputs): readonly string[] {
  if (before === null) return []
  if (before === 'unknown') return ['its manifest is lost, so everything was made again']
  const changed = differencesOf(before, now)
  const files = changed.filter((name) => name.startsWith(CONFIGURATION))
  const others = changed.filter((name) => !name.startsWith(CONFIGURATION))
  const names = files.map((name) => name.slice(CONFIGURATION.length)).sort()
  const configuration = names.length === 0 ? [] : [`configuration changed: ${names.join(', ')}`]
  return [...others.map(reasonOf), ...configuration]
}

/** `the templates`: templates changed. `the version of sharp`: other version of sharp. */
function reasonOf(name: string): string {
  const bare = name.replace(/^the /, '')
  return bare.startsWith('version ') ? `other ${bare}` : `${bare} changed`
}
