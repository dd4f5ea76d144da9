import type { Link, OpenDay } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { ArrowLink } from '../anchor/anchor.tsx'

export interface OpenHouseProps {
  readonly days: readonly OpenDay[]
  /** All such days of the agency. */
  readonly calendar: Link | undefined
  /** The form with which visitors register; absent if the page has none. */
  readonly registerHref: string | undefined
}

/** The open-house days of a home, in the summary. */
export function OpenHouse({ days, calendar, registerHref }: OpenHouseProps) {
  const t = useT()
  if (days.length === 0) return null
  const isFree = days.every(({ registration }) => !registration)
  return (
    <section className="open-house" aria-labelledby="open-house">
      <h2 id="open-house">{t('openHouse.title')}</h2>
      <ul>
        {days.map(({ start, text, registration, note }) => (
          <li key={start}>
            <time dateTime={start}>{text}</time>
            {note !== undefined && <span className="open-house__note">{note}</span>}
            {registration && registerHref !== undefined && (
              <a href={registerHref} className="arrow-link">
                {t('openHouse.register')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {isFree && <p className="open-house__note">{t('openHouse.free')}</p>}
      {calendar && <ArrowLink link={calendar} />}
    </section>
  )
}
