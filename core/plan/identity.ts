/** The hash of all that a page is made of but its parts of the shell. */
import type { Locale } from '../languages/codes.ts'
import type { Hash } from '../system/hash.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Shell, SlotName } from '../view/types.ts'

/** The hash of the templates that render each kind of page. */
export type TemplateHashes = Readonly<Record<SlotName, Hash>>

export function shellHashesOf(shells: Readonly<Partial<Record<Locale, Shell>>>): ReadonlyMap<Locale, Hash> {
  const hashes = Object.entries(shells).map(
    ([locale, shell]) => [locale as Locale, hashOf(JSON.stringify(shell))] as const,
  )
  return new Map(hashes)
}

/**
 * `around` are hashes of what the page is made with: its templates, and for a part of a page the whole shell. Props are
 * JSON.
 */
export function identityOf(
  around: readonly Hash[],
  { slot, props }: { readonly slot: SlotName; readonly props: string },
): Hash {
  return hashParts([...around, slot, props])
}
