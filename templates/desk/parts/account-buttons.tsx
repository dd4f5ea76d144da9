import { Refusal } from '../../portal/parts/failure.tsx'
import type { Action } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { failureText } from './failed.tsx'

interface AccountButtonsProps {
  readonly isDisabled: boolean
  /** The address of the account at the service. */
  readonly path: string
  readonly action: Action<DeskFailure>
  readonly change: (body: { readonly isDisabled: boolean }) => void
}

/** The buttons send a new link for the account of a member or an owner, and end it. */
export function AccountButtons({ isDisabled, path, action, change }: AccountButtonsProps) {
  const { words, api } = useDesk()
  const { say } = words
  const invite = () =>
    action.run(
      () => api.send('POST', `${path}/invitation`),
      () => undefined,
    )
  return (
    <>
      <p className="portal-actions">
        {!isDisabled && (
          <button type="button" className="button" onClick={invite}>
            {say('desk.invite.again')}
          </button>
        )}
        <button type="button" className="button" onClick={() => change({ isDisabled: !isDisabled })}>
          {say(isDisabled ? 'desk.enable' : 'desk.disable')}
        </button>
      </p>
      <Refusal text={action.failure && say(failureText(action.failure))} />
    </>
  )
}
