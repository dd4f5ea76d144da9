import { useEffect, useState } from 'react'
import type { DeskRecoveryCodes, DeskSecondFactor } from '../../../core/http/desk/account.ts'
import { RecoveryCodes } from '../../portal/account/recovery-codes.tsx'
import { SetUpSteps } from '../../portal/account/set-up-steps.tsx'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { Refusal } from '../../portal/parts/failure.tsx'
import { Bones } from '../../portal/parts/bones.tsx'
import { typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { Failed, failureText } from '../parts/failed.tsx'
import { DeskForm } from '../parts/form.tsx'
import { addPasskey, canUsePasskeys } from '../passkey.ts'
import type { PasskeyFailure } from '../passkey.ts'

/** The set-up of the second factor, which the desk requires: a secret, a first code, and the recovery codes. */
export function SetUpFactor({ done }: { readonly done: () => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const [setUp, setSetUp] = useState<DeskSecondFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<DeskFailure | null>(null)
  const action = useAction<DeskFailure>()
  useEffect(() => {
    void api.send<DeskSecondFactor>('POST', '/second-factor/setup').then((outcome) => {
      if (outcome.ok) setSetUp(outcome.value)
      else setFailure(outcome.reason)
    })
  }, [api])
  if (codes !== null) return <RecoveryCodes level={2} codes={codes} done={done} />
  if (failure !== null) return <Failed reason={failure} retry={() => location.reload()} />
  if (setUp === null) return <Bones />
  const confirm = (form: HTMLFormElement) =>
    action.run(
      () =>
        api.send<DeskRecoveryCodes>('POST', '/second-factor/confirm', { code: typed(form, 'code').trim() }),
      (answer) => setCodes(answer.codes),
    )
  return (
    <>
      <p>{say('desk.setUp.text')}</p>
      <DeskForm action={action} send={confirm} label={say('portal.factor.confirm')}>
        <SetUpSteps setUp={setUp} problem={null} />
      </DeskForm>
      {canUsePasskeys() && <PasskeyInstead done={setCodes} />}
    </>
  )
}

function PasskeyInstead({ done }: { readonly done: (codes: readonly string[]) => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<PasskeyFailure>()
  const add = () =>
    action.run(
      () => addPasskey(api, { name: say('desk.passkey.first') }),
      ({ codes }) => done(codes),
    )
  return (
    <>
      <p>{say('desk.passkey.instead')}</p>
      <Refusal text={action.failure && say(failureText(action.failure))} />
      <p className="portal-actions">
        <BusyButton kind="plain" isBusy={action.isBusy} onClick={add}>
          {say('desk.passkey.setUp')}
        </BusyButton>
      </p>
    </>
  )
}
