/** Tables of the kinds of homes of a format: each code or word with its group and its name on the site. */
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { TypeGroup } from '../../languages/language.ts'

export type Kind = readonly [group: TypeGroup, text: CodeTextKey]

/** A kind without a meaning on the site is null. */
type Kinds = Readonly<Record<string, Kind | null>>

export function groupsOfKinds(kinds: Kinds): Record<string, number | null> {
  return Object.fromEntries(Object.entries(kinds).map(([word, kind]) => [word, kind && TYPE_GROUPS[kind[0]]]))
}

export function textsOfKinds(kinds: Kinds): Record<string, CodeTextKey | null> {
  return Object.fromEntries(Object.entries(kinds).map(([word, kind]) => [word, kind && kind[1]]))
}
