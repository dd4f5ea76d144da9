/** Fields and rules that several forms share. */
import { may, need } from './form-definition.ts'
import type { FormRule } from './form-definition.ts'
import { FIELDS, NO_HOUR } from './form-fields.ts'

/**
 * The five contact fields of every request. None needs the title: a form of address is not necessary for a contract
 * (GDPR, article 5.1 c; Court of Justice, 9 January 2025, C-394/23).
 */
export const person = [
  may('title'),
  need('firstName'),
  need('lastName'),
  need('email'),
  need('phone'),
] as const
export const names = [need('firstName'), need('lastName')] as const
export const afterwards = [may('slots'), may('remarks'), may('newsletter')] as const
export const place = [need('street'), need('zip'), need('city')] as const
export const optionalPlace = [may('street'), may('zip'), may('city')] as const
export const days = [need('startDate'), need('endDate')] as const
/** A free hour. Days are requested if no service provides free hours, or if none of them suits. */
const noHour = { when: { field: 'start', is: NO_HOUR } } as const
export const appointmentHour = [
  may('office'),
  may('start'),
  may('startDate', { ...FIELDS.startDate, ...noHour }),
  may('endDate', { ...FIELDS.endDate, ...noHour }),
] as const

/** An e-mail address in a row of its own. */
export const wideEmail = need('email', { ...FIELDS.email, width: 6 })
/** The e-mail address of an account. */
export const login = { ...FIELDS.email, autocomplete: 'username', width: 6 } as const

/** The agency visits the sender only at a known address. */
const atHome = { when: { field: 'meeting', is: 'home' } } as const
export const homeAddress = [
  may('street', { ...FIELDS.street, ...atHome }),
  may('zip', { ...FIELDS.zip, ...atHome }),
  may('city', { ...FIELDS.city, ...atHome }),
] as const

export const addressAtHome: FormRule = (text) =>
  text('meeting') === 'home'
    ? (['street', 'zip', 'city'] as const)
        .filter((field) => text(field) === '')
        .map((field) => ({ field, key: `form.error.${field}.required` }))
    : []

export const daysInOrder: FormRule = (text) => {
  const [start, end] = [text('startDate'), text('endDate')]
  const isWrong = start !== '' && end !== '' && end < start
  return isWrong ? [{ field: 'endDate', key: 'form.error.endDate.beforeStart' }] : []
}
