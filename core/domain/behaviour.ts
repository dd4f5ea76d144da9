/**
 * The behaviour that site-config/service.json configures, with its defaults. The service acts on these functions, and the
 * placeholders of texts (`placeholders.ts`) show their results, so that a text and what happens cannot differ.
 */
import { FORMS } from './forms.ts'
import type { FormName } from './forms.ts'

/** The part of the configuration that texts speak of. `core/schema/service-config.ts` describes each value. */
export interface Behaviour {
  readonly retention?: Readonly<Partial<Record<FormName, number | undefined>>> | undefined
  readonly linkLife?: Readonly<Partial<Record<LinkName, number | undefined>>> | undefined
  readonly answerWithin?: Readonly<Partial<Record<FormName, number | undefined>>> | undefined
  readonly newsletter?: { readonly day: number } | undefined
  readonly searches?: { readonly remind?: number | undefined } | undefined
  readonly mail?:
    | {
        readonly copies?: Readonly<Partial<Record<FormName, boolean | undefined>>> | undefined
        readonly kept?: number | undefined
        readonly failed?: number | undefined
      }
    | undefined
}

/** The links that the service mails and that end: minutes for a password, days for the others. */
const LINK_LIFE = {
  // Mail may take a while where the receiver makes a stranger wait (greylisting); docs/decisions/0035.
  password: 30,
  // Somebody has to be reached first, as the office hands it out.
  invitation: 3,
  documents: 14,
  newsletter: 7,
} as const

export type LinkName = keyof typeof LINK_LIFE
export const LINK_NAMES = Object.keys(LINK_LIFE) as readonly LinkName[]

/**
 * The days that a submission is kept: those that the site sets, else those of its form. Personal data is kept as long as its
 * purpose takes, and no longer (GDPR, article 5.1 e).
 */
export function retentionDays(form: FormName, { retention }: Behaviour): number {
  return retention?.[form] ?? FORMS[form].retentionDays
}

/** Minutes for a password, days for the others. */
export function linkLife(link: LinkName, { linkLife: configured }: Behaviour): number {
  return configured?.[link] ?? LINK_LIFE[link]
}

/** Working days within which the office answers a form; undefined where it promises none. */
export function answerDays(form: FormName, { answerWithin }: Behaviour): number | undefined {
  return answerWithin?.[form]
}

/** Whether the mail to the sender repeats the fields of the form. */
export function mailsCopy(form: FormName, { mail }: Behaviour): boolean {
  return mail?.copies?.[form] ?? true
}

/** Days that the outbox keeps a mail that was sent, and one that could not be sent. */
export function mailDays({ mail }: Behaviour): { readonly sent: number; readonly failed: number } {
  return { sent: mail?.kept ?? 30, failed: mail?.failed ?? 90 }
}

/** Days before the end of a registered search at which its visitor is asked to renew it. */
export function reminderDays({ searches }: Behaviour): number {
  return searches?.remind ?? 14
}

/** Days that the log of the portal is kept: long enough to be asked about a whole year. */
export const PORTAL_LOG_DAYS = 400
