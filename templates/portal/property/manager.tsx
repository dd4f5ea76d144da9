import type { PortalPerson } from '../../../core/http/portal.ts'
import { phoneHref } from '../../../core/domain/phone.ts'
import { useSession, useWords } from '../context.ts'
import { Icon } from '../parts/icon.tsx'
import { Section } from '../parts/section.tsx'
import { textFor } from '../words.ts'

/** The agent, shown as "your manager". */
export function Manager({ manager }: { readonly manager: PortalPerson }) {
  const { say, locale } = useWords()
  const { owner } = useSession()
  const { phone, email } = manager
  const role = manager.role && textFor(manager.role, locale, owner.language)
  return (
    <Section title={say('portal.manager.title')}>
      <div className="agent manager">
        {manager.picture ? (
          <img className="agent__photo" src={manager.picture} alt="" />
        ) : (
          <span className="plate agent__initials" aria-hidden="true">
            {initialsOf(manager.name)}
          </span>
        )}
        <div className="agent__text">
          <b>{manager.name}</b>
          {role && <span>{role}</span>}
        </div>
      </div>
      <p className="portal-actions manager__ways">
        {phone && (
          <a className="button button--ink" href={phoneHref(phone) ?? `tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            {say('portal.call', { phone })}
          </a>
        )}
        {email && (
          <a className="button" href={`mailto:${email}`}>
            <Icon name="mail" />
            {say('portal.manager.mail')}
          </a>
        )}
      </p>
    </Section>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
}
