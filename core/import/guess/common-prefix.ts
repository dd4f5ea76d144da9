/** The prefix of the names of a program, such as `a_` in `a_price` and `node.` in `node.price`, is no part of a fact. */
import { meaningOf } from './column-meaning.ts'
import { areNeutral, namesFacts } from './name-groups.ts'

const PREFIX = /^_{0,2}([\p{L}\p{N}]+)[_.\s-]+/u
const FEWEST = 5
const MOST = 0.5
/** An object around most fields may be an agent, unless it is around nearly all of them, or its name (`_source`) is that of a program. */
const NEARLY_ALL = 0.8

/** The prefix of most columns; empty if they have none, or if its word tells what they are. */
export function commonPrefix(paths: readonly string[]): string {
  const found = paths.flatMap((path) => PREFIX.exec(path)?.[0] ?? [])
  const counts = new Map<string, number>()
  for (const prefix of found) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  const [prefix = '', count = 0] = [...counts].toSorted(([, left], [, right]) => right - left)[0] ?? []
  const word = PREFIX.exec(prefix)?.[1] ?? ''
  const mayBeAgent = prefix.includes('.') && !prefix.startsWith('_') && !areNeutral([word])
  const share = mayBeAgent ? NEARLY_ALL : MOST
  if (count < FEWEST || count < paths.length * share) return ''
  return meaningOf(word) === undefined && !namesFacts(word) ? prefix : ''
}
