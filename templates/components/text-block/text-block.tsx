import type { Block } from '../../../core/view/types.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { Course } from '../course/course.tsx'
import { Html } from '../html/html.tsx'
import { PHONE, Picture, type Priority } from '../picture/picture.tsx'

export interface TextBlockProps {
  readonly id: string
  readonly block: Extract<Block, { kind: 'text' }>
  /** Twelve columns: the picture extends to the edge of the screen, and the title overlaps it. */
  readonly wide: boolean
  readonly priority?: Priority | undefined
}

export function TextBlock({ id, block, wide, priority }: TextBlockProps) {
  const { title, picture } = block
  if (picture && wide) return <Feature id={id} block={block} wide={wide} priority={priority} />
  return (
    <>
      {picture && (
        <figure className="text-block__picture">
          <Picture picture={picture} sizes={`${PHONE}, (max-width: 899px) 100vw, 50vw`} priority={priority} />
        </figure>
      )}
      {title && <Course id={id} title={title} size={block.titleSize} />}
      <TextBody block={block} />
    </>
  )
}

function Feature({ id, block, priority }: TextBlockProps) {
  return (
    <div className="feature feature--picture">
      <figure className="feature__picture">
        {block.picture && (
          <Picture
            picture={block.picture}
            sizes={`${PHONE}, (max-width: 899px) 100vw, 58vw`}
            priority={priority}
          />
        )}
      </figure>
      <div className="feature__text">
        {block.title && (
          <h2 id={id} className="feature__title">
            {block.title}
          </h2>
        )}
        <TextBody block={block} />
      </div>
    </div>
  )
}

function TextBody({ block }: Pick<TextBlockProps, 'block'>) {
  return (
    <>
      {block.body && block.body2 ? (
        <div className="text-block__columns">
          <Html html={block.body} />
          <Html html={block.body2} />
        </div>
      ) : (
        (block.body ?? block.body2) && <Html html={(block.body ?? block.body2)!} />
      )}
      {block.gallery && (
        <div className="text-block__gallery">
          {block.gallery.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes={`${PHONE}, 33vw`} />
          ))}
        </div>
      )}
      {block.link && (
        <p className="text-block__link">
          <ArrowLink link={block.link} />
        </p>
      )}
    </>
  )
}
