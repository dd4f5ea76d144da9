import { useState } from 'react'
import type { SecondFactorSetUp } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { useLoggedIn, usePortal } from '../context.ts'
import { Section } from '../parts/section.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpStep } from './set-up-step.tsx'

type Step =
  | { readonly at: 'rest' }
  /** The password is asked before anything changes: a screen that was left open is not enough. */
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly setUp: SecondFactorSetUp }
  | { readonly at: 'recovery'; readonly codes: readonly string[] }

/** A code beside the password: turned on in three steps, and off again. */
export function SecondFactor() {
  const { words, api } = usePortal()
  const { say } = words
  const { session, refresh } = useLoggedIn()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const isOn = session.owner.secondFactor
  const rest = () => setStep({ at: 'rest' })
  return (
    <Section
      title={say('portal.factor.title')}
      lead={say(isOn ? 'portal.factor.isOn' : 'portal.factor.lead')}
    >
      {step.at === 'rest' && (
        <p className="portal-actions">
          <button
            type="button"
            className={isOn ? 'button' : 'button button--ink'}
            onClick={() => setStep({ at: 'password' })}
          >
            {say(isOn ? 'portal.factor.turnOff' : 'portal.factor.turnOn')}
          </button>
        </p>
      )}
      {step.at === 'password' && !isOn && (
        <PasswordStep<SecondFactorSetUp>
          label={say('portal.factor.next')}
          ask={(password) => api.post(apiHref('second-factor', 'setup'), { password })}
          done={(setUp) => setStep({ at: 'code', setUp })}
          cancel={rest}
        />
      )}
      {step.at === 'password' && isOn && (
        <PasswordStep
          label={say('portal.factor.turnOff')}
          ask={(password) => api.post(apiHref('second-factor', 'off'), { password })}
          done={() => {
            refresh()
            rest()
          }}
          cancel={rest}
        />
      )}
      {step.at === 'code' && (
        <SetUpStep setUp={step.setUp} done={(codes) => setStep({ at: 'recovery', codes })} cancel={rest} />
      )}
      {step.at === 'recovery' && (
        <RecoveryCodes
          codes={step.codes}
          done={() => {
            refresh()
            rest()
          }}
        />
      )}
    </Section>
  )
}
