import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type {
  Field as FieldProps,
  FieldGroup,
  Form as FormView,
  FormMail,
  FormSteps,
  Link,
} from '../../../core/view/types.ts'
import { Cached } from '../../cached.tsx'
import { Anchor } from '../anchor/anchor.tsx'
import { FactList } from '../fact-tables/fact-tables.tsx'
import { Field } from './field.tsx'
import { FormTag } from './form-tag.tsx'
import { StepEnd, StepSummary } from './form-steps.tsx'

export interface FormProps {
  readonly form: FormView
  /** Level of the headings of its groups. */
  readonly level: 2 | 3
  readonly main?: boolean
}

/** A form, which posts without script. The browser checks required fields. */
export function Form({ form, level, main }: FormProps) {
  const { name, steps, submit, mail, instead, purpose, privacy } = form
  if (instead) return <Instead id={name} instead={instead} />
  return (
    <FormTag form={form} id={name} className="form">
      <HiddenFields fields={form.groups.flatMap(({ fields }) => fields.filter(isHidden))} prefix={name} />
      <Cached
        of={FormBody}
        with={{ form: { name, groups: groupsOf(form), steps, submit, mail, purpose, privacy }, level, main }}
      />
    </FormTag>
  )
}

/** The groups without hidden fields. */
export function groupsOf({ groups }: FormView): readonly FieldGroup[] {
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((field) => !isHidden(field)) }))
    .filter(({ fields }) => fields.length > 0)
}

function isHidden({ kind }: FieldProps): boolean {
  return kind === 'hidden'
}

export interface HiddenFieldsProps {
  readonly fields: readonly FieldProps[]
  /** Name of the form. */
  readonly prefix: string
}

export function HiddenFields({ fields, prefix }: HiddenFieldsProps) {
  return fields.map((field) => <Field key={field.name} field={field} prefix={prefix} />)
}

export interface FormBodyProps {
  readonly form: Pick<FormView, 'name' | 'groups' | 'submit'> & {
    readonly privacy: Link | undefined
    readonly mail: FormMail | undefined
    readonly steps?: FormSteps | undefined
    readonly purpose?: string | undefined
  }
  readonly level: 2 | 3
  readonly main: boolean | undefined
}

/** The visible part of a form, which is the same on every page. */
export function FormBody({ form, level, main }: FormBodyProps) {
  return (
    <>
      {form.groups.map((group, index) => (
        <FormGroup
          key={group.title ?? index}
          title={group.title}
          level={level}
          id={`${form.name}-group-${index + 1}`}
          isNow={form.steps && index === 0}
        >
          <Notices group={group} />
          {group.fields.map((field) => (
            <Field key={field.name} field={field} prefix={form.name} />
          ))}
          {form.steps && <StepEnd steps={form.steps} index={index} />}
        </FormGroup>
      ))}
      {form.steps && <StepSummary steps={form.steps} name={form.name} level={level} />}
      <FormEnd form={form} main={main} />
    </>
  )
}

interface GroupProps {
  readonly id: string
  readonly title: string | undefined
  readonly level: 2 | 3
  /** The first question of a form that asks one at a time. */
  readonly isNow?: boolean | undefined
  readonly children: ReactNode
}

function FormGroup({ id, title, level, isNow, children }: GroupProps) {
  const fields = <div className="form__fields">{children}</div>
  if (title === undefined) return fields
  const Heading = `h${level}` as const
  return (
    <div role="group" className="form__group" aria-labelledby={id} data-now={isNow ? '' : undefined}>
      <Heading id={id} className="form__title">
        {title}
      </Heading>
      {fields}
    </div>
  )
}

function Notices({ group: { notices = [], facts = [] } }: { readonly group: FieldGroup }) {
  if (notices.length + facts.length === 0) return null
  return (
    <div className="notice form__notice">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {facts.length > 0 && <FactList facts={facts} className="fact-tables__list" />}
    </div>
  )
}

function FormEnd({ form, main }: Pick<FormBodyProps, 'form' | 'main'>) {
  return (
    <div className="form__end">
      <MailNote mail={form.mail} />
      <button className={main ? 'button button--brick' : 'button button--ink'} type="submit">
        {form.submit}
      </button>
      <PrivacyNote link={form.privacy} note={form.purpose} />
    </div>
  )
}

/** Nothing has been sent when the mail program opens, and not everybody has one. */
export function MailNote({ mail }: { readonly mail: FormMail | undefined }) {
  if (!mail) return null
  return (
    <p className="form__mail">
      {mail.note} <Ways links={mail.ways} />
    </p>
  )
}

export interface InsteadProps {
  /** Links lead to the place of the form. */
  readonly id: string
  readonly instead: NonNullable<FormView['instead']>
}

export function Instead({ id, instead: { text, ways } }: InsteadProps) {
  return (
    <div id={id} className="notice">
      <p>
        {text} <Ways links={ways} />
      </p>
    </div>
  )
}

function Ways({ links }: { readonly links: readonly Link[] }) {
  return links.map((link, index) => (
    <Fragment key={link.href}>
      {index > 0 && ' · '}
      <Anchor link={link} />
    </Fragment>
  ))
}

export interface PrivacyNoteProps {
  readonly link: Link | undefined
  /** One sentence on the use of the data. */
  readonly note: string | undefined
}

export function PrivacyNote({ link, note }: PrivacyNoteProps) {
  if (!link && !note) return null
  return (
    <p className="form__privacy">
      {note && link ? `${note} ` : note}
      {link && <Anchor link={link} />}
    </p>
  )
}
