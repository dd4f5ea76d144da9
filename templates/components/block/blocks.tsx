import type { Block } from '../../../core/view/types.ts'
import { PHONE, Picture } from '../picture/picture.tsx'
import { BlockContent } from './block.tsx'
import { segmentsOf, type Placed, type Segment } from './segments.ts'

export interface BlocksProps {
  readonly blocks: readonly Block[]
  /** The part of the page, which is a prefix of the ids of titles. */
  readonly area: 'top' | 'rows' | 'bottom'
  readonly pictured?: Block | undefined
}

/** Blocks on the grid of twelve columns. */
export function Blocks({ blocks, area, pictured }: BlocksProps) {
  return segmentsOf(blocks, area).map((segment) => (
    <SegmentView key={keyOf(segment)} segment={segment} pictured={pictured} />
  ))
}

function keyOf(segment: Segment): string {
  return segment.kind === 'band' ? segment.item.id : (segment.items[0]?.id ?? '')
}

interface SegmentProps {
  readonly segment: Segment
  readonly pictured: Block | undefined
}

function SegmentView({ segment, pictured }: SegmentProps) {
  if (segment.kind === 'band') return <Band item={segment.item} />
  return (
    <div className="wrap segment">
      <div className={`row row--${segment.span}`}>
        {segment.items.map((item) => (
          <PlacedBlock key={item.id} item={item} priority={item.block === pictured} />
        ))}
      </div>
    </div>
  )
}

function PlacedBlock({ item, priority }: { readonly item: Placed; readonly priority: boolean }) {
  const { block, id } = item
  const { sm, md, lg, tinted, backgrounds, className } = block.placement
  const classes = ['block', `block--${block.kind}`, `sm-${sm}`, `md-${md}`, `lg-${lg}`]
  if (tinted || backgrounds) classes.push('block--tinted')
  if (backgrounds) classes.push('block--picture')
  if (className) classes.push(className)
  return (
    <section className={classes.join(' ')} aria-labelledby={labelOf(item)} data-track-box={trackBox(block)}>
      {backgrounds && <Background item={item} />}
      <BlockContent id={id} block={block} priority={priority} />
    </section>
  )
}

function Band({ item }: { readonly item: Placed }) {
  const { block, id } = item
  const { backgrounds, className } = block.placement
  const classes = ['band', `band--${block.kind}`]
  if (backgrounds) classes.push('band--picture')
  if (className) classes.push(className)
  return (
    <section className={classes.join(' ')} aria-labelledby={labelOf(item)} data-track-box={trackBox(block)}>
      {backgrounds && <Background item={item} />}
      <div className="wrap band__content">
        <BlockContent id={id} block={block} />
      </div>
    </section>
  )
}

function Background({ item: { block } }: { readonly item: Placed }) {
  const { backgrounds = [], lg } = block.placement
  const columns = Math.min(backgrounds.length, 4)
  return (
    <div className="block__background">
      {backgrounds.map((picture) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={`${PHONE}, (max-width: 1279px) 100vw, ${Math.round(((lg / 12) * 100) / columns)}vw`}
        />
      ))}
    </div>
  )
}

function labelOf({ block, id }: Placed): string | undefined {
  return block.title && block.kind !== 'quote' ? id : undefined
}

/** The script finds a strip and its buttons by their common section. */
function trackBox(block: Block): '' | undefined {
  return block.kind === 'articles' && block.view === 'slider' ? '' : undefined
}
