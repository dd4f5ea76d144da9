/** What a page is made of, as one hash: its slot and props, the shell of its language and the templates. */
import type { Locale } from '../languages/codes.ts'
import type { Hash } from '../system/hash.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Shell, SlotName } from '../view/types.ts'

export interface Surroundings {
  /** Hash of the templates. */
  readonly templates: Hash
  /** Hash of the shell. */
  readonly shell: Hash
}

export function shellHashesOf(shells: Readonly<Partial<Record<Locale, Shell>>>): ReadonlyMap<Locale, Hash> {
  const hashes = Object.entries(shells).map(
    ([locale, shell]) => [locale as Locale, hashOf(JSON.stringify(shell))] as const,
  )
  return new Map(hashes)
}

/** `props` as JSON. */
export function identityOf(
  { templates, shell }: Surroundings,
  { slot, props }: { readonly slot: SlotName; readonly props: string },
): Hash {
  return hashParts([templates, slot, shell, props])
}
