import { softHyphens } from '../../../core/languages/soft-hyphens.ts'
import type { ArticlePage as Props } from '../../../core/view/types.ts'
import { Agent } from '../../components/agent/agent.tsx'
import { ArrowLink } from '../../components/anchor/anchor.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { Course } from '../../components/course/course.tsx'
import { Neighbours } from '../../components/neighbours/neighbours.tsx'
import { PHONE, Picture } from '../../components/picture/picture.tsx'
import { Illustrated } from '../../components/story/illustrated.tsx'
import { TeaserCards } from '../../components/teasers/teaser-cards.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useShell, useT } from '../../render-context.ts'

/** The page of a service or a testimonial. */
export function ArticlePage(page: Props) {
  const t = useT()
  return (
    <Document frame={page.frame} className="content">
      <Breadcrumbs frame={page.frame} />
      <article className="wrap article">
        <ArticleHead page={page} />
        {page.picture && (
          <figure className="article__picture">
            <Picture
              picture={page.picture}
              sizes={`${PHONE}, (max-width: 899px) 100vw, 58vw`}
              priority="high"
            />
          </figure>
        )}
        <div className="article__body">
          <Illustrated body={page.body} story={page.story} />
          {page.list && (
            <p>
              <ArrowLink link={page.list} back />
            </p>
          )}
        </div>
      </article>
      <div className="wrap segment">
        <ArticleSubjects page={page} />
        {page.others.length > 0 && (
          <section aria-labelledby="others-title">
            <Course id="others-title" title={t('article.others')} link={page.list} />
            <TeaserCards teasers={page.others} perRow={Math.max(page.others.length, 2)} level={3} />
          </section>
        )}
        <Neighbours label={t('article.neighbours')} previous={page.previous} next={page.next} />
      </div>
    </Document>
  )
}

/** The person, the home and the towns that the article is about. */
function ArticleSubjects({ page: { person, home, towns } }: { readonly page: Props }) {
  const t = useT()
  if (!person && !home && towns.length === 0) return null
  return (
    <section aria-labelledby="about-title">
      <Course id="about-title" title={t('article.about')} />
      <div className="offices">
        {home && <Cards cards={[home]} perRow={2} level={3} />}
        {person && <Agent person={person} />}
        {towns.length > 0 && (
          <ul>
            {towns.map((link) => (
              <li key={link.href}>
                <ArrowLink link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function ArticleHead({ page }: { readonly page: Props }) {
  const t = useT()
  const { locale } = useShell()
  const by = !page.name && page.person && t('article.by', { name: page.person.name })
  const who = [by, page.name, page.place].filter((part) => part && part !== page.title)
  return (
    <header className="article__head">
      <h1>{softHyphens(page.title, locale)}</h1>
      {(who.length > 0 || page.date) && (
        <p className="article__who">
          {who.length > 0 && <span>{who.join(', ')}</span>}
          {page.date && <time dateTime={page.date.iso}>{page.date.text}</time>}
        </p>
      )}
      {page.lead && <p className="article__lead">{page.lead}</p>}
    </header>
  )
}
