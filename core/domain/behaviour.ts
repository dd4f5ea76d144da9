/**
 * The behaviour that site-config/service.json configures, with its defaults. The service acts on these
 * functions, and the placeholders of texts (`placeholders.ts`) show their results, so a text cannot differ
 * from the behaviour.
 */
import { FORMS } from './forms.ts'
import type { FormName } from './forms.ts'

/** The part of the configuration that texts mention. `core/schema/service-config.ts` describes each value. */
export interface Behaviour {
  readonly retention?: Readonly<Partial<Record<FormName, number | undefined>>> | undefined
  readonly linkLife?: Readonly<Partial<Record<LinkName, number | undefined>>> | undefined
  readonly answerWithin?: Readonly<Partial<Record<FormName, number | undefined>>> | undefined
  readonly newsletter?: { readonly day: number } | undefined
  readonly appointments?:
    | {
        readonly unconfirmed?:
          { readonly beyond?: number | undefined; readonly first?: number | undefined } | undefined
      }
    | undefined
  readonly searches?: { readonly remind?: number | undefined } | undefined
  readonly mail?:
    | {
        readonly copies?: Readonly<Partial<Record<FormName, boolean | undefined>>> | undefined
        readonly kept?: number | undefined
        readonly failed?: number | undefined
        readonly perDay?: number | undefined
      }
    | undefined
}

/** The validity of mailed links: minutes for a password, days for the others. */
const LINK_LIFE = {
  // Greylisting by the receiving server can delay a mail; docs/decisions/0035.
  password: 30,
  booking: 60,
  // The office hands out the invitation, and has to reach the owner first.
  invitation: 3,
  documents: 14,
  newsletter: 7,
  search: 7,
} as const

export type LinkName = keyof typeof LINK_LIFE
export const LINK_NAMES = Object.keys(LINK_LIFE) as readonly LinkName[]

/**
 * The days that a submission is kept: those of the configuration, else those of its form. Personal data is
 * kept no longer than its purpose requires (GDPR, article 5.1 e).
 */
export function retentionDays(form: FormName, { retention }: Behaviour): number {
  return retention?.[form] ?? FORMS[form].retentionDays
}

/** Minutes for a password, days for the others. */
export function linkLife(link: LinkName, { linkLife: configured }: Behaviour): number {
  return configured?.[link] ?? LINK_LIFE[link]
}

/** Working days within which the office answers a form; undefined without such a promise. */
export function answerDays(form: FormName, { answerWithin }: Behaviour): number | undefined {
  return answerWithin?.[form]
}

/** Whether the mail to the sender repeats the fields of the form. */
export function mailsCopy(form: FormName, { mail }: Behaviour): boolean {
  return mail?.copies?.[form] ?? true
}

/** Days that the outbox keeps a sent mail, and a mail that failed for good. */
export function mailDays({ mail }: Behaviour): { readonly sent: number; readonly failed: number } {
  return { sent: mail?.kept ?? 30, failed: mail?.failed ?? 90 }
}

/** Mails that one address receives a day, over all kinds. The mails of the office are not counted. */
export function mailsADay({ mail }: Behaviour): number {
  return mail?.perDay ?? 20
}

/** Days before the end of a registered search at which the service mails its visitor a link to renew it. */
export function reminderDays({ searches }: Behaviour): number {
  return searches?.remind ?? 14
}

/** Days that the log of the portal is kept. They cover questions about a whole year. */
export const PORTAL_LOG_DAYS = 400

/**
 * The bookings that a visitor need not confirm by mail: hours up to so many days ahead, and so many bookings of one address.
 */
export function unconfirmedBookings({ appointments }: Behaviour): {
  readonly beyond: number
  readonly first: number
} {
  const { beyond = 14, first = 1 } = appointments?.unconfirmed ?? {}
  return { beyond, first }
}
