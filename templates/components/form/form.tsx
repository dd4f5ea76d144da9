import type { ReactNode } from 'react'
import type { Field as FieldProps, Form as FormProps, Link } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Field } from './field.tsx'

interface Props {
  readonly form: FormProps
  /** Level of the headings of its groups. */
  readonly level: 2 | 3
  readonly main?: boolean
}

/** Posts without script; the browser checks what is required. */
export function Form({ form, level, main }: Props) {
  const hidden = form.groups.flatMap(({ fields }) => fields.filter(isHidden))
  const groups = form.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => !isHidden(field)) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <form id={form.name} className="form" action={form.action} method="post" data-form={form.name}>
      {hidden.map((field) => (
        <Field key={field.name} field={field} prefix={form.name} />
      ))}
      {groups.map(({ title, fields }, index) => (
        <FormGroup key={title ?? index} title={title} level={level} id={`${form.name}-group-${index + 1}`}>
          {fields.map((field) => (
            <Field key={field.name} field={field} prefix={form.name} />
          ))}
        </FormGroup>
      ))}
      <FormEnd form={form} main={main} />
    </form>
  )
}

function isHidden({ kind }: FieldProps): boolean {
  return kind === 'hidden'
}

interface GroupProps {
  readonly id: string
  readonly title: string | undefined
  readonly level: 2 | 3
  readonly children: ReactNode
}

function FormGroup({ id, title, level, children }: GroupProps) {
  const fields = <div className="form__fields">{children}</div>
  if (title === undefined) return fields
  const Heading = `h${level}` as const
  return (
    <section className="form__group" aria-labelledby={id}>
      <Heading id={id} className="form__title">
        {title}
      </Heading>
      {fields}
    </section>
  )
}

function FormEnd({ form, main }: { readonly form: FormProps; readonly main: boolean | undefined }) {
  const t = useT()
  return (
    <div className="form__end">
      <button className={main ? 'button button--brick' : 'button button--ink'} type="submit">
        {form.submit}
      </button>
      <PrivacyNote link={form.privacy} note={t('form.privacyNote')} />
    </div>
  )
}

interface PrivacyProps {
  readonly link: Link | undefined
  /** What the data is used for, in one sentence. */
  readonly note: string
}

export function PrivacyNote({ link, note }: PrivacyProps) {
  if (!link) return null
  return (
    <p className="form__privacy">
      {`${note} `}
      <Anchor link={link} />
    </p>
  )
}
