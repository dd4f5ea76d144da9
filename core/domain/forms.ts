/**
 * The forms of the site and the owner portal (spec 1, spec 2 "Thank-you pages", spec 3 "Contact form
 * fields").
 *
 * The page draws a form from this table, the browser and the service check it by the rules of
 * `form-rules.ts`. Every form carries its language in a hidden field, so that the answer comes in the
 * visitor's language.
 */
import { carry, form, goals, group, may, need, untitled } from './form-definition.ts'
import type { FormDefinition, FormName } from './form-definition.ts'
import { FIELDS } from './form-fields.ts'

/** How to reach somebody: every request needs all five (spec 5). */
const person = [need('title'), need('firstName'), need('lastName'), need('email'), need('phone')] as const
const names = [need('firstName'), need('lastName')] as const
const afterwards = [may('slots'), may('remarks'), may('newsletter')] as const

const place = [need('street'), need('zip'), need('city')] as const
const perhapsPlace = [may('street'), may('zip'), may('city')] as const
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
      group('you', ...person, ...perhapsPlace, ...afterwards),
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
  'forgot-password': form('forgot-password', [carry('language'), untitled(need('email', forgotEmail))], {
    thanks: '/feedback/forgot-password/',
  }),
  'reset-password': form(
    'reset-password',
    [carry('language', 'token'), untitled(need('password', newPassword), need('passwordConfirmation'))],
    { captcha: false, thanks: '/feedback/reset-password/' },
  ),
  testimonial: form(
    'testimonial',
    [
      carry('language'),
      group('testimonial', need('testimonial'), may('publish')),
      group('you', ...names, need('email'), may('city', { ...FIELDS.city, width: 3 })),
    ],
    { thanks: '/feedback/testimonial/' },
  ),
  offer: form(
    'offer',
    [
      carry('language'),
      group('offer', need('reference'), need('amount'), need('amountWords')),
      group('validity', need('startDate'), need('endDate')),
      group('personA', ...person, ...place),
      group('personB', may('firstNameB'), may('lastNameB'), may('emailB'), may('phoneB')),
      {
        ...group('signing', need('signPlace'), need('signDate'), need('binding')),
        notices: ['form.notice.binding', 'form.notice.advance'],
      },
    ],
    { thanks: '/feedback/offer/' },
  ),
  'rental-confirmation': form(
    'rental-confirmation',
    [
      carry('language'),
      group('home', need('reference'), need('moveIn')),
      group('household', need('persons'), need('income')),
      group('you', ...person, ...place, may('remarks')),
      {
        ...group('conditions', need('conditions')),
        notices: ['form.notice.costs', 'form.notice.deposit'],
        factsFrom: 'deposit',
      },
    ],
    { thanks: '/feedback/rental-confirmation/' },
  ),
  appointment: form(
    'appointment',
    [
      carry('language'),
      group('meeting', need('goal', goals('sell', 'rentOut', 'buy')), need('meeting')),
      group('visit', need('startDate'), need('endDate'), may('slots')),
      group('you', ...person, ...perhapsPlace, may('remarks')),
    ],
    { thanks: '/feedback/appointment/' },
  ),
  'request-documents': form(
    'request-documents',
    [carry('language', 'property'), untitled(need('documents'), ...person, may('remarks'))],
    { thanks: '/feedback/request-documents/' },
  ),
  'job-contact': form(
    'job-contact',
    [
      carry('language'),
      group('job', need('position'), may('registration'), need('motivation')),
      group('you', ...person),
    ],
    { thanks: '/feedback/job-contact/' },
  ),
  unsubscribe: form('unsubscribe', [carry('language'), untitled(need('email', wide))], {
    thanks: '/feedback/unsubscribe/',
  }),
}
