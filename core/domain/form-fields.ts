/**
 * The fields of all forms, one row each. A form lists its fields and which of them it requires
 * (`forms/<key>.ts`). Texts are string keys.
 */
import { WHOLE_EUROS } from './euro-amount.ts'
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import { RECORD_ID } from './record-id.ts'
import { REFERENCE } from './record-reference.ts'

type TextKind = 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'textarea'
/** `hours`: one of the free hours of an office, which the service provides. */
type ChoiceKind = 'select' | 'radio' | 'checkbox' | 'checkboxes' | 'hours'
export type FieldKind = TextKind | ChoiceKind | 'hidden'

type PersonName = 'title' | 'firstName' | 'lastName' | 'email' | 'phone'
type PlaceName = 'street' | 'zip' | 'city' | 'zone'
type WishName = 'goal' | 'types' | 'startDate' | 'endDate' | 'meeting' | 'documents' | 'office' | 'start'
type LoginName = 'password' | 'passwordConfirmation'
type OfferName = 'reference' | 'amount' | 'amountWords' | 'signPlace' | 'signDate' | 'binding'
type RentalName = 'moveIn' | 'persons' | 'income' | 'conditions'
type JobName = 'position' | 'motivation'

/** Fields that a form can need: each has its own message for an empty one. */
export type NeededName =
  | PersonName
  | PlaceName
  | WishName
  | LoginName
  | OfferName
  | RentalName
  | JobName
  | 'friendEmail'
  | 'testimonial'

type NumberName = 'priceMin' | 'priceMax' | 'bedrooms'
/** Fields about a second buyer. */
type SecondName = 'firstNameB' | 'lastNameB' | 'emailB' | 'phoneB'
export type OptionalName =
  | NumberName
  | SecondName
  | 'friendName'
  | 'remarks'
  | 'openDays'
  | 'newsletter'
  | 'publish'
  | 'slots'
  | 'registration'

/** Hidden fields, which the page fills in. */
export type HiddenName = 'property' | 'project' | 'language' | 'token' | 'hold' | 'agent' | 'saved'

export type FieldName = NeededName | OptionalName | HiddenName

/** The source of options that differ by site, by page or by language. */
type OptionSource = 'types' | 'slots' | 'documents' | 'openDays' | 'offices'

interface FieldOption {
  readonly value: string
  readonly label: OptionKey
}

type FormedName =
  | 'email'
  | 'friendEmail'
  | 'emailB'
  | 'phone'
  | 'phoneB'
  | 'zip'
  | 'reference'
  | 'amount'
  | 'income'
  | 'start'
  | DateName
type DateName = 'startDate' | 'endDate' | 'signDate' | 'moveIn'

/** Keys of the messages about a text that its field does not accept. */
export type InvalidKey = `form.error.${FormedName | 'number'}.invalid`

export interface FieldBase {
  readonly kind: FieldKind
  /** The format of its text. The description of the service contains it as well. */
  readonly pattern?: RegExp
  /** The message for a text that does not match its kind or its pattern. */
  readonly invalid?: InvalidKey
  /** An amount in euros. */
  readonly euros?: true
  /** The field is shown only with this choice in another field. */
  readonly when?: { readonly field: 'meeting' | 'start'; readonly is: string }
  /** The person whom the field describes, if not the sender. */
  readonly about?: 'friend' | 'secondBuyer'
  readonly autocomplete?: string
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly options?: readonly FieldOption[]
  readonly optionsFrom?: OptionSource
  readonly hint?: HintKey
  /** Columns of six. */
  readonly width: 2 | 3 | 4 | 6
}

const TITLES = ['mr', 'ms'] as const
const GOALS = ['sell', 'rentOut', 'buy', 'rent', 'know'] as const
const MEETINGS = ['office', 'home', 'phone'] as const
const SLOTS = ['10:00-13:00', '13:00-16:00', '14:00-16:00', '16:00-19:00'] as const

export type GoalOption = (typeof GOALS)[number]
type OptionKey =
  | `form.option.title.${(typeof TITLES)[number]}`
  | `form.option.goal.${GoalOption}`
  | `form.option.meeting.${(typeof MEETINGS)[number]}`
  | `form.option.slots.${(typeof SLOTS)[number]}`
type HintKey = `form.hint.${
  | 'zone'
  | 'password'
  | 'forgotPassword'
  | 'reference'
  | 'amountWords'
  | 'persons'
  | 'income'
  | 'registration'
  | 'motivation'
  | 'token'}`

/** Every time of contact that some language offers. */
export const CONTACT_SLOTS: readonly string[] = SLOTS

/** The times of contact in this language. The afternoon does not begin at the same hour in every language. */
export function contactSlots(locale: Locale): readonly FieldOption[] {
  const slots = ['10:00-13:00', `${CONVENTIONS[locale].afternoon}:00-16:00`, '16:00-19:00'] as const
  return slots.map((value) => ({ value, label: `form.option.slots.${value}` }))
}

export function goalOptions(goals: readonly GoalOption[]): readonly FieldOption[] {
  return goals.map((value) => ({ value, label: `form.option.goal.${value}` }))
}

const titleOptions = TITLES.map((value) => ({ value, label: `form.option.title.${value}` }) as const)
const meetingOptions = MEETINGS.map((value) => ({ value, label: `form.option.meeting.${value}` }) as const)

/** The value of `start` for a visitor whom no free hour suits. */
export const NO_HOUR = 'none'
/** An instant in UTC, or `NO_HOUR`. */
const HOUR = /^(?:none|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z)$/

