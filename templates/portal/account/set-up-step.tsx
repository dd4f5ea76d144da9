import type { PortalRecoveryCodes, SecondFactorSetUp } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { typed } from '../parts/field.tsx'
import { useAction } from '../use-action.ts'
import { SetUpSteps } from './set-up-steps.tsx'

interface SetUpStepProps {
  readonly setUp: SecondFactorSetUp
  readonly done: (codes: readonly string[]) => void
  readonly cancel: () => void
}

/**
 * The secret, to be scanned with another device or typed on this one. The first code proves that it works.
 */
export function SetUpStep({ setUp, done, cancel }: SetUpStepProps) {
  const { words, api } = usePortal()
  const { say } = words
  const action = useAction()
  const confirm = (form: HTMLFormElement) => {
    const code = typed(form, 'code').trim()
    action.run(
      () => api.post<PortalRecoveryCodes>(apiHref('second-factor', 'confirm'), { code }),
      ({ codes }) => done(codes),
    )
  }
  return (
    <AccountForm
      className="set-up"
      action={action}
      send={confirm}
      label={say('portal.factor.confirm')}
      shownByField={['code']}
      cancel={cancel}
    >
      <SetUpSteps setUp={setUp} problem={action.failure === 'code' ? say('portal.code.wrong') : null} />
    </AccountForm>
  )
}
