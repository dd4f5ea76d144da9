import type { Block } from '../../../core/view/types.ts'
import { PHONE, Picture } from '../picture/picture.tsx'

type QuoteBlock = Extract<Block, { kind: 'quote' }>

/** A quotation: the person on the left, the text on the right. */
export function Quote({ block }: { readonly block: QuoteBlock }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{block.quote}</p>
      </blockquote>
      {(block.name || block.picture) && (
        <figcaption>
          {block.picture && (
            <Picture picture={block.picture} sizes={`${PHONE}, (max-width: 899px) 100vw, 40vw`} />
          )}
          {block.name && <b>{block.name}</b>}
          {block.role && <span>{block.role}</span>}
        </figcaption>
      )}
    </figure>
  )
}
