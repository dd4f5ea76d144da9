import type { Link, PropertyPage as Props } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { ContactBar } from '../../components/contact-bar/contact-bar.tsx'
import { Course } from '../../components/course/course.tsx'
import { EnergySection } from '../../components/energy-scale/energy-section.tsx'
import { FactTables } from '../../components/fact-tables/fact-tables.tsx'
import { Facts } from '../../components/facts/facts.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Html } from '../../components/html/html.tsx'
import { Neighbours } from '../../components/neighbours/neighbours.tsx'
import { Pair } from '../../components/pair/pair.tsx'
import { Place } from '../../components/place/place.tsx'
import { PlanningSection } from '../../components/planning-codes/planning-section.tsx'
import { Plans } from '../../components/plans/plans.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { Requests } from '../../components/requests/requests.tsx'
import { Section } from '../../components/section/section.tsx'
import {
  Summary,
  SummaryActions,
  SummaryAgent,
  SummaryEnergy,
  SummaryPlace,
  SummaryPrice,
  SummaryStatus,
  SummaryTools,
} from '../../components/summary/summary.tsx'
import { Viewer } from '../../components/viewer/viewer.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useT } from '../../render-context.ts'
import { Papers } from '../estate/papers.tsx'

/** What is sold shows no price, whatever its record says, and leads on to what is still on offer. */
export function PropertyPage(page: Props) {
  const t = useT()
  const price = page.sold ? undefined : page.price
  const [request] = page.requests
  const action: Link | undefined = page.sold
    ? page.list
    : request && { href: `#${request.name}`, label: t(request.title) }
  return (
    <Document frame={page.frame} className="estate-page">
      <Breadcrumbs frame={page.frame} />
      <Gallery pictures={page.pictures} />
      <div className="wrap estate">
        <header className="estate__head">
          <h1>{page.title}</h1>
          {page.lead && <p className="estate__lead">{page.lead}</p>}
          <Facts facts={page.keyFacts} />
        </header>
        <PropertySide page={page} />
        <PropertyMain page={page} />
      </div>
      <div className="estate__further">
        <Pair pictures={page.pictures} />
        <Plans plans={page.plans} />
        <Requests requests={page.requests} agent={page.agent} />
        <Place place={page.place} />
        <ContactBar place="far" price={price} title={page.title} action={action} />
      </div>
      <Similar page={page} />
      <Viewer />
      <ContactBar place="near" price={price} title={page.title} action={action} />
    </Document>
  )
}

interface PartProps {
  readonly page: Props
}

function PropertySide({ page }: PartProps) {
  const t = useT()
  return (
    <aside className="estate__side" aria-label={t('estate.summary')}>
      <Summary>
        <SummaryStatus status={page.status} />
        <SummaryPrice price={page.sold ? undefined : page.price} />
        <SummaryPlace
          id={page.id}
          address={page.address}
          code={page.addressHidden ? page.uniqueCode : undefined}
        />
        <SummaryEnergy energy={page.energy} value={page.energyValue} />
        {page.project && (
          <p>
            {`${t('estate.partOf')} `}
            <Anchor link={page.project} />
          </p>
        )}
        <SummaryActions
          requests={page.requests}
          agent={page.agent}
          decide={page.decide}
          instead={page.sold ? page.list : undefined}
        />
        <SummaryTools id={page.id} share={page.share} map={page.place?.link} />
        <SummaryAgent agent={page.agent} />
        <QrCode address={page.frame.head.canonical} />
      </Summary>
    </aside>
  )
}

function PropertyMain({ page }: PartProps) {
  const t = useT()
  const papers = page.requests.find(({ name }) => name === 'request-documents')
  return (
    <div className="estate__main">
      {page.body && (
        <Section id="description" title={t('estate.description')}>
          <Html html={page.body} />
        </Section>
      )}
      {page.groups.length > 0 && (
        <Section id="facts" title={t('estate.facts')}>
          <FactTables groups={page.groups} />
        </Section>
      )}
      <EnergySection {...page} />
      <PlanningSection {...page} />
      <Papers embeds={page.embeds} documents={page.documents} requestHref={papers && `#${papers.name}`} />
    </div>
  )
}

function Similar({ page }: PartProps) {
  const t = useT()
  if (page.similar.length === 0 && !page.previous && !page.next) return null
  return (
    <section className="wrap similar">
      {page.similar.length > 0 && (
        <>
          <Course id="similar-title" title={t('estate.similar')} link={page.list} />
          <Cards cards={page.similar} perRow={4} level={3} strip />
        </>
      )}
      <Neighbours label={t('estate.neighbours')} previous={page.previous} next={page.next} />
    </section>
  )
}
