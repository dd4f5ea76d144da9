/**
 * The forms of the site and the owner portal (spec 1, spec 2 "Thank-you pages", spec 3 "Contact form
 * fields").
 *
 * The page draws a form from this table, the browser and the service check it by the rules of
 * `form-rules.ts`. Every form carries its language in a hidden field, so that the answer comes in the
 * visitor's language.
 */
import type { FieldBase, FieldName, GoalOption, HiddenName, NeededName, OptionalName } from './form-fields.ts'
import { FIELDS, goalOptions } from './form-fields.ts'

export const FORM_NAMES = [
  'site-contact',
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'sign-newsletter',
  'owner-login',
  'forgot-password',
  'reset-password',
  'testimonial',
] as const
export type FormName = (typeof FORM_NAMES)[number]

export function isFormName(name: string): name is FormName {
  return FORM_NAMES.some((known) => known === name)
}

/** A field as it stands in one form; hidden ones have no label. */
export type FieldDefinition = FieldBase &
  (
    | { readonly required: true; readonly name: NeededName; readonly label: LabelKey }
    | { readonly required: false; readonly name: FieldName; readonly label?: LabelKey }
  )

type LabelKey = `form.label.${NeededName | OptionalName}`

export type GroupName = 'question' | 'property' | 'search' | 'visit' | 'friend' | 'you' | 'testimonial'

export interface FieldGroup {
  readonly title?: `form.group.${GroupName}`
  readonly fields: readonly FieldDefinition[]
}

export interface FormDefinition {
  readonly name: FormName
  readonly title: `form.title.${FormName}`
  readonly submit: `form.submit.${FormName}`
  readonly groups: readonly FieldGroup[]
  /** Original path of the thank-you page; forms of the portal and testimonials answer in place. */
  readonly thanks?: `/feedback/${string}/`
  /** Whether a captcha guards it: forms that anybody can send. */
  readonly captcha: boolean
}

function need(name: NeededName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: true, label: `form.label.${name}` }
}

function may(name: NeededName | OptionalName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: false, label: `form.label.${name}` }
}

function carry(...names: readonly HiddenName[]): FieldGroup {
  return { fields: names.map((name) => ({ ...FIELDS[name], name, required: false })) }
}

function group(title: GroupName, ...fields: readonly FieldDefinition[]): FieldGroup {
  return { title: `form.group.${title}`, fields }
}

function untitled(...fields: readonly FieldDefinition[]): FieldGroup {
  return { fields }
}

type Extra = Partial<Pick<FormDefinition, 'thanks' | 'captcha'>>

function form(name: FormName, groups: readonly FieldGroup[], extra: Extra = {}): FormDefinition {
  return { name, title: `form.title.${name}`, submit: `form.submit.${name}`, groups, captcha: true, ...extra }
}

/** How to reach somebody: every request needs all five (spec 5). */
const person = [need('title'), need('firstName'), need('lastName'), need('email'), need('phone')] as const
const names = [need('firstName'), need('lastName')] as const
const afterwards = [may('slots'), may('remarks'), may('newsletter')] as const

function goals(...options: readonly GoalOption[]): FieldBase {
  return { ...FIELDS.goal, options: goalOptions(options) }
}

const place = [need('street'), need('zip'), need('city')] as const
const budget = [may('priceMin'), may('priceMax'), may('bedrooms')] as const
const login = { ...FIELDS.email, autocomplete: 'username', width: 6 } as const
const newPassword = { ...FIELDS.password, autocomplete: 'new-password', hint: 'form.hint.password' } as const
const forgotEmail = { ...login, hint: 'form.hint.forgotPassword' } as const
const wide = { ...FIELDS.email, width: 6 } as const

export const FORMS: Readonly<Record<FormName, FormDefinition>> = {
  'site-contact': form(
    'site-contact',
    [
      carry('language'),
      group('question', may('goal', goals('sell', 'rentOut', 'buy'))),
      group('you', ...person, may('street'), may('zip'), may('city'), ...afterwards),
    ],
    { thanks: '/feedback/site-contact/' },
  ),
  'contact-me': form('contact-me', [carry('language', 'property'), untitled(...person, ...afterwards)], {
    thanks: '/feedback/contact-me/',
  }),
  'contact-appointment': form(
    'contact-appointment',
    [
      carry('language', 'property'),
      group('visit', need('startDate'), need('endDate'), may('slots')),
      group('you', ...person, may('remarks'), may('newsletter')),
    ],
    { thanks: '/feedback/contact-appointment/' },
  ),
  'contact-construction': form(
    'contact-construction',
    [carry('language', 'project'), untitled(...person, ...afterwards)],
    { thanks: '/feedback/contact-construction/' },
  ),
  'contact-demand': form(
    'contact-demand',
    [
      carry('language'),
      group('property', ...place, need('types'), need('goal', goals('sell', 'rentOut', 'know'))),
      group('you', ...person, ...afterwards),
    ],
    { thanks: '/feedback/contact-demand/' },
  ),
  'demand-register': form(
    'demand-register',
    [
      carry('language'),
      group('search', need('goal', goals('buy', 'rent')), need('types'), need('zone'), ...budget),
      group('you', ...person, may('remarks'), may('newsletter')),
    ],
    { thanks: '/feedback/demand-register/' },
  ),
  'send-to-friend': form(
    'send-to-friend',
    [
      carry('language', 'property'),
      group('friend', may('friendName'), need('friendEmail')),
      group('you', ...names, need('email', wide), may('remarks')),
    ],
    { thanks: '/feedback/send-to-friend/' },
  ),
  'sign-newsletter': form('sign-newsletter', [carry('language'), untitled(need('email', wide))], {
    thanks: '/feedback/sign-newsletter/',
  }),
  'owner-login': form('owner-login', [carry('language'), untitled(need('email', login), need('password'))], {
    captcha: false,
  }),
  'forgot-password': form('forgot-password', [carry('language'), untitled(need('email', forgotEmail))]),
  'reset-password': form(
    'reset-password',
    [carry('language', 'token'), untitled(need('password', newPassword), need('passwordConfirmation'))],
    { captcha: false },
  ),
  testimonial: form('testimonial', [
    carry('language'),
    group('testimonial', need('testimonial'), may('publish')),
    group('you', ...names, need('email'), may('city', { ...FIELDS.city, width: 3 })),
  ]),
}

/** Every field of a form, in the order of the page. */
export function fieldsOf(definition: FormDefinition): readonly FieldDefinition[] {
  return definition.groups.flatMap(({ fields }) => fields)
}
