import type { Person, PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Agent } from '../agent/agent.tsx'
import { Course } from '../course/course.tsx'
import { Form } from '../form/form.tsx'
import { Icon } from '../icon/icon.tsx'

export interface RequestsProps {
  readonly forms: PropertyPage['forms']
  readonly agent: Person | undefined
}

/** The first request stands open, the others fold. A link to a folded form opens it. */
export function Requests({ forms, agent }: RequestsProps) {
  const t = useT()
  const [first, ...others] = forms
  if (!first && !agent) return null
  return (
    <div className="wrap requests">
      {first && (
        <div className="requests__forms">
          <section aria-labelledby="request-title">
            <Course id="request-title" title={t(first.title)} />
            <Form form={first.form} level={3} main />
          </section>
          {others.map(({ title, form }) => (
            <details key={form.name} className="requests__other">
              <summary>
                <h2>{t(title)}</h2>
                <Icon name="down" />
              </summary>
              <Form form={form} level={3} />
            </details>
          ))}
        </div>
      )}
      {agent && (
        <section className="requests__agent" aria-labelledby="agent-title">
          <Course id="agent-title" title={t('estate.agent')} />
          <Agent person={agent} />
        </section>
      )}
    </div>
  )
}
