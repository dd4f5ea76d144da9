import type { PortalProperty, PortalVisit } from '../../../core/http/portal.ts'
import { usePortal } from '../context.ts'
import { propertyHref } from '../route.ts'
import type { SectionName } from '../route.ts'
import { Empty, Section } from '../parts/section.tsx'
import { Chart } from './chart.tsx'
import { Events } from './events.tsx'
import { Figures } from './figures.tsx'
import { Manager } from './manager.tsx'
import { Message } from './messages.tsx'
import { newestFirst } from './order.ts'
import { sortVisits, Viewing } from './viewings.tsx'

const LATEST_EVENTS = 5

/** A digest of a property: visits, views, messages and the latest events. */
export function Digest({ property }: { readonly property: PortalProperty }) {
  const { words, dates } = usePortal()
  const { say } = words
  const { statistics } = property
  const events = newestFirst(property.history)
  const planned = events.filter(({ at }) => dates.isAhead(at))
  const past = events.filter(({ at }) => !dates.isAhead(at))
  const [message] = newestFirst(property.communications)
  return (
    <div className="digest">
      <div className="digest__main">
        <Section
          title={say('portal.section.statistics')}
          aside={<More property={property} to="statistics" />}
        >
          <Figures counts={statistics.visits} />
          <Chart statistics={statistics} />
        </Section>
        {planned.length > 0 && (
          <Section title={say('portal.digest.planned')}>
            <Events events={planned.slice(-LATEST_EVENTS).toReversed()} />
          </Section>
        )}
        <Section title={say('portal.digest.latest')} aside={<More property={property} to="history" />}>
          <Events events={past.slice(0, LATEST_EVENTS)} />
        </Section>
      </div>
      <div className="digest__side">
        <NextViewing property={property} />
        {property.manager && <Manager manager={property.manager} />}
        <Section title={say('portal.digest.message')} aside={<More property={property} to="messages" />}>
          {message ? <Message message={message} /> : <Empty>{say('portal.messages.empty')}</Empty>}
        </Section>
      </div>
    </div>
  )
}

function More({ property, to }: { readonly property: PortalProperty; readonly to: SectionName }) {
  const { words } = usePortal()
  return (
    <a className="arrow-link" href={propertyHref(property.id, to)}>
      {words.say(`portal.more.${to as 'statistics' | 'history' | 'messages' | 'visits'}`)}
    </a>
  )
}

function NextViewing({ property }: { readonly property: PortalProperty }) {
  const { words } = usePortal()
  const { planned, past } = sortVisits(property.visitList)
  const [next] = planned
  const [last] = past
  const shown: PortalVisit | undefined = next ?? last
  return (
    <Section
      title={words.say(next || !last ? 'portal.digest.next' : 'portal.digest.last')}
      aside={<More property={property} to="visits" />}
    >
      {shown ? <Viewing visit={shown} /> : <Empty>{words.say('portal.viewings.none')}</Empty>}
    </Section>
  )
}
