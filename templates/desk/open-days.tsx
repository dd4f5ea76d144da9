import type { DeskHomeDetail } from '../../core/http/desk/homes.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useDesk } from './context.ts'
import { hrefOf } from './route.ts'

/** The visitors of the open-house days of a home. A printed report omits them. */
export function OpenDays({ home: { openDays } }: { readonly home: DeskHomeDetail }) {
  const { say, count } = useDesk().words
  if (openDays.length === 0) return null
  return (
    <div className="desk-no-print">
      <Section title={say('desk.openDays.title')} lead={say('desk.openDays.lead')}>
        {openDays.map(({ day, people }) => (
          <div key={day}>
            <h3 className="part__title">{day}</h3>
            {people.length === 0 ? (
              <Empty>{say('desk.openDays.none')}</Empty>
            ) : (
              <>
                <p className="portal-quiet">{count('desk.openDays.people', people.length)}</p>
                <ul className="desk-people">
                  {people.map(({ message, name, email, phone }) => (
                    <li key={message}>
                      <div>
                        <a href={hrefOf('inbox', message)}>{name}</a>
                      </div>
                      <span className="desk-inline">
                        {phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
                        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ))}
      </Section>
    </div>
  )
}
