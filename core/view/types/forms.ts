/** Forms: groups of fields with their labels, types and rules. */
import type { FieldKind } from '../../domain/form-fields.ts'
import type { StringKey } from '../../languages/string-keys.ts'
import type { Link } from './elements.ts'
import type { Fact } from './facts.ts'

export type { FieldKind }

/** A form that is posted without script. The service answers with the thank-you page. */
export interface Form {
  readonly name: string
  readonly action: string
  /** Thank-you page. The login form leads to the portal instead. */
  readonly thanks?: string
  /** The address of the challenge; absent if the form needs no proof of work. */
  readonly captcha?: string
  /** The receiver answers with pages, so the browser posts the form even if scripts run. */
  readonly native?: true
  /** Present for a form without a receiver, which opens a mail to the agency. */
  readonly mail?: FormMail
  /** The form cannot be used on this site: the ways to the agency stand in its place. */
  readonly instead?: { readonly text: string; readonly ways: readonly Link[] }
  /** The texts of a form that asks one group at a time. */
  readonly steps?: FormSteps
  readonly groups: readonly FieldGroup[]
  readonly submit: string
  /** The use of the data and its retention; absent if another host stores the data. */
  readonly purpose?: string
  /** Link after that sentence, to the privacy statement. */
  readonly privacy?: Link
}

/** One question a screen, and the answers before they are sent. Without script all is on one page. */
export interface FormSteps {
  /** "Vraag 2 van 5", one for each group. */
  readonly places: readonly string[]
  readonly next: string
  readonly back: string
  readonly all: string
  readonly summary: string
  readonly change: string
}

export interface FormMail {
  readonly subject: string
  readonly note: string
  /** Other ways to the agency, for a visitor without a mail program. */
  readonly ways: readonly Link[]
}

export interface FieldGroup {
  readonly title?: string
  /** Notices before the fields, such as the meaning of a signature. */
  readonly notices?: readonly string[]
  readonly facts?: readonly Fact[]
  readonly fields: readonly Field[]
}

export interface Field {
  readonly name: string
  readonly kind: FieldKind
  readonly label?: string
  readonly hint?: string
  readonly required: boolean
  readonly autocomplete?: string
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly value?: string
  readonly options?: readonly { readonly value: string; readonly label: string; readonly checked?: true }[]
  /** The message for a value that the browser rejects. */
  readonly error?: string
  /** The field is shown only with this choice in another field: `meeting=home`. */
  readonly when?: string
  /** The field is required when it is shown, but without the `required` attribute. */
  readonly unmarked?: true
  /** The label of the button for a request, which contains no hour. */
  readonly request?: string
  /** For a hidden field that a script adds: the visible field without a script. */
  readonly withoutScript?: Field
  /** Width in columns, of six. */
  readonly width: 2 | 3 | 4 | 6
}

/**
 * A form that is the same on many pages. The shell describes it (`Shell.requests`), and a page adds the
 * subject.
 */
export interface FormRequest {
  readonly title: StringKey
  readonly name: string
  readonly hidden: readonly Field[]
  /** Documents that a visitor can request. */
  readonly documents?: Field['options']
  /** Open-house days for which a visitor can register. */
  readonly openDays?: Field['options']
  /** Stands in the place of a form that this site cannot send. */
  readonly instead?: Form['instead']
  /** The office of the record, if it is not the first one. A form that is not posted is mailed to it. */
  readonly office?: {
    readonly email?: string
    readonly phone: { readonly text: string; readonly href: string }
    readonly ways: readonly Link[]
    readonly action?: string
  }
}
