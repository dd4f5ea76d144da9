import type { Teaser } from '../../../core/view/types.ts'
import { PHONE_LIST, Picture } from '../picture/picture.tsx'
import { TestimonialLink, TitleLink } from './rows.tsx'

/** One article at a time, as large as a block of text with a picture. */
export function Singles({ teasers, level }: { readonly teasers: readonly Teaser[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      {teasers.map((teaser) => (
        <article
          key={teaser.href ?? teaser.title}
          className={teaser.picture ? 'feature feature--picture' : 'feature'}
        >
          {teaser.picture && (
            <figure className="feature__picture">
              <Picture picture={teaser.picture} sizes={`${PHONE_LIST}, (max-width: 899px) 100vw, 58vw`} />
            </figure>
          )}
          <div className="feature__text">
            <Heading className="feature__title">
              {teaser.name === undefined ? <TitleLink teaser={teaser} /> : teaser.title}
            </Heading>
            {teaser.summary && <p>{teaser.summary}</p>}
            {teaser.href && teaser.name !== undefined && <TestimonialLink teaser={teaser} />}
          </div>
        </article>
      ))}
    </>
  )
}
