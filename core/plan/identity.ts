/** The hash of all inputs of a page except its parts of the shell. */
import type { Hash } from '../system/hash.ts'
import { hashParts } from '../system/hash.ts'
import type { SlotName } from '../view/types.ts'

/** The hash of the templates that render each kind of page. */
export type TemplateHashes = Readonly<Record<SlotName, Hash>>

/**
 * `around` contains hashes of the other inputs of the page: its templates, and for a part of a page the whole shell.
 * Props are JSON.
 */
export function identityOf(
  around: readonly Hash[],
  { slot, props }: { readonly slot: SlotName; readonly props: string },
): Hash {
  return hashParts([...around, slot, props])
}
