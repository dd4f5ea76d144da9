import type { Link, ProjectPage as Props } from '../../core/view/types.ts'
import { Anchor } from '../components/anchor/anchor.tsx'
import { ContactBar } from '../components/contact-bar/contact-bar.tsx'
import { Course } from '../components/course/course.tsx'
import { Documents } from '../components/documents/documents.tsx'
import { Embeds } from '../components/embeds/embeds.tsx'
import { FactList } from '../components/fact-tables/fact-tables.tsx'
import { Gallery } from '../components/gallery/gallery.tsx'
import { Html } from '../components/html/html.tsx'
import { Pair } from '../components/pair/pair.tsx'
import { Plans } from '../components/plans/plans.tsx'
import { Requests } from '../components/requests/requests.tsx'
import { Section } from '../components/section/section.tsx'
import {
  Summary,
  SummaryActions,
  SummaryAgent,
  SummaryPlace,
  SummaryPrice,
  SummaryTools,
} from '../components/summary/summary.tsx'
import { Units } from '../components/units/units.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Document } from '../layout/document.tsx'
import { useT } from '../render-context.ts'

export function ProjectPage(page: Props) {
  const t = useT()
  const [request] = page.forms
  const action: Link | undefined = request && { href: `#${request.form.name}`, label: t(request.title) }
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
        <Pair pictures={page.pictures} />
        <Plans plans={page.plans} />
        <Requests forms={page.forms} agent={page.agent} />
        <ContactBar place="far" price={page.price} title={page.title} action={action} />
      </div>
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
        <SummaryActions forms={page.forms} agent={page.agent} />
        {page.website && <Anchor link={page.website} className="arrow-link" />}
        <SummaryTools share={[]} map={undefined} />
        <SummaryAgent agent={page.agent} />
      </Summary>
    </aside>
  )
}

function ProjectMain({ page }: PartProps) {
  const t = useT()
  const [request] = page.forms
  return (
    <div className="estate__main">
      {page.body && (
        <Section id="description" title={t('estate.projectDescription')}>
          <Html html={page.body} />
        </Section>
      )}
      {page.embeds.length > 0 && (
        <Section id="media" title={t('estate.media')}>
          <Embeds embeds={page.embeds} />
        </Section>
      )}
      {page.documents.length > 0 && (
        <Section id="documents" title={t('estate.documents')}>
          <Documents documents={page.documents} requestHref={request && `#${request.form.name}`} />
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
    </section>
  )
}
