/**
 * The fields that forms are made of. A form names its fields and which of them it needs (`forms.ts`). Texts are string
 * keys.
 */
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'

type TextKind = 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'textarea'
type ChoiceKind = 'select' | 'radio' | 'checkbox' | 'checkboxes'
export type FieldKind = TextKind | ChoiceKind | 'hidden'

type PersonName = 'title' | 'firstName' | 'lastName' | 'email' | 'phone'
type PlaceName = 'street' | 'zip' | 'city' | 'zone'
type WishName = 'goal' | 'types' | 'startDate' | 'endDate' | 'meeting' | 'documents'
type LoginName = 'password' | 'passwordConfirmation'
type OfferName = 'reference' | 'amount' | 'amountWords' | 'signPlace' | 'signDate' | 'binding'
type RentalName = 'moveIn' | 'persons' | 'income' | 'conditions'
type JobName = 'position' | 'motivation'

/** Fields that a form can need: each has its own message for being empty. */
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
/** The second buyer: only those who buy together have one. */
type SecondName = 'firstNameB' | 'lastNameB' | 'emailB' | 'phoneB'
export type OptionalName =
  NumberName | SecondName | 'friendName' | 'remarks' | 'newsletter' | 'publish' | 'slots' | 'registration'

/** Filled in by the page, never by the visitor. */
export type HiddenName = 'property' | 'project' | 'language' | 'token'

export type FieldName = NeededName | OptionalName | HiddenName

/** Where the options come from that differ from site to site, from page to page or from language to language. */
export type OptionSource = 'types' | 'slots' | 'documents'

export interface FieldOption {
  readonly value: string
  readonly label: OptionKey
}

export interface FieldBase {
  readonly kind: FieldKind
  readonly autocomplete?: string
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly options?: readonly FieldOption[]
  readonly optionsFrom?: OptionSource
  readonly hint?: HintKey
  /** Columns of six. */
  readonly width: 2 | 3 | 4 | 6
}

const TITLES = ['mr', 'ms', 'miss'] as const
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

/** Every moment of contact that some language offers. */
export const CONTACT_SLOTS: readonly string[] = SLOTS

/** The moments of contact in this language. The afternoon does not begin at the same hour in every language. */
export function contactSlots(locale: Locale): readonly FieldOption[] {
  const slots = ['10:00-13:00', `${CONVENTIONS[locale].afternoon}:00-16:00`, '16:00-19:00'] as const
  return slots.map((value) => ({ value, label: `form.option.slots.${value}` }))
}

export function goalOptions(goals: readonly GoalOption[]): readonly FieldOption[] {
  return goals.map((value) => ({ value, label: `form.option.goal.${value}` }))
}

const titleOptions = TITLES.map((value) => ({ value, label: `form.option.title.${value}` }) as const)
const meetingOptions = MEETINGS.map((value) => ({ value, label: `form.option.meeting.${value}` }) as const)

export const FIELDS: Readonly<Record<FieldName, FieldBase>> = {
  title: { kind: 'radio', options: titleOptions, width: 6 },
  firstName: { kind: 'text', autocomplete: 'given-name', width: 3 },
  lastName: { kind: 'text', autocomplete: 'family-name', width: 3 },
  email: { kind: 'email', autocomplete: 'email', inputMode: 'email', width: 3 },
  phone: { kind: 'tel', autocomplete: 'tel', inputMode: 'tel', width: 3 },
  street: { kind: 'text', autocomplete: 'address-line1', width: 6 },
  zip: { kind: 'text', autocomplete: 'postal-code', inputMode: 'numeric', width: 2 },
  city: { kind: 'text', autocomplete: 'address-level2', width: 4 },
  zone: { kind: 'text', autocomplete: 'off', hint: 'form.hint.zone', width: 6 },
  goal: { kind: 'radio', options: goalOptions(GOALS), width: 6 },
  types: { kind: 'checkboxes', optionsFrom: 'types', width: 6 },
  meeting: { kind: 'radio', options: meetingOptions, width: 6 },
  documents: { kind: 'checkboxes', optionsFrom: 'documents', width: 6 },
  startDate: { kind: 'date', width: 3 },
  endDate: { kind: 'date', width: 3 },
  priceMin: { kind: 'number', inputMode: 'numeric', width: 2 },
  priceMax: { kind: 'number', inputMode: 'numeric', width: 2 },
  bedrooms: { kind: 'number', inputMode: 'numeric', width: 2 },
  slots: { kind: 'checkboxes', optionsFrom: 'slots', width: 6 },
  friendName: { kind: 'text', autocomplete: 'off', width: 3 },
  friendEmail: { kind: 'email', autocomplete: 'off', inputMode: 'email', width: 3 },
  remarks: { kind: 'textarea', width: 6 },
  testimonial: { kind: 'textarea', width: 6 },
  reference: {
    kind: 'text',
    autocomplete: 'off',
    inputMode: 'numeric',
    hint: 'form.hint.reference',
    width: 2,
  },
  amount: { kind: 'text', autocomplete: 'off', inputMode: 'numeric', width: 4 },
  amountWords: { kind: 'text', autocomplete: 'off', hint: 'form.hint.amountWords', width: 6 },
  firstNameB: { kind: 'text', autocomplete: 'off', width: 3 },
  lastNameB: { kind: 'text', autocomplete: 'off', width: 3 },
  emailB: { kind: 'email', autocomplete: 'off', inputMode: 'email', width: 3 },
  phoneB: { kind: 'tel', autocomplete: 'off', inputMode: 'tel', width: 3 },
  signPlace: { kind: 'text', autocomplete: 'off', width: 3 },
  signDate: { kind: 'date', width: 3 },
  binding: { kind: 'checkbox', width: 6 },
  moveIn: { kind: 'date', width: 4 },
  persons: { kind: 'number', inputMode: 'numeric', hint: 'form.hint.persons', width: 2 },
  income: { kind: 'text', autocomplete: 'off', inputMode: 'numeric', hint: 'form.hint.income', width: 4 },
  conditions: { kind: 'checkbox', width: 6 },
  position: { kind: 'text', autocomplete: 'off', width: 3 },
  registration: { kind: 'text', autocomplete: 'off', hint: 'form.hint.registration', width: 3 },
  motivation: { kind: 'textarea', hint: 'form.hint.motivation', width: 6 },
  newsletter: { kind: 'checkbox', width: 6 },
  publish: { kind: 'checkbox', width: 6 },
  password: { kind: 'password', autocomplete: 'current-password', width: 6 },
  passwordConfirmation: { kind: 'password', autocomplete: 'new-password', width: 6 },
  property: { kind: 'hidden', width: 6 },
  project: { kind: 'hidden', width: 6 },
  language: { kind: 'hidden', width: 6 },
  token: { kind: 'hidden', width: 6 },
}
