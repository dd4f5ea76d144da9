import { useState } from 'react'
import type { SecondFactorSetUp } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpStep } from './set-up-step.tsx'

type Step =
  /** The password is requested before any change, so that an unattended screen does not suffice. */
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly setUp: SecondFactorSetUp }
  | { readonly at: 'recovery'; readonly codes: readonly string[] }

interface SetUpProps {
  /** The level of its headings. */
  readonly level: 2 | 3
  readonly done: () => void
  /** Without it, the set-up cannot be cancelled. */
  readonly cancel?: () => void
}

/** The set-up of a second factor in three steps: the password, a first code, and the recovery codes. */
export function SetUp({ level, done, cancel }: SetUpProps) {
  const { words, api } = usePortal()
  const [step, setStep] = useState<Step>({ at: 'password' })
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep<SecondFactorSetUp>
          label={words.say('portal.factor.next')}
          ask={(password) => api.post(apiHref('second-factor', 'setup'), { password })}
          done={(setUp) => setStep({ at: 'code', setUp })}
          cancel={cancel}
        />
      )
    case 'code':
      return (
        <SetUpStep
          setUp={step.setUp}
          done={(codes) => setStep({ at: 'recovery', codes })}
          cancel={cancel ?? (() => setStep({ at: 'password' }))}
        />
      )
    case 'recovery':
      return <RecoveryCodes level={level} codes={step.codes} done={done} />
  }
}
