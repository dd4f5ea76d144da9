import type { StringKey } from '../../../core/languages/string-keys.ts'
import type { Link, ProjectPage as Props } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Cards } from '../../components/card/cards.tsx'
import { Course } from '../../components/course/course.tsx'
import { FactList } from '../../components/fact-tables/fact-tables.tsx'
import { OpenHouse } from '../../components/open-house/open-house.tsx'
import { Pair } from '../../components/pair/pair.tsx'
import { Plans } from '../../components/plans/plans.tsx'
import {
  SummaryActions,
  SummaryPlace,
  SummaryPrice,
  SummaryStatus,
} from '../../components/summary/summary.tsx'
import { Units } from '../../components/units/units.tsx'
import { useT } from '../../render-context.ts'
import { Description } from '../estate/description.tsx'
import { Estate, EstateSide } from '../estate/estate.tsx'
import { DocumentSection, Media } from '../estate/papers.tsx'

export function ProjectPage(page: Props) {
  const t = useT()
  return (
    <Estate
      page={page}
      price={page.price}
      shortPrice={page.priceFrom}
      action={barAction(page, t)}
      facts={page.facts.length > 0 && <FactList facts={page.facts} className="fact-row" />}
      side={<ProjectSide page={page} />}
      main={<ProjectMain page={page} />}
      further={
        <>
          <ProjectUnits page={page} />
          <Plans plans={page.plans} />
          <ProjectPapers page={page} />
        </>
      }
    />
  )
}

/** A sold-out project links to the others. The bar has room for few words. */
function barAction({ requests: [first], list }: Props, t: (key: StringKey) => string): Link {
  return first ? { href: `#${first.name}`, label: t('estate.more') } : list
}

interface PartProps {
  readonly page: Props
}

function ProjectSide({ page }: PartProps) {
  return (
    <EstateSide page={page}>
      <SummaryStatus status={page.status} />
      <SummaryPrice price={page.price} />
      <SummaryPlace reference={page.reference} address={page.address} />
      <OpenHouse
        days={page.openDays}
        calendar={page.calendar}
        registerHref={page.requests[0] && `#${page.requests[0].name}`}
      />
      <SummaryActions
        requests={page.requests}
        agent={page.agent}
        instead={page.status ? [page.list] : undefined}
      />
      {page.website && <Anchor link={page.website} className="arrow-link" />}
    </EstateSide>
  )
}

function ProjectMain({ page }: PartProps) {
  return (
    <div className="estate__main">
      <Description page={page} title="estate.projectDescription" />
      {!page.story && <Pair pictures={page.pictures} />}
      <Media embeds={page.embeds} />
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
  if (page.documents.length === 0) return null
  return (
    <div className="wrap estate__papers">
      <DocumentSection documents={page.documents} requestHref={request && `#${request.name}`} />
    </div>
  )
}
