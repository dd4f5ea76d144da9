import type { PropertyPage as Props } from '../../../core/view/types.ts'
import { AgentNote } from '../../components/agent/agent-note.tsx'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { HomeCosts } from '../../components/calculator/home-costs.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { Course } from '../../components/course/course.tsx'
import { EnergySection } from '../../components/energy-scale/energy-section.tsx'
import { FactTables } from '../../components/fact-tables/fact-tables.tsx'
import { Facts } from '../../components/facts/facts.tsx'
import { Neighbours } from '../../components/neighbours/neighbours.tsx'
import { OpenHouse } from '../../components/open-house/open-house.tsx'
import { Pair } from '../../components/pair/pair.tsx'
import { hasPlanning, PlanningSection } from '../../components/planning-codes/planning-section.tsx'
import { Plans } from '../../components/plans/plans.tsx'
import { Section } from '../../components/section/section.tsx'
import {
  SummaryActions,
  SummaryEnergy,
  SummaryPlace,
  SummaryPrice,
  SummaryStatus,
  SummaryTax,
} from '../../components/summary/summary.tsx'
import { useT } from '../../render-context.ts'
import { Description } from '../estate/description.tsx'
import { Estate, EstateSide } from '../estate/estate.tsx'
import { DocumentSection, Media } from '../estate/papers.tsx'

/** A sold property shows no price, whatever its record contains, and links to available ones. */
export function PropertyPage(page: Props) {
  return (
    <Estate
      page={page}
      price={page.sold ? undefined : page.price}
      action={page.sold ? (page.sell ?? page.list) : undefined}
      facts={<Facts facts={page.keyFacts} />}
      side={<PropertySide page={page} />}
      main={<PropertyMain page={page} />}
      further={
        <>
          <Plans plans={page.plans} />
          <Papers page={page} />
        </>
      }
      after={<Similar page={page} />}
    />
  )
}

interface PartProps {
  readonly page: Props
}

function PropertySide({ page }: PartProps) {
  const t = useT()
  return (
    <EstateSide page={page} savedId={page.id}>
      <SummaryStatus status={page.status} />
      <SummaryPrice price={page.sold ? undefined : page.price} />
      <SummaryTax notes={page.taxNotes} />
      <SummaryTax notes={page.history} />
      <SummaryPlace reference={page.reference} address={page.address} code={page.uniqueCode} />
      {page.guide && (
        <p>
          <Anchor link={page.guide} />
        </p>
      )}
      <SummaryEnergy energy={page.energy} value={page.energyValue} />
      {page.project && (
        <p>
          {`${t('estate.partOf')} `}
          <Anchor link={page.project} />
        </p>
      )}
      <OpenHouse days={page.openDays} calendar={page.calendar} registerHref={registerHref(page.requests)} />
      <SummaryActions
        requests={page.requests}
        agent={page.agent}
        decide={page.decide}
        instead={page.sold ? [page.sell ?? [], page.list].flat() : undefined}
      />
    </EstateSide>
  )
}

/** The form that lists the open-house days. */
function registerHref(requests: Props['requests']): string | undefined {
  const form = requests.find(({ openDays }) => openDays !== undefined)
  return form && `#${form.name}`
}

function PropertyMain({ page }: PartProps) {
  const t = useT()
  return (
    <div className="estate__main">
      <Description page={page} title="estate.description" />
      {page.note && page.agent && <AgentNote note={page.note} agent={page.agent} />}
      {!page.story && <Pair pictures={page.pictures} />}
      <Media embeds={page.embeds} />
      {page.groups.length > 0 && (
        <Section id="facts" title={t('estate.facts')}>
          <FactTables groups={page.groups} />
        </Section>
      )}
      {page.costs && <HomeCosts costs={page.costs} />}
      <EnergySection {...page} />
    </div>
  )
}

/** The information for a buyer's notary, which follows everything that shows the home. */
function Papers({ page }: PartProps) {
  const papers = page.requests.find(({ documents }) => documents !== undefined)
  if (!hasPlanning(page) && page.documents.length === 0) return null
  return (
    <div className="wrap estate__papers">
      <PlanningSection {...page} />
      <DocumentSection documents={page.documents} requestHref={papers && `#${papers.name}`} />
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
