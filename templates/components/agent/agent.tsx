import type { Person } from '../../../core/view/types.ts'
import { Picture } from '../picture/picture.tsx'

/** Who answers. Initials stand on a plate where there is no photograph. */
export function Agent({ person, brief }: { readonly person: Person; readonly brief?: boolean }) {
  return (
    <div className="agent">
      {person.photo ? (
        <Picture picture={person.photo} sizes="76px" className="agent__photo" />
      ) : (
        <span className="plate agent__initials" aria-hidden="true">
          {person.initials}
        </span>
      )}
      <div className="agent__text">
        <b>{person.name}</b>
        <span>{[!brief && person.role, person.registration].filter(Boolean).join(', ')}</span>
        {person.phone && <a href={person.phone.href}>{person.phone.text}</a>}
        {!brief && person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
      </div>
      {!brief && person.introduction && <p className="agent__introduction">{person.introduction}</p>}
    </div>
  )
}