const NUMBER = /^[0-9]{1,9}$/
/** Digits with usual punctuation. Letters are refused, not dropped. */
export const PHONE = /^\+?[0-9 ()./-]{6,30}$/

const number = {
  kind: 'number',
  pattern: NUMBER,
  invalid: 'form.error.number.invalid',
  inputMode: 'numeric',
  width: 2,
} as const
const digits = { kind: 'text', autocomplete: 'off', inputMode: 'numeric' } as const
const euros = { ...digits, pattern: WHOLE_EUROS, euros: true, width: 4 } as const
const ownWords = { kind: 'text', autocomplete: 'off' } as const
const email = { kind: 'email', inputMode: 'email', width: 3 } as const
const phone = { kind: 'tel', pattern: PHONE, inputMode: 'tel', width: 3 } as const
const id = { kind: 'hidden', pattern: RECORD_ID, width: 6 } as const

export const FIELDS: Readonly<Record<FieldName, FieldBase>> = {
  title: { kind: 'radio', options: titleOptions, width: 6 },
  firstName: { kind: 'text', autocomplete: 'given-name', width: 3 },
  lastName: { kind: 'text', autocomplete: 'family-name', width: 3 },
  email: { ...email, invalid: 'form.error.email.invalid', autocomplete: 'email' },
  phone: { ...phone, invalid: 'form.error.phone.invalid', autocomplete: 'tel' },
  street: { kind: 'text', autocomplete: 'address-line1', width: 6 },
  zip: {
    kind: 'text',
    pattern: /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/,
    invalid: 'form.error.zip.invalid',
    autocomplete: 'postal-code',
    inputMode: 'numeric',
    width: 2,
  },
  city: { kind: 'text', autocomplete: 'address-level2', width: 4 },
  zone: { ...ownWords, hint: 'form.hint.zone', width: 6 },
  goal: { kind: 'radio', options: goalOptions(GOALS), width: 6 },
  types: { kind: 'checkboxes', pattern: NUMBER, optionsFrom: 'types', width: 6 },
  meeting: { kind: 'radio', options: meetingOptions, width: 6 },
  documents: { kind: 'checkboxes', optionsFrom: 'documents', width: 6 },
  openDays: { kind: 'checkboxes', optionsFrom: 'openDays', width: 6 },
  office: { kind: 'radio', pattern: /^[a-z0-9-]{1,30}$/, optionsFrom: 'offices', width: 6 },
  start: { kind: 'hours', pattern: HOUR, invalid: 'form.error.start.invalid', width: 6 },
  startDate: { kind: 'date', invalid: 'form.error.startDate.invalid', width: 3 },
  endDate: { kind: 'date', invalid: 'form.error.endDate.invalid', width: 3 },
  priceMin: { ...number, euros: true },
  priceMax: { ...number, euros: true },
  bedrooms: number,
  slots: { kind: 'checkboxes', optionsFrom: 'slots', width: 6 },
  friendName: { ...ownWords, about: 'friend', width: 3 },
  friendEmail: { ...email, invalid: 'form.error.friendEmail.invalid', about: 'friend', autocomplete: 'off' },
  remarks: { kind: 'textarea', width: 6 },
  testimonial: { kind: 'textarea', width: 6 },
  reference: {
    ...ownWords,
    pattern: REFERENCE,
    invalid: 'form.error.reference.invalid',
    hint: 'form.hint.reference',
    width: 2,
  },
  amount: { ...euros, invalid: 'form.error.amount.invalid' },
  amountWords: { ...ownWords, hint: 'form.hint.amountWords', width: 6 },
  firstNameB: { ...ownWords, about: 'secondBuyer', width: 3 },
  lastNameB: { ...ownWords, about: 'secondBuyer', width: 3 },
  emailB: { ...email, invalid: 'form.error.emailB.invalid', about: 'secondBuyer', autocomplete: 'off' },
  phoneB: { ...phone, invalid: 'form.error.phoneB.invalid', about: 'secondBuyer', autocomplete: 'off' },
  signPlace: { ...ownWords, width: 3 },
  signDate: { kind: 'date', invalid: 'form.error.signDate.invalid', width: 3 },
  binding: { kind: 'checkbox', width: 6 },
  moveIn: { kind: 'date', invalid: 'form.error.moveIn.invalid', width: 4 },
  persons: { ...number, hint: 'form.hint.persons' },
  income: { ...euros, invalid: 'form.error.income.invalid', hint: 'form.hint.income' },
  conditions: { kind: 'checkbox', width: 6 },
  position: { ...ownWords, width: 3 },
  registration: { ...ownWords, hint: 'form.hint.registration', width: 3 },
  motivation: { kind: 'textarea', hint: 'form.hint.motivation', width: 6 },
  newsletter: { kind: 'checkbox', width: 6 },
  publish: { kind: 'checkbox', width: 6 },
  password: { kind: 'password', autocomplete: 'current-password', width: 6 },
  passwordConfirmation: { kind: 'password', autocomplete: 'new-password', width: 6 },
  property: id,
  project: id,
  agent: id,
  hold: { kind: 'hidden', pattern: /^[0-9a-f]{32}$/, width: 6 },
  // The text of `sharedText`, which the script of the page fills in.
  saved: { kind: 'hidden', pattern: /^[\w.*+%&=-]{1,20000}$/, width: 6 },
  language: { kind: 'hidden', width: 6 },
  // The token alone, or at the end of the mailed link.
  token: { kind: 'hidden', pattern: /^(?:\S{1,500}#token=)?[A-Za-z0-9_-]{1,200}$/, width: 6 },
}
