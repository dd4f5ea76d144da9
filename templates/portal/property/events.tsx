import type { PortalEvent } from '../../../core/http/portal.ts'
import { useAgencyLang, usePortal } from '../context.ts'
import { Empty } from '../parts/section.tsx'

/** Rows of the history in short, for the digest and for print. */
export function Events({ events }: { readonly events: readonly PortalEvent[] }) {
  const { words, dates } = usePortal()
  const lang = useAgencyLang()
  if (events.length === 0) return <Empty>{words.say('portal.history.empty')}</Empty>
  return (
    <ul className="events">
      {events.map(({ id, at, type, subject, contact, status, source, comment }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{dates.shortDay(dates.dayOf(at))}</time>
          <div lang={lang}>
            <p>
              <b>{subject}</b>
            </p>
            <p className="events__about">{[type, contact, status, source].filter(Boolean).join(' · ')}</p>
            {comment && <p className="events__comment">{comment}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
