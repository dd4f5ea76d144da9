/** Why pages are rendered again that nobody edited: what all pages are made with has changed. */
import { differencesOf } from '../inputs.ts'
import type { Inputs } from '../inputs.ts'

/**
 * What the output was made with; unknown where its manifest is lost, or of another version. null where there is nothing to
 * explain: there was no output, or everything is wanted anew.
 */
export type Before = Inputs | 'unknown' | null

const CONFIGURATION = 'site-config/'

/** Empty where only content changed: pages that were edited need no words. */
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
