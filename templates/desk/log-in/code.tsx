import { useEffect, useState } from 'react'
import type { DeskFactors } from '../../../core/http/desk/passkeys.ts'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { Refusal } from '../../portal/parts/failure.tsx'
import { Field, typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { failureText } from '../parts/failed.tsx'
import { DeskForm } from '../parts/form.tsx'
import { canUsePasskeys, usePasskey } from '../passkey.ts'
import type { PasskeyFailure } from '../passkey.ts'

interface CodeProps {
  readonly done: () => void
  readonly again: () => void
}

/** The second factor of a log-in: a passkey if the member has one, or a code. */
export function Code({ done, again }: CodeProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [factors, setFactors] = useState<DeskFactors | null>(null)
  useEffect(() => {
    void api.get<DeskFactors>('/second-factor').then((outcome) => {
      if (outcome.ok) setFactors(outcome.value)
    })
  }, [api])
  const hasPasskey = (factors?.passkeys ?? 0) > 0 && canUsePasskeys()
  return (
    <>
      {hasPasskey && <Passkey done={done} />}
      <p>{say(factors?.hasApp === false ? 'desk.code.recovery' : 'desk.code.text')}</p>
      <DeskForm
        action={action}
        send={(form) =>
          action.run(() => api.send('POST', '/second-factor', { code: typed(form, 'code').trim() }), done)
        }
        label={say('desk.login.send')}
        cancel={again}
      >
        <Field
          name="code"
          label={say('portal.code.label')}
          hint={say('portal.code.hint')}
          autoComplete="one-time-code"
          autoFocus
          maxLength={40}
        />
      </DeskForm>
    </>
  )
}

function Passkey({ done }: Pick<CodeProps, 'done'>) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<PasskeyFailure>()
  return (
    <>
      <Refusal text={action.failure && say(failureText(action.failure))} />
      <p className="portal-actions">
        <BusyButton isBusy={action.isBusy} onClick={() => action.run(() => usePasskey(api), done)}>
          {say('desk.passkey.use')}
        </BusyButton>
      </p>
    </>
  )
}
