import type { Link, ProjectPage as Props } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { ContactBar } from '../../components/contact-bar/contact-bar.tsx'
import { Course } from '../../components/course/course.tsx'
import { FactList } from '../../components/fact-tables/fact-tables.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Html } from '../../components/html/html.tsx'
import { Pair } from '../../components/pair/pair.tsx'
import { Place } from '../../components/place/place.tsx'
import { Plans } from '../../components/plans/plans.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { Requests } from '../../components/requests/requests.tsx'
import { Section } from '../../components/section/section.tsx'
import {
  Summary,
  SummaryActions,
  SummaryAgent,
  SummaryPlace,
  SummaryPrice,
  SummaryTools,
} from '../../components/summary/summary.tsx'
import { Units } from '../../components/units/units.tsx'
import { Viewer } from '../../components/viewer/viewer.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useT } from '../../render-context.ts'
import { Papers } from '../estate/papers.tsx'

export function ProjectPage(page: Props) {
  const t = useT()
  const [request] = page.requests
  const action: Link | undefined = request && { href: `#${request.name}`, label: t(request.title) }
  return (
    <Document frame={page.frame} className="estate-page">
      <Breadcrumbs frame={page.frame} />
      <Gallery pictures={page.pictures} />
      <div className="wrap estate">
        <header className="estate__head">
          <h1>{page.title}</h1>
          {page.lead && <p className="estate__lead">{page.lead}</p>}
          {page.facts.length > 0 && <FactList facts={page.facts} className="fact-row" />}
        </header>
        <ProjectSide page={page} />
        <ProjectMain page={page} />
      </div>
      <div className="estate__further">
        <ProjectUnits page={page} />
        <Plans plans={page.plans} />
        <Pair pictures={page.pictures} />
        <ProjectPapers page={page} />
        <Requests requests={page.requests} agent={page.agent} />
        <Place place={page.place} />
        <ContactBar place="far" price={page.price} title={page.title} action={action} />
      </div>
      <Viewer />
      <ContactBar place="near" price={page.price} title={page.title} action={action} />
    </Document>
  )
}

interface PartProps {
  readonly page: Props
}

function ProjectSide({ page }: PartProps) {
  const t = useT()
  return (
    <aside className="estate__side" aria-label={t('estate.summary')}>
      <Summary>
        <SummaryPrice price={page.price} />
        <SummaryPlace id={page.id} address={page.address} />
        <SummaryActions requests={page.requests} agent={page.agent} />
        {page.website && <Anchor link={page.website} className="arrow-link" />}
        <SummaryTools share={page.share} map={page.place?.link} />
        <SummaryAgent agent={page.agent} />
        <QrCode address={page.frame.head.canonical} />
      </Summary>
    </aside>
  )
}

function ProjectMain({ page }: PartProps) {
  const t = useT()
  return (
    <div className="estate__main">
      {page.body && (
        <Section id="description" title={t('estate.projectDescription')}>
          <Html html={page.body} />
        </Section>
      )}
    </div>
  )
}

function ProjectUnits({ page }: PartProps) {
  const t = useT()
  if (page.units.length === 0) return null
  return (
    <section className="wrap units-section" aria-labelledby="units-title">
      <Course id="units-title" title={t('unit.heading')} link={page.list} />
      <Units units={page.units} labelledBy="units-title" />
      <Cards cards={page.cards} perRow={3} level={3} strip />
    </section>
  )
}

function ProjectPapers({ page }: PartProps) {
  const [request] = page.requests
  if (page.embeds.length === 0 && page.documents.length === 0) return null
  return (
    <div className="wrap estate__papers">
      <Papers embeds={page.embeds} documents={page.documents} requestHref={request && `#${request.name}`} />
    </div>
  )
}
