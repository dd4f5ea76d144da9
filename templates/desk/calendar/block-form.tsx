import { Field, typed } from '../../portal/parts/field.tsx'
import { Section } from '../../portal/parts/section.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import { DeskForm } from '../parts/form.tsx'
import { Select } from '../parts/select.tsx'

/** Hours in which visitors can make no appointment: of an office, or of one agent. */
export function BlockForm({ day, done }: { readonly day: string; readonly done: () => void }) {
  const { words, api } = useDesk()
  const { session } = useMember()
  const { say } = words
  const action = useAction<DeskFailure>()
  const send = (form: HTMLFormElement) => {
    const body = {
      day: typed(form, 'day'),
      from: typed(form, 'from'),
      to: typed(form, 'to'),
      office: typed(form, 'office'),
      person: typed(form, 'person') || null,
      text: typed(form, 'text'),
    }
    action.run(
      () => api.send('POST', '/calendar/blocks', body),
      () => {
        form.reset()
        done()
      },
    )
  }
  return (
    <Section title={say('desk.block.title')} lead={say('desk.block.lead')}>
      <DeskForm action={action} send={send} label={say('desk.block.send')}>
        <div className="desk-fields">
          <div className="field">
            <label htmlFor="block-day">{say('desk.block.day')}</label>
            <input id="block-day" type="date" name="day" required key={day} defaultValue={day} />
          </div>
          <Field type="time" name="from" label={say('desk.block.from')} />
          <Field type="time" name="to" label={say('desk.block.to')} />
        </div>
        <div className="desk-fields">
          <Select
            label={say('desk.filter.office')}
            name="office"
            choices={session.offices.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Select
            label={say('desk.calendar.person')}
            name="person"
            choices={[
              { value: '', label: say('desk.block.everybody') },
              ...session.agents.map((name) => ({ value: name, label: name })),
            ]}
          />
        </div>
        <Field name="text" label={say('desk.block.text')} maxLength={200} />
      </DeskForm>
    </Section>
  )
}
