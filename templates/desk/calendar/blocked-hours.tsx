import type { DeskCalendar } from '../../../core/http/desk/calendar.ts'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import type { Placed } from './week.ts'
import { placeOf } from './week-style.ts'

interface BlockedHoursProps {
  readonly placing: Placed<unknown>
  readonly row: DeskCalendar['blocked'][number]
}

export function BlockedHours({ placing, row }: BlockedHoursProps) {
  const { words, dates, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  return (
    <div className="week__blocked" style={placeOf(placing)}>
      <span>
        {dates.time(row.startsAt)} – {dates.time(row.endsAt)}
      </span>{' '}
      <b>{row.text}</b> {row.person}
      <button
        type="button"
        className="link-button"
        onClick={() =>
          action.run(
            () => api.send('DELETE', pathTo(['calendar', 'blocks', row.id])),
            () => undefined,
          )
        }
      >
        {say('desk.block.free')} <span className="hidden-text">{row.text}</span>
      </button>
    </div>
  )
}
