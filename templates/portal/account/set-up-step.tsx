import type { PortalRecoveryCodes, SecondFactorSetUp } from '../../../core/http/portal.ts'
import { qrStrokes } from '../../components/qr-code/strokes.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { Field, typed } from '../parts/field.tsx'
import { useAction } from '../use-action.ts'

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
            problem={action.failure === 'code' ? say('portal.code.wrong') : null}
          />
        </li>
      </ol>
    </AccountForm>
  )
}

function SetUpCode({ uri }: { readonly uri: string }) {
  const { words } = usePortal()
  const { size, path } = qrStrokes(uri)
  // Readers need a light border of four modules.
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
