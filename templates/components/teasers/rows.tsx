import type { Teaser } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** One article a row: its title, which is a link, and its summary. */
export function Rows({ teasers, level }: { readonly teasers: readonly Teaser[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="teaser-rows">
      {teasers.map((teaser) => (
        <article key={teaser.href ?? teaser.title}>
          <Heading>
            <TitleLink teaser={teaser} />
          </Heading>
          {teaser.summary && <p>{teaser.summary}</p>}
          {teaser.href && <Icon name="go" small />}
        </article>
      ))}
    </div>
  )
}

export function TitleLink({ teaser: { href, title } }: { readonly teaser: Teaser }) {
  return href === undefined ? title : <a href={href}>{title}</a>
}

/** The link contains its subject, for users who list links out of context. */
export function TestimonialLink({ teaser }: { readonly teaser: Teaser }) {
  const t = useT()
  return (
    <a className="arrow-link" href={teaser.href}>
      <span className="hidden-text">{`${t('label.before', { label: teaser.title })} `}</span>
      <span>{t('teaser.testimonial')}</span>
      <Icon name="go" small />
    </a>
  )
}
