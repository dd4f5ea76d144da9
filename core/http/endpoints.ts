/** Every address that the site calls: the one table that pages, service and documents follow. */
import { FORM_NAMES } from '../domain/form-definition.ts'
import type { FormName } from '../domain/form-definition.ts'
import { SERVICE_CAPTCHA, SERVICE_TARGET } from '../domain/form-targets.ts'
import type { AnswerName } from './answers.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly purpose: string
  /** The form that is sent there. */
  readonly form?: FormName
  readonly caller: Caller
  readonly answers: readonly AnswerName[]
}

type Caller = 'anybody' | 'holder of a mailed link'

interface Row {
  readonly purpose: string
  /** What a script is told when all went well. */
  readonly well: 'done' | 'taken'
  readonly caller?: Caller
  readonly more?: readonly AnswerName[]
}

const ROWS: Readonly<Record<FormName, Row>> = {
  'site-contact': { purpose: 'a question to the agency', well: 'taken' },
  'contact-me': { purpose: 'a question about a property', well: 'taken' },
  'contact-appointment': { purpose: 'asks for a visit of a property', well: 'taken', more: ['full'] },
  'contact-construction': { purpose: 'a question about a project', well: 'taken' },
  'contact-demand': { purpose: 'asks for a free valuation', well: 'taken' },
  'demand-register': { purpose: 'registers a search', well: 'taken' },
  'send-to-friend': { purpose: 'mails a property to a friend', well: 'taken' },
  'sign-newsletter': { purpose: 'signs up for the newsletter', well: 'taken' },
  'owner-login': { purpose: 'opens the owner’s portal', well: 'done', more: ['login'] },
  'forgot-password': { purpose: 'mails a link to choose a new password', well: 'taken' },
  'reset-password': {
    purpose: 'sets a new password',
    well: 'done',
    caller: 'holder of a mailed link',
  },
  testimonial: { purpose: 'submits a testimonial', well: 'taken' },
  offer: { purpose: 'makes an offer to purchase', well: 'taken' },
  'rental-confirmation': { purpose: 'confirms the wish to rent', well: 'taken' },
  appointment: { purpose: 'asks for an appointment', well: 'taken', more: ['full'] },
  'request-documents': {
    purpose: 'asks for documents of a property',
    well: 'taken',
    more: ['alreadyRequested'],
  },
  'job-contact': { purpose: 'applies for a job', well: 'taken' },
  unsubscribe: { purpose: 'ends the newsletter', well: 'done' },
}

/** Of every form, whatever it is about. */
const ALWAYS = ['thanks', 'foreign', 'tooLarge', 'otherType', 'unfit', 'often', 'down'] as const

const CAPTCHA: Endpoint = {
  method: 'GET',
  path: SERVICE_CAPTCHA.replace(/\?.*$/, ''),
  purpose: 'gives a challenge to a form',
  caller: 'anybody',
  answers: ['challenge', 'missing', 'often', 'down'],
}

export const ENDPOINTS: readonly Endpoint[] = [...FORM_NAMES.map(endpointOf), CAPTCHA]

function endpointOf(form: FormName): Endpoint {
  const { purpose, well, caller = 'anybody', more = [] } = ROWS[form]
  const path = SERVICE_TARGET.replace('{form}', form)
  return { method: 'POST', path, purpose, form, caller, answers: [well, ...more, ...ALWAYS] }
}
