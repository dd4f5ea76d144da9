import type { Block } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { PHONE, Picture } from '../picture/picture.tsx'

/** A member of the team on their own page, whose title is the name. */
export function Profile({ block }: { readonly block: Extract<Block, { kind: 'profile' }> }) {
  const t = useT()
  const { person, languages, office, appointment } = block
  return (
    <div className="profile">
      {person.photo ? (
        <Picture
          picture={person.photo}
          sizes={`${PHONE}, (max-width: 899px) 50vw, 33vw`}
          className="profile__portrait"
          priority="high"
        />
      ) : (
        <span className="plate profile__portrait profile__initials" aria-hidden="true">
          {person.initials}
        </span>
      )}
      <div className="profile__text">
        <p className="profile__role">{[person.role, office].filter(Boolean).join(', ')}</p>
        {person.introduction && <p className="profile__introduction">{person.introduction}</p>}
        <ul className="profile__facts">
          {languages && <li>{languages}</li>}
          {person.registration && <li>{`${t('legal.registration')} ${person.registration}`}</li>}
        </ul>
        <p className="profile__contact">
          {person.phone && <a href={person.phone.href}>{person.phone.text}</a>}
          {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
        </p>
        {appointment && (
          <a className="button" href={appointment.href}>
            {appointment.label}
          </a>
        )}
      </div>
    </div>
  )
}
