import type { PortalVisit } from '../../../core/http/portal.ts'
import { useAgencyLang, usePortal, useWords } from '../context.ts'
import { Empty, Section } from '../parts/section.tsx'
import type { PortalKey } from '../words.ts'
import { newestFirst } from './order.ts'

interface ViewingsProps {
  readonly visits: readonly PortalVisit[]
  readonly isView?: boolean
}

/** Past and planned visits: planned ones by date, past ones newest first. */
export function Viewings({ visits, isView = false }: ViewingsProps) {
  const { say, count } = useWords()
  const { planned, past } = sortVisits(visits)
  return (
    <Section title={say('portal.section.visits')} isView={isView} lead={say('portal.viewings.note')}>
      <h3 className="part__title">{say('portal.viewings.planned')}</h3>
      {planned.length === 0 ? <Empty>{say('portal.viewings.nonePlanned')}</Empty> : <List visits={planned} />}
      <h3 className="part__title">
        {say('portal.viewings.done')}
        {past.length > 0 && <span>{count('portal.viewings.count', past.length)}</span>}
      </h3>
      {past.length === 0 ? <Empty>{say('portal.viewings.none')}</Empty> : <List visits={past} />}
    </Section>
  )
}

export function sortVisits(visits: readonly PortalVisit[]) {
  return {
    planned: newestFirst(visits.filter(isAhead)).toReversed(),
    past: newestFirst(visits.filter((visit) => !isAhead(visit))),
  }
}

function isAhead({ state }: PortalVisit): boolean {
  return state === 'planned' || state === 'requested'
}

function List({ visits }: { readonly visits: readonly PortalVisit[] }) {
  return (
    <ul className="viewings">
      {visits.map((visit) => (
        <li key={visit.id}>
          <Viewing visit={visit} />
        </li>
      ))}
    </ul>
  )
}

const INTEREST: Readonly<Record<NonNullable<PortalVisit['interest']>, PortalKey>> = {
  none: 'portal.interest.none',
  some: 'portal.interest.some',
  strong: 'portal.interest.strong',
}

export function Viewing({ visit }: { readonly visit: PortalVisit }) {
  const { words, dates } = usePortal()
  const { say } = words
  const lang = useAgencyLang()
  return (
    <div className={`viewing viewing--${visit.state}`}>
      <p className="viewing__when">
        <time dateTime={new Date(visit.at).toISOString()}>{dates.moment(visit.at)}</time>
      </p>
      <div className="viewing__text">
        <p>
          <b>{visit.visitor}</b>
          {(visit.state === 'cancelled' || visit.state === 'requested') && (
            <span className="viewing__mark">{say(`portal.viewings.${visit.state}`)}</span>
          )}
          {visit.interest && <Interest interest={visit.interest} />}
        </p>
        {visit.person && (
          <p className="viewing__person">{say('portal.viewings.with', { name: visit.person })}</p>
        )}
        {visit.feedback && <blockquote lang={lang}>{visit.feedback}</blockquote>}
      </div>
    </div>
  )
}

/** Two marks, filled by the degree of interest. The word beside them has the same meaning. */
function Interest({ interest }: { readonly interest: NonNullable<PortalVisit['interest']> }) {
  const { say } = useWords()
  return (
    <span className={`interest interest--${interest}`}>
      <span className="interest__marks" aria-hidden="true">
        <i />
        <i />
      </span>
      {say(INTEREST[interest])}
    </span>
  )
}
