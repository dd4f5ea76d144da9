import type { ComponentType } from 'react'
import type { StoryPart, StoryPicture } from '../../../core/view/types.ts'
import { Html } from '../html/html.tsx'
import { largestVariant, PHONE, Picture } from '../picture/picture.tsx'

interface StoryProps {
  readonly parts: readonly StoryPart[]
  /** The class of the texts. */
  readonly className?: string | undefined
  /** By default, pictures stand by turns on the left and the right, each with its caption beside it. */
  readonly figure?: ComponentType<{ readonly picture: StoryPicture }>
}

/** A text with the pictures and plans that stand in it. */
export function Story({ parts, className, figure: Figure = FigureBeside }: StoryProps) {
  return (
    <div className="story" data-pictures>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          <Html key={index} html={part.html} className={className} />
        ) : (
          part.pictures.map((picture) => <Figure key={picture.src} picture={picture} />)
        ),
      )}
    </div>
  )
}

/** The caption describes the picture, so the picture has no other text beside it. */
function FigureBeside({ picture: { caption, ...picture } }: { readonly picture: StoryPicture }) {
  return (
    <figure className={picture.drawing ? 'pair pair--drawing' : 'pair'}>
      <a href={largestVariant(picture)}>
        <Picture picture={picture} sizes={`${PHONE}, 39vw`} />
      </a>
      {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
    </figure>
  )
}
