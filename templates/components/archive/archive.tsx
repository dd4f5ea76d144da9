import type { ArchiveYear, Block } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { NoPicture } from '../no-picture/no-picture.tsx'
import { PHONE, Picture } from '../picture/picture.tsx'
import { VoiceCaption } from '../teasers/slider.tsx'

interface ArchiveProps {
  readonly id: string
  readonly block: Extract<Block, { kind: 'archive' }>
  readonly level: 2 | 3
}

/** Sold and let homes by year. Each has a large picture, and the words of its client beside it. */
export function Archive({ id, block, level }: ArchiveProps) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <div className="archive">
      {block.links.length > 1 && (
        <nav aria-label={t('archive.years')}>
          <ul className="archive__links">
            {block.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {block.years.map(({ year, homes }) => (
        <section key={year} aria-labelledby={`${id}-${year}`}>
          <Heading id={`${id}-${year}`} className="archive__year">
            {year}
          </Heading>
          <ul className="archive__homes">
            {homes.map((home) => (
              <ArchiveHome key={home.card.href} home={home} level={level === 2 ? 3 : 4} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface HomeProps {
  readonly home: ArchiveYear['homes'][number]
  readonly level: 3 | 4
}

function ArchiveHome({ home: { card, quote }, level }: HomeProps) {
  const Heading = `h${level}` as const
  const facts = [card.status?.label, ...card.facts].filter(Boolean)
  return (
    <li className="archive__home">
      <div className="archive__picture">
        {card.picture ? (
          <Picture picture={card.picture} sizes={`${PHONE}, (max-width: 899px) 100vw, 58vw`} />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="archive__text">
        <Heading className="archive__title">
          <a href={card.href}>{`${card.title}, ${card.place}`}</a>
        </Heading>
        <p className="archive__facts">{facts.join(' · ')}</p>
        {quote && (
          <figure className="voice-note archive__quote">
            <blockquote>
              <p>{quote.summary ?? quote.title}</p>
            </blockquote>
            <VoiceCaption teaser={quote} />
          </figure>
        )}
      </div>
    </li>
  )
}
