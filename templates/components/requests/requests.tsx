import type { Person, PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Agent } from '../agent/agent.tsx'
import { Course } from '../course/course.tsx'
import { RequestForm } from '../form/request-form.tsx'
import { Icon } from '../icon/icon.tsx'

export interface RequestsProps {
  readonly requests: PropertyPage['requests']
  readonly agent: Person | undefined
}

/** The forms of a page. The first one is open, the others are folded. A link to a folded form opens it. */
export function Requests({ requests, agent }: RequestsProps) {
  const t = useT()
  const [first, ...others] = requests
  if (!first && !agent) return null
  return (
    <div className="wrap requests">
      {first && (
        <div className="requests__forms" data-main-action>
          <section aria-labelledby="request-title">
            <Course id="request-title" title={t(first.title)} />
            <RequestForm request={first} level={3} main />
          </section>
          {others.map((request) => (
            <details key={request.name} className="requests__other">
              <summary>
                <h2>{t(request.title)}</h2>
                <Icon name="down" />
              </summary>
              <RequestForm request={request} level={3} />
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
