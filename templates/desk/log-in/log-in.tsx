import { useState } from 'react'
import type { DeskLoggedIn } from '../../../core/http/desk/account.ts'
import { Field, typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { DeskForm } from '../parts/form.tsx'
import { useTitle } from '../parts/page.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Code } from './code.tsx'
import { SignOn } from './sign-on.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

export type LogInStep =
  | { readonly at: 'password' }
  | { readonly at: 'forgotten' }
  | { readonly at: 'code' }
  | { readonly at: 'set-up' }
  /** By a mailed link. */
  | { readonly at: 'choose'; readonly token: string }

interface LogInProps {
  readonly first: LogInStep
  /** The member is logged in. */
  readonly done: () => void
}

/** Logging in, in steps. The view in the address stays, and is shown afterwards. */
export function LogIn({ first, done }: LogInProps) {
  const { words, siteName } = useDesk()
  const { say } = words
  const [step, setStep] = useState<LogInStep>(first)
  const title = say(TITLES[step.at])
  useTitle(title)
  return (
    <main id="main" className="desk-alone" tabIndex={-1}>
      <p className="desk-alone__site">{siteName}</p>
      <h1>{title}</h1>
      {step.at === 'password' && <SignOn />}
      {step.at === 'password' && <Password next={setStep} />}
      {step.at === 'forgotten' && <Forgotten back={() => setStep({ at: 'password' })} />}
      {step.at === 'code' && <Code done={done} again={() => setStep({ at: 'password' })} />}
      {step.at === 'set-up' && <SetUpFactor done={done} />}
      {step.at === 'choose' && <ChoosePassword token={step.token} done={() => setStep({ at: 'password' })} />}
    </main>
  )
}

const TITLES = {
  password: 'desk.login.title',
  forgotten: 'desk.forgotten.title',
  code: 'portal.code.title',
  'set-up': 'desk.setUp.title',
  choose: 'desk.choose.title',
} as const

function Password({ next }: { readonly next: (step: LogInStep) => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const send = (form: HTMLFormElement) => {
    const body = { email: typed(form, 'email'), password: typed(form, 'password') }
    action.run(
      () => api.send<DeskLoggedIn>('POST', '/login', body),
      (answer) => next({ at: answer.next }),
    )
  }
  return (
    <DeskForm
      action={action}
      send={send}
      label={say('desk.login.send')}
      aside={
        <button type="button" className="link-button" onClick={() => next({ at: 'forgotten' })}>
          {say('desk.forgotten.link')}
        </button>
      }
    >
      <Field
        type="email"
        name="email"
        label={say('desk.email')}
        autoComplete="username"
        autoFocus
        maxLength={254}
      />
      <Field
        type="password"
        name="password"
        label={say('desk.password')}
        autoComplete="current-password"
        maxLength={128}
      />
    </DeskForm>
  )
}

function Forgotten({ back }: { readonly back: () => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <>
        <p role="status">{say('desk.forgotten.sent')}</p>
        <p className="portal-actions">
          <button type="button" className="button" onClick={back}>
            {say('desk.forgotten.back')}
          </button>
        </p>
      </>
    )
  return (
    <DeskForm
      action={action}
      send={(form) =>
        action.run(
          () => api.send('POST', '/forgotten', { email: typed(form, 'email') }),
          () => setSent(true),
        )
      }
      label={say('desk.forgotten.send')}
      cancel={back}
    >
      <Field
        type="email"
        name="email"
        label={say('desk.email')}
        autoComplete="username"
        autoFocus
        maxLength={254}
      />
    </DeskForm>
  )
}
