import type { DeskHome } from '../../../core/http/desk/homes.ts'
import { useDesk } from '../context.ts'

/** The interest in a home. */
export function Figures({ home }: { readonly home: DeskHome }) {
  const { words } = useDesk()
  const { say } = words
  const figures = [
    { label: say('desk.homes.views'), value: home.views },
    { label: say('desk.homes.messages'), value: home.messages },
    { label: say('desk.homes.visits'), value: home.visits },
    { label: say('desk.homes.matches'), value: home.matches },
  ]
  return (
    <dl className="desk-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words.portal.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
