import { useState } from 'react'
import { apiHref } from '../api.ts'
import { useLoggedIn, usePortal } from '../context.ts'
import { Section } from '../parts/section.tsx'
import { PasswordStep } from './password-step.tsx'
import { SetUp } from './set-up.tsx'

type Doing = 'nothing' | 'setting-up' | 'turning-off'

/**
 * A code in addition to the password. The owner turns it on and off, or only renews it if the agency requires
 * it.
 */
export function SecondFactor() {
  const { words, api } = usePortal()
  const { say } = words
  const { session, refresh } = useLoggedIn()
  const [doing, setDoing] = useState<Doing>('nothing')
  const { secondFactor: isOn, secondFactorRequired: isRequired } = session.owner
  const mayTurnOff = isOn && !isRequired
  const rest = () => setDoing('nothing')
  const changed = () => {
    refresh()
    rest()
  }
  const lead = isRequired ? 'portal.factor.isRequired' : isOn ? 'portal.factor.isOn' : 'portal.factor.lead'
  const way = mayTurnOff ? 'portal.factor.turnOff' : isOn ? 'portal.factor.renew' : 'portal.factor.turnOn'
  return (
    <Section title={say('portal.factor.title')} lead={say(lead)}>
      {doing === 'nothing' && (
        <p className="portal-actions">
          <button
            type="button"
            className={isOn ? 'button' : 'button button--ink'}
            onClick={() => setDoing(mayTurnOff ? 'turning-off' : 'setting-up')}
          >
            {say(way)}
          </button>
        </p>
      )}
      {doing === 'setting-up' && <SetUp level={3} done={changed} cancel={rest} />}
      {doing === 'turning-off' && (
        <PasswordStep
          label={say('portal.factor.turnOff')}
          ask={(password) => api.post(apiHref('second-factor', 'off'), { password })}
          done={changed}
          cancel={rest}
        />
      )}
    </Section>
  )
}
