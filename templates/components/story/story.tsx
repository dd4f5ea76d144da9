import type { StoryPart, StoryPicture } from '../../../core/view/types.ts'
import { Html } from '../html/html.tsx'
import { largestVariant, PHONE, Picture } from '../picture/picture.tsx'

/** The description of a home with its pictures and plans, each with its caption, by turns on the left and the right. */
export function Story({ parts }: { readonly parts: readonly StoryPart[] }) {
  return (
    <div className="story" data-pictures>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          <Html key={index} html={part.html} />
        ) : (
          part.pictures.map((picture) => <Figure key={picture.src} picture={picture} />)
        ),
      )}
    </div>
  )
}

/** The caption describes the picture, so the picture has no other text beside it. */
function Figure({ picture: { caption, ...picture } }: { readonly picture: StoryPicture }) {
  return (
    <figure className={picture.drawing ? 'pair pair--drawing' : 'pair'}>
      <a href={largestVariant(picture)}>
        <Picture picture={picture} sizes={`${PHONE}, 39vw`} />
      </a>
      {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
    </figure>
  )
}
