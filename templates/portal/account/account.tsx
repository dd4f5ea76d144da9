import { usePortal, useSession } from '../context.ts'
import { useViewTitle, VIEW_TITLE } from '../use-view.ts'
import { Password } from './password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** Access to the account: password, second factor, and sessions. */
export function Account() {
  const { words } = usePortal()
  const { owner } = useSession()
  const title = words.say('portal.account.title')
  useViewTitle(title, 'account')
  return (
    <>
      <header className="portal-head">
        <h1 {...VIEW_TITLE}>{title}</h1>
        <p>{words.say('portal.account.as', { name: owner.name, email: owner.email })}</p>
      </header>
      <SecondFactor />
      <Password />
      <Sessions />
    </>
  )
}
