import type { Teaser } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** One article a row: title, summary, and where it goes. */
export function Rows({ teasers, level }: { readonly teasers: readonly Teaser[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="teaser-rows">
      {teasers.map((teaser) => (
        <article key={teaser.href ?? teaser.title}>
          <Heading>{teaser.title}</Heading>
          {teaser.summary && <p>{teaser.summary}</p>}
          {teaser.href && <ReadMore href={teaser.href} title={teaser.title} />}
        </article>
      ))}
    </div>
  )
}

/** Says what it leads to, for those who hear links out of context. */
export function ReadMore({ href, title }: { readonly href: string; readonly title: string }) {
  const t = useT()
  return (
    <a className="arrow-link" href={href}>
      <span className="hidden-text">{`${title}: `}</span>
      <span>{t('teaser.more')}</span>
      <Icon name="go" small />
    </a>
  )
}
