/**
 * `site-config/service.json`: the treatment of submissions by the service. Secrets come from the environment
 * alone.
 */
import { z } from 'zod'
import { deskConfig } from './desk-config.ts'
import { COPIED_FORMS, OFFICE_FORMS, PUBLIC_FORMS } from '../domain/forms.ts'
import type { FormName } from '../domain/forms.ts'
import type { LinkName } from '../domain/behaviour.ts'
import { HOST_NAMES } from '../domain/host-names.ts'
import { calendarDate } from '../domain/calendar-date.ts'
import { isEmail } from '../domain/email.ts'
import { officeId, secureUrl } from './common.ts'

const email = z.string().refine(isEmail, { error: 'an e-mail address such as info@example.be' })
const days = z.int().min(1).max(3650)
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a date such as 2026-12-24' })
  .refine((text) => calendarDate(text) !== null, { error: 'a date of the calendar' })
const perFormOf = <Value extends z.ZodType>(names: readonly FormName[], value: Value) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<
      FormName,
      z.ZodOptional<Value>
    >,
  )

const mailConfig = z.strictObject({
  from: email.describe('sender address of mails; default: the address of the first office'),
  to: z.array(email).max(20).optional().describe('recipients of submissions; default: the first office'),
  forms: perFormOf(OFFICE_FORMS, z.array(email).max(20)).optional().describe('recipients of single forms'),
  copies: perFormOf(COPIED_FORMS, z.boolean())
    .optional()
    .describe('whether the mail to the sender repeats the fields of a form; default: true'),
  kept: days.optional().describe('days that a sent mail is kept; default: 30'),
  failed: days.optional().describe('days that a mail that could not be sent is kept; default: 90'),
  perDay: z
    .int()
    .min(4)
    .max(500)
    .optional()
    .describe('mails to one address of a visitor or an owner a day, over all kinds; default: 20'),
})

const linkLife = z.strictObject({
  password: z.int().min(5).max(1440).optional().describe('minutes of a link to a new password; default: 30'),
  booking: z
    .int()
    .min(10)
    .max(1440)
    .optional()
    .describe('minutes to confirm a booking by mail, after which its hour is free again; default: 60'),
  invitation: z.int().min(1).max(30).optional().describe('days of an invitation to the portal; default: 3'),
  documents: z.int().min(1).max(90).optional().describe('days of links to documents; default: 14'),
  newsletter: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe('days to confirm the newsletter, after which the address is erased; default: 7'),
  search: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe('days to confirm a registered search, after which it is erased; default: 7'),
} satisfies Record<LinkName, z.ZodType>)

const newsletter = z.strictObject({
  day: z.int().min(1).max(7).describe('day of the week on which the newsletter is sent, 1 is Monday'),
})

const searches = z.strictObject({
  remind: z
    .int()
    .min(1)
    .max(90)
    .optional()
    .describe(
      'days before the end of a registered search at which its visitor is asked to renew it; default: 14',
    ),
})

const agenda = {
  confirm: z
    .enum(['service', 'office'])
    .optional()
    .describe(
      'service (default): a free hour that a visitor picks is confirmed at once; office: the office confirms it by hand',
    ),
  days: z
    .array(z.int().min(1).max(7))
    .optional()
    .describe('days with appointments, 1 is Monday; default: every day with opening hours in site.json'),
  capacity: z.int().min(1).max(50).optional().describe('number of appointments at the same time; default: 1'),
  length: z.int().min(10).max(480).optional().describe('minutes of an appointment; default: 60'),
  travel: z
    .int()
    .min(0)
    .max(240)
    .optional()
    .describe('minutes kept free before and after an appointment outside the office; default: 0'),
  notice: z
    .int()
    .min(0)
    .max(336)
    .optional()
    .describe('hours between a request and the earliest appointment; default: 4'),
  ahead: days.optional().describe('days ahead that appointments can be requested for; default: 60'),
  holidays: z
    .enum(['BE', 'LU', 'none'])
    .optional()
    .describe('legal holidays without appointments; default: those of the country of the office'),
  closed: z.array(day).optional().describe('other days without appointments'),
}

const unconfirmed = z.strictObject({
  beyond: z
    .int()
    .min(0)
    .max(366)
    .optional()
    .describe('days ahead; the visitor confirms a later booking by the link in a mail; default: 14'),
  first: z
    .int()
    .min(0)
    .max(50)
    .optional()
    .describe(
      'bookings of one e-mail address, and of one network a day, that need no confirmation by mail; default: 1',
    ),
})

/** Values of an office replace those of all offices. */
const appointmentsConfig = z.strictObject({
  ...agenda,
  unconfirmed: unconfirmed.optional().describe('bookings that the visitor need not confirm by mail'),
  offices: z
    .record(officeId, z.strictObject(agenda))
    .optional()
    .describe('values of single offices, by their id in site.json'),
})

const portalConfig = z.strictObject({
  secondFactor: z
    .enum(['offered', 'required'])
    .optional()
    .describe(
      'required: owners must set up a second factor before they use the portal; offered (default): owners may set one up',
    ),
})

const publishingConfig = z.strictObject({
  every: z
    .int()
    .min(5)
    .max(1440)
    .optional()
    .describe('minutes between two builds by the clock; default: builds on request only'),
  strict: z
    .boolean()
    .optional()
    .describe('whether a warning stops a build, as --strict does; default: false'),
  compress: z
    .boolean()
    .optional()
    .describe('whether builds make compressed copies, as --compress does; default: false'),
  target: z
    .enum(HOST_NAMES)
    .optional()
    .describe('host whose rules builds write, as --target does (docs/hosts.md)'),
})

const webhook = z.strictObject({
  url: secureUrl.describe('https, or http on this machine'),
  forms: z
    .array(z.enum(OFFICE_FORMS))
    .optional()
    .describe('forms that call the webhook; default: all that the office receives'),
})

/** The configuration of the service, which docs/service.md describes. */
export const service = z.strictObject({
  $schema: z
    .string()
    .optional()
    .describe('address of the JSON schema, by which an editor completes and checks the file'),
  mail: mailConfig.partial().optional().describe('senders, recipients and retention of mails'),
  appointments: appointmentsConfig.optional().describe('appointments of all offices'),
  portal: portalConfig.optional().describe('the owner portal'),
  publishing: publishingConfig
    .optional()
    .describe('builds of the site by the service (docs/desk.md); default: the service builds nothing'),
  desk: deskConfig.optional().describe('the desk of the office'),
  webhooks: z
    .array(webhook)
    .max(20)
    .optional()
    .describe('addresses of other programs that are told of each form'),
  retention: perFormOf(PUBLIC_FORMS, days)
    .optional()
    .describe('retention of submissions in days; docs/service.md lists the defaults'),
  linkLife: linkLife.optional().describe('how long mailed links work'),
  answerWithin: perFormOf(OFFICE_FORMS, z.int().min(1).max(60))
    .optional()
    .describe('working days within which the office answers a form; mails name the day'),
  newsletter: newsletter.optional().describe('the newsletter'),
  searches: searches.optional().describe('the registered searches'),
  proxies: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('number of proxies in front of the service that add X-Forwarded-For; default: 0'),
  statistics: z
    .boolean()
    .optional()
    .describe('whether page views are counted, without cookies; default: true'),
  timeZone: z.enum(['Europe/Brussels', 'Europe/Luxembourg']).optional().describe('default: Europe/Brussels'),
})
export type ServiceConfig = z.output<typeof service>
