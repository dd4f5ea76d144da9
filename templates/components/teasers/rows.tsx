import type { Teaser } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** One article a row: title, summary, and link. */
export function Rows({ teasers, level }: { readonly teasers: readonly Teaser[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="teaser-rows">
      {teasers.map((teaser) => (
        <article key={teaser.href ?? teaser.title}>
          <Heading>{teaser.title}</Heading>
          {teaser.summary && <p>{teaser.summary}</p>}
          {teaser.href && <ReadMore teaser={teaser} />}
        </article>
      ))}
    </div>
  )
}

/** The link contains its subject, for users who list links out of context. */
export function ReadMore({ teaser }: { readonly teaser: Teaser }) {
  const t = useT()
  const isTestimonial = teaser.name !== undefined
  return (
    <a className="arrow-link" href={teaser.href}>
      <span className="hidden-text">{`${t('label.before', { label: teaser.title })} `}</span>
      <span>{t(isTestimonial ? 'teaser.testimonial' : 'teaser.more')}</span>
      <Icon name="go" small />
    </a>
  )
}
