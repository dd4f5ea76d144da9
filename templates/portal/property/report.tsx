import type { PortalProperty } from '../../../core/http/portal.ts'
import { usePortal } from '../context.ts'
import { Icon } from '../parts/icon.tsx'
import { Section } from '../parts/section.tsx'
import { Events } from './events.tsx'
import { Manager } from './manager.tsx'
import { Messages } from './messages.tsx'
import { newestFirst } from './order.ts'
import { Statistics } from './statistics.tsx'
import { Viewings } from './viewings.tsx'

/** All data of a property on one page, for print. */
export function Report({ property }: { readonly property: PortalProperty }) {
  const { words, dates } = usePortal()
  const { say } = words
  const date = dates.shortDay(dates.today())
  return (
    <div className="report">
      <Section
        title={say('portal.section.report')}
        isView
        lead={say('portal.report.lead', { date })}
        aside={
          <button type="button" className="button button--ink report__print" onClick={() => print()}>
            <Icon name="print" />
            {say('portal.report.print')}
          </button>
        }
      >
        {null}
      </Section>
      <Statistics statistics={property.statistics} />
      <Viewings visits={property.visitList} />
      <Messages messages={property.communications} />
      <Section title={say('portal.section.history')}>
        <Events events={newestFirst(property.history)} />
      </Section>
      {property.manager && <Manager manager={property.manager} />}
    </div>
  )
}
