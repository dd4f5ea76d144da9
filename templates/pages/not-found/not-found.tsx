import type { NotFoundPage as Props } from '../../../core/view/types.ts'
import { ArrowLink } from '../../components/anchor/anchor.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { Course } from '../../components/course/course.tsx'
import { SearchBlock } from '../../components/search-block/search-block.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useShell, useT } from '../../render-context.ts'

export function NotFoundPage({ frame, title, about, lead, search, languages, cardsTitle, cards }: Props) {
  const t = useT()
  return (
    <Document frame={frame} className="content">
      <div className="wrap not-found">
        {languages ? (
          <EveryLanguage languages={languages} />
        ) : (
          <OneLanguage title={title} about={about} lead={lead} />
        )}
        <SearchBlock search={search} />
      </div>
      {cards.length > 0 && (
        <section className="wrap segment" aria-labelledby="not-found-cards">
          <Course id="not-found-cards" title={cardsTitle ?? t('notFound.cards')} />
          <Cards cards={cards} perRow={4} level={3} strip />
        </section>
      )}
    </Document>
  )
}

function OneLanguage({
  title,
  about,
  lead,
}: Pick<Props, 'title' | 'lead'> & { readonly about: string | undefined }) {
  const { homeHref } = useShell()
  const t = useT()
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {about !== undefined && <p>{about}</p>}
      <p>{lead}</p>
      <ArrowLink link={{ href: homeHref, label: t('notFound.home') }} />
    </header>
  )
}

/** The root page serves addresses without a language, so it has a section in each, the default one first. */
function EveryLanguage({ languages }: { readonly languages: NonNullable<Props['languages']> }) {
  return (
    <div className="not-found__languages">
      {languages.map(({ locale, title, text, home }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2'
        return (
          <div key={locale} lang={locale} className="page-head">
            <Heading>{title}</Heading>
            <p>{text}</p>
            <ArrowLink link={home} />
          </div>
        )
      })}
    </div>
  )
}
