import type { FailureReason } from '../answer.ts'
import { usePortal } from '../context.ts'
import type { PortalKey } from '../words.ts'
import { Call } from './call.tsx'
import { Icon } from './icon.tsx'

type Sayable = 'offline' | 'down' | 'retry'

const TEXTS: Readonly<Record<Sayable, { readonly title: PortalKey; readonly text: PortalKey }>> = {
  offline: { title: 'portal.failure.offline.title', text: 'portal.failure.offline.text' },
  down: { title: 'portal.failure.down.title', text: 'portal.failure.down.text' },
  retry: { title: 'portal.failure.retry.title', text: 'portal.failure.retry.text' },
}

/** A failure to load: the reason, a button to try again, and the telephone number. */
export function Failure({ reason, retry }: { readonly reason: FailureReason; readonly retry: () => void }) {
  const { words } = usePortal()
  const texts = reason === 'offline' || reason === 'retry' ? TEXTS[reason] : TEXTS.down
  return (
    <div className="portal-failure" role="alert">
      <Icon name="warning" />
      <div>
        <p className="portal-failure__title">{words.say(texts.title)}</p>
        <p>{words.say(texts.text)}</p>
        <p className="portal-actions">
          <button type="button" className="button button--ink" onClick={retry}>
            {words.say('portal.failure.again')}
          </button>
          <Call />
        </p>
      </div>
    </div>
  )
}

/** The same beside a button whose action failed. */
export function Refusal({ text }: { readonly text: string | null }) {
  return (
    <p className="portal-refusal" role="alert">
      {text}
    </p>
  )
}

/** The message about a failed action, if the service gives no reason of its own. */
export function failureKey(reason: FailureReason): PortalKey {
  if (reason === 'offline') return 'portal.failure.offline.short'
  if (reason === 'second-factor-required') return 'portal.factor.isRequired'
  return reason === 'retry' ? 'portal.failure.retry.short' : 'portal.failure.down.short'
}
