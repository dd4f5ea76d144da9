import type { PortalRecoveryCodes, SecondFactorSetUp } from '../../../core/http/portal.ts'
import { qrStrokes } from '../../components/qr-code/strokes.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { failureKey, Refusal } from '../parts/failure.tsx'
import { Field, typed } from '../parts/field.tsx'
import { sending, useAction } from '../use-action.ts'

interface SetUpStepProps {
  readonly setUp: SecondFactorSetUp
  readonly done: (codes: readonly string[]) => void
  readonly cancel: () => void
}

/** To be scanned with another device, or typed on this one; then the first code shows that it worked. */
export function SetUpStep({ setUp, done, cancel }: SetUpStepProps) {
  const { words, api } = usePortal()
  const { say } = words
  const { run, isBusy, failure } = useAction()
  const confirm = sending((form) => {
    const code = typed(form, 'code').trim()
    run(
      () => api.post<PortalRecoveryCodes>(apiHref('second-factor', 'confirm'), { code }),
      ({ codes }) => done(codes),
    )
  })
  const isWrong = failure === 'code'
  return (
    <form className="portal-form set-up" onSubmit={confirm}>
      <ol className="set-up__steps">
        <li>
          <p>{say('portal.factor.scan')}</p>
          <SetUpCode uri={setUp.uri} />
          <p>
            {say('portal.factor.type')} <code className="set-up__secret">{grouped(setUp.secret)}</code>
          </p>
        </li>
        <li>
          <Field
            name="code"
            label={say('portal.factor.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            maxLength={40}
            problem={isWrong ? say('portal.code.wrong') : null}
          />
        </li>
      </ol>
      <Refusal text={failure === null || isWrong ? null : say(failureKey(failure))} />
      <p className="portal-actions">
        <BusyButton isBusy={isBusy} busyText={say('portal.busy')}>
          {say('portal.factor.confirm')}
        </BusyButton>
        <button type="button" className="button" onClick={cancel}>
          {say('portal.cancel')}
        </button>
      </p>
    </form>
  )
}

function SetUpCode({ uri }: { readonly uri: string }) {
  const { words } = usePortal()
  const { size, path } = qrStrokes(uri)
  // Readers want a light border of four modules.
  return (
    <svg
      className="set-up__qr"
      viewBox={`-4 -4.5 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={words.say('portal.factor.qr')}
    >
      <path d={path} />
    </svg>
  )
}

function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
