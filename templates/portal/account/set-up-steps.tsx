import type { SecondFactorSetUp } from '../../../core/http/portal.ts'
import { qrStrokes } from '../../components/qr-code/strokes.ts'
import { useWords } from '../context.ts'
import { Field } from '../parts/field.tsx'

interface SetUpStepsProps {
  readonly setUp: SecondFactorSetUp
  /** The message about the code. */
  readonly problem: string | null
}

/** The secret, to be scanned with another device or typed on this one, and the field of the first code. */
export function SetUpSteps({ setUp, problem }: SetUpStepsProps) {
  const { say } = useWords()
  return (
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
          problem={problem}
        />
      </li>
    </ol>
  )
}

function SetUpCode({ uri }: { readonly uri: string }) {
  const { say } = useWords()
  const { size, path } = qrStrokes(uri)
  // Readers need a light border of four modules.
  return (
    <svg
      className="set-up__qr"
      viewBox={`-4 -4.5 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={say('portal.factor.qr')}
    >
      <path d={path} />
    </svg>
  )
}

function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
