import { useState } from 'react'
import type { DeskAppointment } from '../../../core/http/desk/calendar.ts'
import { Refusal } from '../../portal/parts/failure.tsx'
import { Section } from '../../portal/parts/section.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { MoveForm } from '../calendar/move-form.tsx'
import { useDesk, useNames } from '../context.ts'
import { failureText } from '../parts/failed.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'

interface AppointmentProps {
  readonly row: DeskAppointment
  readonly changed: () => void
}

/** An appointment with what can be done about it. The visitor is told by mail of each change. */
export function Appointment({ row, changed }: AppointmentProps) {
  const { words, dates, api } = useDesk()
  const { say } = words
  const names = useNames()
  const action = useAction<DeskFailure>()
  const [isMoving, setMoving] = useState(false)
  const answer = (way: 'confirm' | 'cancel') =>
    action.run(() => api.send<DeskAppointment>('POST', pathTo(['calendar', row.id, way])), changed)
  const isOpen = row.state !== 'cancelled' && dates.isAhead(row.endsAt)
  return (
    <Section title={say('desk.appointment.title')} lead={say(`desk.appointmentState.${row.state}`)}>
      <p>
        <b>
          {dates.moment(row.startsAt)} – {dates.time(row.endsAt)}
        </b>
        <br />
        {[row.place, row.person, names.office(row.office)].filter(Boolean).join(' · ')}
        <br />
        <PhoneLink phone={row.phone} />
      </p>
      {isOpen && <Ways row={row} isMoving={isMoving} move={setMoving} answer={answer} />}
      <Refusal text={action.failure && say(failureText(action.failure))} />
      {isMoving && (
        <MoveForm
          id={row.id}
          done={() => {
            setMoving(false)
            changed()
          }}
        />
      )}
    </Section>
  )
}

interface WaysProps {
  readonly row: DeskAppointment
  readonly isMoving: boolean
  readonly move: (isMoving: boolean) => void
  readonly answer: (way: 'confirm' | 'cancel') => void
}

function Ways({ row, isMoving, move, answer }: WaysProps) {
  const { say } = useDesk().words
  const isRequested = row.state === 'requested'
  return (
    <p className="portal-actions">
      {isRequested && (
        <button type="button" className="button button--ink" onClick={() => answer('confirm')}>
          {say('desk.appointment.confirm')}
        </button>
      )}
      {row.state !== 'unconfirmed' && (
        <button type="button" className="button" aria-expanded={isMoving} onClick={() => move(!isMoving)}>
          {say('desk.appointment.move')}
        </button>
      )}
      <button type="button" className="button" onClick={() => answer('cancel')}>
        {say(isRequested ? 'desk.appointment.decline' : 'desk.appointment.cancel')}
      </button>
    </p>
  )
}
