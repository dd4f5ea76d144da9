import { useState } from 'react'
import type { SecondFactorSetUp } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpStep } from './set-up-step.tsx'

type Step =
  /** Asked before anything changes: a screen that was left open is not enough. */
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly setUp: SecondFactorSetUp }
  | { readonly at: 'recovery'; readonly codes: readonly string[] }

interface SetUpProps {
  /** Of the headings in it. */
  readonly level: 2 | 3
  readonly done: () => void
  /** Without it there is no other way but this one. */
  readonly cancel?: () => void
}

/** A second factor in three steps: the password, a first code, and the codes for when the telephone is lost. */
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
