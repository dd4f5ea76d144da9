import type { DeskHomeDetail } from '../../core/http/desk/homes.ts'
import { dutyName } from '../../core/domain/duty-name.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useDesk } from './context.ts'

/** The duties of the law that the home lacks. They are no part of the report for the owner. */
export function Duties({ home: { duties } }: { readonly home: DeskHomeDetail }) {
  const { say } = useDesk().words
  return (
    <div className="desk-no-print">
      <Section
        title={say('desk.duties.title')}
        {...(duties?.length ? { lead: say('desk.duties.lead') } : {})}
      >
        {duties?.length ? (
          <DutyList duties={duties} />
        ) : (
          <Empty>{say(duties === null ? 'desk.duties.unknown' : 'desk.duties.none')}</Empty>
        )}
      </Section>
    </div>
  )
}

function DutyList({ duties }: { readonly duties: NonNullable<DeskHomeDetail['duties']> }) {
  const { words, dates } = useDesk()
  return (
    <ul>
      {duties.map(({ id, due, since }) => (
        <li key={id} className="desk-duty">
          <b>{words.named('desk.duty', dutyName(id))}</b>
          <span className="portal-quiet">
            {[
              words.named('desk.due', due),
              since === null ? null : words.say('desk.duties.pending', { day: dates.shortDay(since) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
