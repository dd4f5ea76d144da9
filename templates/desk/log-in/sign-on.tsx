import { Refusal } from '../../portal/parts/failure.tsx'
import { useDesk } from '../context.ts'
import { isSignOnFailure } from '../route.ts'

/** The way to the OpenID provider of the office, if it has one. */
export function SignOn() {
  const { words, api, signOn } = useDesk()
  const { say } = words
  if (signOn === '') return null
  return (
    <>
      <Refusal text={isSignOnFailure(location.hash) ? say('desk.signOn.failed', { name: signOn }) : null} />
      <p className="portal-actions">
        <a className="button button--ink" href={api.href('/sign-on')}>
          {say('desk.signOn.with', { name: signOn })}
        </a>
      </p>
      <p className="portal-quiet">{say('desk.signOn.or')}</p>
    </>
  )
}
