/** Persons and their rights (GDPR, articles 15 to 21). */
import { z } from 'zod'
import { PHONE } from '../../domain/form-fields.ts'
import { day, email, moment, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const person = z.object({ email: email.min(3) })

/** The proof of a consent: when it was asked for, and when the link in the mail was followed. */
const consent = z.object({
  to: z.enum(['newsletter', 'search', 'saved']),
  /** The form in which it was given; null for a registered search, which has its own. */
  form: z.string().nullable(),
  askedAt: moment,
  confirmedAt: moment.nullable(),
  /** When it was withdrawn. A registered search that ended is no longer stored. */
  endedAt: moment.nullable(),
})
const contact = z.object({
  firstName: written(120),
  lastName: written(120),
  phone: z.string().trim().regex(PHONE).optional(),
})

/** The number of records of each kind that are stored under an address, and the consents among them. */
const found = z.object({
  email: z.string(),
  found: z.record(z.string(), z.int()),
  consents: z.array(consent),
  /** Name and telephone number of the newest message; null if no message has a name. */
  contact: contact.nullable(),
})

const erased = z.object({
  erased: z.record(z.string(), z.int()),
  /** Appointments to come that were cancelled by it. */
  cancelled: z.int(),
})

const kind = z.enum(['access', 'rectification', 'erasure', 'objection'])

/** Requests of persons, with the day by which the office has to answer. They name nobody. */
const requests = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      kind,
      receivedAt: moment,
      dueAt: moment,
      doneAt: moment.nullable(),
      by: z.string(),
    }),
  ),
})
const newRequest = z.object({ kind, receivedOn: day })

export const PEOPLE_ENDPOINTS = {
  person: {
    method: 'GET',
    path: '/people',
    purpose: 'counts what is stored under an e-mail address, with the proof of each consent',
    access: 'people',
    query: person,
    answer: found,
    audit: 'person-searched',
  },
  personData: {
    method: 'GET',
    path: '/people/data.json',
    purpose: 'returns everything that is stored under an e-mail address',
    access: 'people',
    query: person,
    file: 'application/json',
    audit: 'person-exported',
  },
  erasePerson: {
    method: 'POST',
    path: '/people/erasure',
    purpose: 'erases everything that is stored under an e-mail address',
    access: 'people',
    body: person,
    answer: erased,
    audit: 'person-erased',
  },
  correctPerson: {
    method: 'POST',
    path: '/people/correction',
    purpose: 'corrects name and telephone number in the messages and appointments of an e-mail address',
    access: 'people',
    body: person.extend({ contact }),
    answer: found,
    audit: 'person-corrected',
  },
  requests: {
    method: 'GET',
    path: '/people/requests',
    purpose: 'lists the requests of persons with their terms',
    access: 'people',
    answer: requests,
  },
  addRequest: {
    method: 'POST',
    path: '/people/requests',
    purpose: 'records a request of a person, to be answered within a month',
    access: 'people',
    body: newRequest,
    answer: requests,
    audit: 'request-added',
  },
  endRequest: {
    method: 'POST',
    path: '/people/requests/{request}/done',
    purpose: 'records that a request was answered',
    access: 'people',
    answer: requests,
    audit: 'request-done',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskPerson = z.output<typeof found>
export type PersonContact = z.output<typeof contact>
export type DeskErased = z.output<typeof erased>
export type DeskRequests = z.output<typeof requests>
