import type { Html as SanitisedHtml, StoryPart, StoryPicture } from '../../../core/view/types.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Html } from '../html/html.tsx'
import { largestVariant, PHONE, Picture } from '../picture/picture.tsx'
import { Viewer } from '../viewer/viewer.tsx'
import { Story } from './story.tsx'

interface IllustratedProps {
  readonly body?: SanitisedHtml | undefined
  /** In place of the body, if pictures stand in the text. */
  readonly story?: readonly StoryPart[] | undefined
  readonly className?: string
}

/** The text of a page or an article, with its pictures where they stand in it. */
export function Illustrated({ body, story, className }: IllustratedProps) {
  if (story === undefined) return body ? <Html html={body} className={className} /> : null
  return (
    <>
      <Story parts={story} className={className} figure={FigureBelow} />
      <Viewer />
    </>
  )
}

/** The caption stands below the picture, in the column of the text. */
function FigureBelow({ picture: { caption, link, ...picture } }: { readonly picture: StoryPicture }) {
  const shown = <Picture picture={picture} sizes={`${PHONE}, (max-width: 899px) 100vw, 58vw`} />
  return (
    <figure>
      {link ? <Anchor link={link}>{shown}</Anchor> : <a href={largestVariant(picture)}>{shown}</a>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
