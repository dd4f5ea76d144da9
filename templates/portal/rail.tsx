import { useId } from 'react'
import type { PortalSummary } from '../../core/http/portal.ts'
import { apiHref } from './api.ts'
import { usePortal, useSession, useWords } from './context.ts'
import { failureKey, Refusal } from './parts/failure.tsx'
import { Photo } from './parts/photo.tsx'
import { State } from './parts/state.tsx'
import { leaveTo } from './logged-out.ts'
import { usePropertyName } from './property-name.ts'
import { hrefOf, propertyHref } from './route.ts'
import type { View } from './route.ts'
import { useAction } from './use-action.ts'

/** The selector of the property, and the logout. It exists in two forms, and is a list if there is room. */
export function Rail({ view }: { readonly view: View }) {
  const { owner, properties } = useSession()
  const { say } = useWords()
  return (
    <div className="rail">
      <p className="rail__owner">
        <span>{say('portal.hello')}</span> {owner.name}
      </p>
      {properties.length > 1 && (
        <>
          <PropertySelect view={view} properties={properties} />
          <PropertyList view={view} properties={properties} />
        </>
      )}
      <div className="rail__ways">
        <a href={hrefOf({ kind: 'account' })} aria-current={view.kind === 'account' ? 'page' : undefined}>
          {say('portal.account.link')}
        </a>
        {properties.length === 1 && view.kind !== 'property' && (
          <a href={hrefOf({ kind: 'all' })}>{say('portal.mine')}</a>
        )}
        <LogOut />
      </div>
    </div>
  )
}

interface SelectorProps {
  readonly view: View
  readonly properties: readonly PortalSummary[]
}

function PropertySelect({ view, properties }: SelectorProps) {
  const id = useId()
  const { say } = useWords()
  const name = usePropertyName()
  const value = view.kind === 'property' ? propertyHref(view.id) : view.kind === 'all' ? hrefOf(view) : ''
  return (
    <div className="field rail__select">
      <label htmlFor={id}>{say('portal.property')}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          location.hash = currentTarget.value
        }}
      >
        {/* The account view has no property, and a wrong address belongs to none. */}
        {value === '' && <option value="">{say('portal.property.choose')}</option>}
        <option value={hrefOf({ kind: 'all' })}>{say('portal.all.link')}</option>
        {properties.map((property) => (
          <option key={property.id} value={propertyHref(property.id)} lang={name(property).lang}>
            {[name(property).text, property.address].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </div>
  )
}

function PropertyList({ view, properties }: SelectorProps) {
  const { say } = useWords()
  const name = usePropertyName()
  return (
    <nav className="rail__list" aria-label={say('portal.properties')}>
      <ul>
        <li>
          <a
            className="rail__all"
            href={hrefOf({ kind: 'all' })}
            aria-current={view.kind === 'all' ? 'page' : undefined}
          >
            {say('portal.all.link')}
          </a>
        </li>
        {properties.map((property) => (
          <li key={property.id}>
            <a
              href={propertyHref(property.id)}
              aria-current={view.kind === 'property' && view.id === property.id ? 'page' : undefined}
            >
              <Photo src={property.picture} className="rail__photo" />
              <span>
                <b lang={name(property).lang}>{name(property).text}</b>
                <State state={property.state} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function LogOut({ className }: { readonly className?: string }) {
  const { api, login, words } = usePortal()
  const { run, isBusy, failure } = useAction()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy || undefined}
        onClick={() =>
          run(
            () => api.post(apiHref('logout')),
            () => leaveTo(login),
          )
        }
      >
        {words.say('portal.logout')}
      </button>
      <Refusal text={failure && words.say(failureKey(failure))} />
    </>
  )
}
