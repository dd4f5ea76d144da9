/** Distributes the blocks of a page into rows. */
import type { Block } from '../../../core/view/types.ts'

export interface Placed {
  readonly block: Block
  readonly id: string
}

export type Segment =
  | { readonly kind: 'row'; readonly span: 12 | 10 | 8; readonly items: readonly Placed[] }
  /** A band over the full width of the screen. */
  | { readonly kind: 'band'; readonly item: Placed }

/** The full width of the page. */
export function isWide({ placement }: Block): boolean {
  return placement.span === 12 && placement.lg === 12
}

function isBand(block: Block): boolean {
  const { backgrounds, tinted } = block.placement
  return isWide(block) && (block.kind === 'quote' || backgrounds !== undefined || tinted === true)
}

/** Consecutive blocks of one span share a row, in which they wrap by their widths. */
export function segmentsOf(blocks: readonly Block[], area: string): readonly Segment[] {
  const segments: Segment[] = []
  for (const [index, block] of blocks.entries()) {
    const item = { block, id: `${area}-${index + 1}` }
    const last = segments.at(-1)
    if (isBand(block)) segments.push({ kind: 'band', item })
    else if (last?.kind === 'row' && last.span === block.placement.span) {
      segments[segments.length - 1] = { ...last, items: [...last.items, item] }
    } else segments.push({ kind: 'row', span: block.placement.span, items: [item] })
  }
  return segments
}

/**
 * The first block, if it begins with a picture. On a page without a banner it is the largest element in view.
 */
export function firstPictured(blocks: readonly Block[]): Block | undefined {
  const [first] = blocks
  if (first?.kind === 'text') return first.picture && first
  if (first?.kind === 'properties' || first?.kind === 'projects') return first.cards[0]?.picture && first
  return undefined
}
