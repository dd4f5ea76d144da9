/** Forms: groups of fields, and what each field asks for. */
import type { FieldKind } from '../../domain/form-fields.ts'
import type { StringKey } from '../../languages/string-keys.ts'
import type { Link } from './elements.ts'
import type { Fact } from './facts.ts'

export type { FieldKind }

/** A form that posts without script; the service answers with the thank-you page. */
export interface Form {
  readonly name: string
  readonly action: string
  /** Thank-you page; the login leads on to the portal. */
  readonly thanks?: string
  /** Where a script gets a challenge; absent where no proof is asked. */
  readonly captcha?: string
  /** The receiver answers with pages: the browser posts, whether there are scripts or not. */
  readonly native?: true
  readonly groups: readonly FieldGroup[]
  readonly submit: string
  /** The use of the data and how long it is kept; absent where another host keeps it. */
  readonly purpose?: string
  /** Link behind that sentence, to the privacy statement. */
  readonly privacy?: Link
}

export interface FieldGroup {
  readonly title?: string
  /** Read before what is filled in: what a signature means, what will be asked. */
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
  /** Shown while the browser finds the field wrong. */
  readonly error?: string
  /** Shown only with this choice in another field: `meeting=home`. */
  readonly when?: string
  /** Needed once it is shown, though the browser does not ask for it. */
  readonly unmarked?: true
  /** The words of the button for a request, which names no hour. */
  readonly request?: string
  /** Of a hidden field that a script adds: what is filled in where there is none. */
  readonly withoutScript?: Field
  /** Width in columns of six. */
  readonly width: 2 | 3 | 4 | 6
}

/** A form that many pages have alike: their shell describes it (`Shell.requests`), a page says what it is about. */
export interface FormRequest {
  readonly title: StringKey
  readonly name: string
  readonly hidden: readonly Field[]
  /** Documents that can be asked for. */
  readonly documents?: Field['options']
}
