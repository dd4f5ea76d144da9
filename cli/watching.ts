/** Messages of the commands that watch the site. */
import type { Change } from '../core/dev/change-set.ts'
import { countOf } from '../core/diagnostics/words.ts'

/** Printed when the operating system refuses to watch more files. */
export const POLLING =
  'warning: the limit of watched files is reached, so files are polled every second (raise fs.inotify.max_user_watches)\n'

/** A short summary of the changes: "content/pages/home.json", "12 files of content and 1 of styles". */
export function changesText(changes: readonly Change[]): string {
  const [first] = changes
  if (changes.length === 1 && first !== undefined) {
    return first.event === 'changed' ? first.file : `${first.file} ${first.event}`
  }
  const counts = new Map<string, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts].map(([kind, count], index) => {
    const files = index === 0 ? countOf(count, 'file') : String(count)
    return `${files} of ${kind}`
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** The cause of a step, unless the watcher reported changes. */
export type Cause = 'found at the start' | 'a date has passed'

export function causeText(changes: readonly Change[], cause: Cause): string {
  return changes.length === 0 ? cause : changesText(changes)
}
