import type { ReactNode } from 'react'
import { STARTED_FIELD, TRAP_FIELD } from '../../../core/domain/form-guards.ts'
import type { Form, FormRequest } from '../../../core/view/types.ts'
import { useShell, useT } from '../../render-context.ts'

export interface FormTagProps {
  readonly form: Form
  readonly id?: string
  readonly className?: string
  /** The office that answers a form that cannot be posted; default: the first one. */
  readonly office?: FormRequest['office']
  readonly children: ReactNode
}

/** The parts of every form: its target, the data of its script, and the guards against machines. */
export function FormTag({ form, id, className, office, children }: FormTagProps) {
  const { formTexts } = useShell()
  return (
    <form
      id={id}
      className={className}
      action={form.action}
      method="post"
      encType={form.mail ? 'text/plain' : undefined}
      data-form={form.name}
      data-texts={formTexts}
      data-thanks={form.thanks}
      data-captcha={form.captcha}
      data-native={form.native ? '' : undefined}
      data-steps={form.steps && ''}
      data-mail={form.mail?.subject}
      data-email={office?.email}
      data-phone={office?.phone.text}
      data-tel={office?.phone.href}
    >
      {!form.mail && <Guards />}
      {children}
    </form>
  )
}

function Guards() {
  const t = useT()
  return (
    <>
      <input type="hidden" name={STARTED_FIELD} />
      <label className="form-trap" aria-hidden="true">
        {t('form.trap')}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
