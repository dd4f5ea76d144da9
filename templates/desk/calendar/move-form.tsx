import type { DeskAppointment, DeskHours } from '../../../core/http/desk/calendar.ts'
import { typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { DeskForm } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Select } from '../parts/select.tsx'
import { useData } from '../use-data.ts'

/** Another hour for an appointment, without dragging. */
export function MoveForm({ id, done }: { readonly id: string; readonly done: () => void }) {
  const { words, api, dates } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const { data, reload } = useData<DeskHours>(pathTo(['calendar', id, 'hours']))
  const send = (form: HTMLFormElement) =>
    action.run(
      () =>
        api.send<DeskAppointment>('POST', pathTo(['calendar', id, 'move']), {
          startsAt: Number(typed(form, 'startsAt')),
        }),
      done,
    )
  return (
    <Loaded data={data} reload={reload}>
      {({ days }) =>
        days.length === 0 ? (
          <p className="portal-empty">{say('desk.appointment.noHours')}</p>
        ) : (
          <DeskForm action={action} send={send} label={say('desk.appointment.moveSend')} cancel={done}>
            <Select
              label={say('desk.appointment.newHour')}
              name="startsAt"
              choices={days.flatMap(({ day, hours }) =>
                hours.map(({ at, label }) => ({ value: String(at), label: `${dates.day(day)}, ${label}` })),
              )}
            />
          </DeskForm>
        )
      }
    </Loaded>
  )
}
