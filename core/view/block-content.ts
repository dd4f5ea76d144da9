import type { Block } from './types.ts'

/** A block without the fields that all blocks share. */
export type BlockContent = Block extends infer Kind
  ? Kind extends Block
    ? Omit<Kind, 'placement' | 'title' | 'titleSize'>
    : never
  : never
