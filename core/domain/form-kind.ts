/**
 * A kind of form: its definition, and the properties that pages, documents and the service need in addition.
 * The browser loads the definition only (`browser-forms.ts`).
 */
import type { FormDefinition, GroupName } from './form-definition.ts'

/** Refusals of particular kinds, by their names in `core/http/answers.ts`. */
type FormRefusal = 'alreadyRequested' | 'login'

/** The legal basis of the data of a form: steps before a contract, consent, legitimate interest (GDPR, article 6.1 b, a and f). */
type LegalBasis = 'steps' | 'consent' | 'interest'

interface Kind<Name extends string, Key extends string> extends FormDefinition<Name> {
  /** The name in code, which is the name of the file and the last part of the keys of its texts. */
  readonly key: Key
  readonly title: `form.title.${Key}`
  readonly submit: `form.submit.${Key}`
  /** The description of its endpoint. */
  readonly purpose: string
  /** Whether the answer completes the request, or a person reads the form later. */
  readonly answer: 'done' | 'taken'
  readonly refusals: readonly FormRefusal[]
  readonly caller: 'anybody' | 'holder of a mailed link'
  /** Whether a captcha guards it. */
  readonly captcha: boolean
  /** Days that a submission is kept by default (`retention` of site-config/service.json). */
  readonly retentionDays: number
  /** Original path of the thank-you page. Without one, the handler of the form determines the next page. */
  readonly thanks?: `/feedback/${string}/`
  /** The label of its button if the service offers free hours for it. */
  readonly book?: `form.book.${'visit' | 'appointment'}`
  /** Original path of the page with the form, if other pages link to that page. */
  readonly page?: `/${string}/`
  /** Whether the script asks one group at a time, and shows the answers before they are sent. */
  readonly steps?: true
  /** The pages of records with the form, and its position among the forms of such a page. */
  readonly shownOn?: Readonly<Partial<Record<'property' | 'project', number>>>
}

/** A form to the agency that every visitor can send. */
interface PublicFormKind<Name extends string = string, Key extends string = string> extends Kind<Name, Key> {
  readonly account: false
  /** The sentence beside its button: the use of the data and its retention. */
  readonly note: `form.purpose.${Key}`
  readonly basis: LegalBasis
  /** Keys of the mails to the office and to the sender. */
  readonly mails: {
    readonly office: `mail.office.${Key}`
    readonly subject: `mail.subject.${Key}`
    readonly text: `mail.text.${Key}`
  }
  /** Groups whose title a mail shows, because their labels are those of another group. */
  readonly titledInMails: readonly `form.group.${GroupName}`[]
}

/**
 * A form with a password, or one that opens an account. A target for all forms does not apply to it, no
 * webhook reports it, and it is never stored. The portal sends the mails about it.
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

/** No submission of an account form is kept. A row that exists by mistake is deleted after a day. */
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
