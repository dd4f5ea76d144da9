import type { Person } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Section } from '../section/section.tsx'
import { Agent } from './agent.tsx'

interface AgentNoteProps {
  readonly note: string
  readonly agent: Person
}

/** The words of the agent about a home, with their signature. */
export function AgentNote({ note, agent }: AgentNoteProps) {
  const t = useT()
  return (
    <Section id="note" title={t('person.note', { name: agent.name })}>
      <figure className="quote">
        <blockquote>
          <p>{note}</p>
        </blockquote>
        <figcaption>
          <Agent person={agent} brief />
        </figcaption>
      </figure>
    </Section>
  )
}
