/**
 * A kind of form: its definition, and the properties that pages, documents and service need beside it. The browser loads the
 * definition only (`browser-forms.ts`).
 */
import type { FormDefinition, GroupName } from './form-definition.ts'

/** Refusals that are particular to a kind, as `core/http/answers.ts` names them. */
type FormRefusal = 'alreadyRequested' | 'login'

/** The legal basis of the data of a form: steps before a contract, consent, legitimate interest (GDPR, article 6.1 b, a and f). */
type LegalBasis = 'steps' | 'consent' | 'interest'

interface Kind<Name extends string, Key extends string> extends FormDefinition<Name> {
  /** The name in code, which is that of the file, and the last part of the keys of its texts. */
  readonly key: Key
  readonly title: `form.title.${Key}`
  readonly submit: `form.submit.${Key}`
  /** The description of its endpoint. */
  readonly purpose: string
  /** Whether all is done when the form is answered, or somebody reads it later. */
  readonly answer: 'done' | 'taken'
  readonly refusals: readonly FormRefusal[]
  readonly caller: 'anybody' | 'holder of a mailed link'
  /** Whether a captcha guards it. */
  readonly captcha: boolean
  /** Days that a submission is kept where the site says nothing (`retention` of site-config/service.json). */
  readonly retentionDays: number
  /** Original path of the thank-you page. A form without one leads where its handler says. */
  readonly thanks?: `/feedback/${string}/`
  /** The words of its button where the service offers free hours for it. */
  readonly book?: `form.book.${'visit' | 'appointment'}`
  /** Original path of the page that holds it, where other pages lead to that page. */
  readonly page?: `/${string}/`
  /** The pages of records that show it, and its place among the forms of such a page. */
  readonly shownOn?: { readonly record: 'property' | 'project'; readonly place: number }
}

/** A form that anybody can send to the agency. */
interface PublicFormKind<Name extends string = string, Key extends string = string> extends Kind<Name, Key> {
  readonly account: false
  /** The sentence beside its button: what the data is used for, and how long it is kept. */
  readonly note: `form.purpose.${Key}`
  readonly basis: LegalBasis
  /** Keys of the mails to the office and to the sender. */
  readonly mails: {
    readonly office: `mail.office.${Key}`
    readonly subject: `mail.subject.${Key}`
    readonly text: `mail.text.${Key}`
  }
  /** Groups that need their title in a mail, as their labels are those of another group. */
  readonly titledInMails: readonly `form.group.${GroupName}`[]
}

/**
 * A form that carries a password or opens an account. It goes to no other host by a target for all forms, no webhook is told of it, and
 * it is never kept; mails about it come from the portal.
 */
interface AccountFormKind<Name extends string = string, Key extends string = string> extends Kind<Name, Key> {
  readonly account: true
}

export type FormKind<Name extends string = string, Key extends string = string> =
  PublicFormKind<Name, Key> | AccountFormKind<Name, Key>

type Own = Pick<Kind<string, string>, 'key' | 'purpose'> &
  Partial<
    Pick<
      Kind<string, string>,
      'answer' | 'refusals' | 'caller' | 'captcha' | 'thanks' | 'page' | 'shownOn' | 'book'
    >
  >

type OwnOfPublic = Own &
  Pick<PublicFormKind, 'retentionDays' | 'basis'> &
  Partial<Pick<PublicFormKind, 'titledInMails'>>

/* @__NO_SIDE_EFFECTS__ */
export function publicForm<const Name extends string, const Given extends OwnOfPublic>(
  definition: FormDefinition<Name>,
  own: Given,
): PublicFormKind<Name, Given['key']> & Given {
  const key: Given['key'] = own.key
  const mails = {
    office: `mail.office.${key}`,
    subject: `mail.subject.${key}`,
    text: `mail.text.${key}`,
  } as const
  const note = `form.purpose.${key}` as const
  return { ...definition, ...defaultsOf(key), account: false, note, mails, titledInMails: [], ...own }
}

/** No submission of an account form is kept; a row by mistake is erased after a day. */
const ACCOUNT_RETENTION_DAYS = 1

/* @__NO_SIDE_EFFECTS__ */
export function accountForm<const Name extends string, const Given extends Own>(
  definition: FormDefinition<Name>,
  own: Given,
): AccountFormKind<Name, Given['key']> & Given {
  const defaults = defaultsOf<Given['key']>(own.key)
  return { ...definition, ...defaults, account: true, retentionDays: ACCOUNT_RETENTION_DAYS, ...own }
}

function defaultsOf<Key extends string>(
  key: Key,
): Omit<Kind<string, Key>, keyof FormDefinition | 'key' | 'purpose' | 'retentionDays'> {
  return {
    title: `form.title.${key}`,
    submit: `form.submit.${key}`,
    answer: 'taken',
    refusals: [],
    caller: 'anybody',
    captcha: true,
  }
}
