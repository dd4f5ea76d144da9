import type { Person } from '../../../core/view/types.ts'
import { Picture } from '../picture/picture.tsx'

/** The agent to contact. Initials replace a missing photograph. */
export interface AgentProps {
  readonly person: Person
  readonly brief?: boolean
  /** A large picture with the name below it. */
  readonly portrait?: boolean
}

const PORTRAIT_SIZES = '(max-width: 639px) 40vw, (max-width: 999px) 48vw, 31vw'

export function Agent({ person, brief, portrait }: AgentProps) {
  return (
    <div className={portrait ? 'agent agent--portrait' : 'agent'}>
      {person.photo ? (
        <Picture
          picture={person.photo}
          sizes={portrait ? PORTRAIT_SIZES : '104px'}
          className="agent__photo"
        />
      ) : (
        <span className="plate agent__initials" aria-hidden="true">
          {person.initials}
        </span>
      )}
      <div className="agent__text">
        <b>{person.href ? <a href={person.href}>{person.name}</a> : person.name}</b>
        <span>{[!brief && person.role, person.registration].filter(Boolean).join(', ')}</span>
        {person.phone && <a href={person.phone.href}>{person.phone.text}</a>}
        {!brief && person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
      </div>
      {!brief && person.introduction && <p className="agent__introduction">{person.introduction}</p>}
    </div>
  )
}
