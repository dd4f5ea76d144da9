import { Icon } from '../../portal/parts/icon.tsx'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import type { PasskeyFailure } from '../passkey.ts'
import type { DeskKey } from '../words.ts'

/** A failure to load: the reason, and a button to try again. */
export function Failed({ reason, retry }: { readonly reason: DeskFailure; readonly retry: () => void }) {
  const { say } = useDesk().words
  return (
    <div className="portal-failure" role="alert">
      <Icon name="warning" />
      <div>
        <p className="portal-failure__title">{say(failureText(reason))}</p>
        <p className="portal-actions">
          <button type="button" className="button button--ink" onClick={retry}>
            {say('portal.failure.again')}
          </button>
        </p>
      </div>
    </div>
  )
}

const TEXTS: Readonly<Partial<Record<PasskeyFailure, DeskKey>>> = {
  passkey: 'desk.failure.passkey',
  offline: 'desk.failure.offline',
  'not-found': 'desk.failure.gone',
  taken: 'desk.failure.taken',
  changed: 'desk.failure.changed',
  exists: 'desk.failure.exists',
  retry: 'desk.failure.retry',
  login: 'desk.failure.login',
  code: 'portal.code.wrong',
  password: 'desk.failure.password',
  weak: 'desk.failure.weak',
  link: 'desk.failure.link',
  type: 'desk.failure.type',
  'too-large': 'desk.failure.tooLarge',
  'last-administrator': 'desk.failure.lastAdministrator',
  'last-factor': 'desk.failure.lastFactor',
}

/** The text about a failed action. */
export function failureText(reason: PasskeyFailure): DeskKey {
  return TEXTS[reason] ?? 'desk.failure.down'
}
