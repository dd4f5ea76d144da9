/** `site-config/service.json`: what the service does with what visitors send. Secrets come from the environment alone. */
import { z } from 'zod'
import { FORM_NAMES } from '../domain/form-definition.ts'
import type { FormName } from '../domain/form-definition.ts'
import { isEmail } from '../domain/email.ts'

const email = z.string().refine(isEmail, { error: 'an e-mail address is wanted' })
const days = z.int().min(1).max(3650)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day is wanted, as 2026-12-24' })
const perForm = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(FORM_NAMES.map((name) => [name, value.optional()])) as Record<
      FormName,
      z.ZodOptional<Value>
    >,
  )

export const mailConfig = z.strictObject({
  from: email.describe('address that mails are sent from; the one of the first office where nothing is said'),
  to: z
    .array(email)
    .max(20)
    .optional()
    .describe('who reads what visitors send; the first office where nothing is said'),
  forms: perForm(z.array(email).max(20)).optional().describe('who reads single forms'),
})

export const appointmentsConfig = z.strictObject({
  capacity: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('appointments at the same time; 1 where nothing is said'),
  days: z
    .array(z.int().min(1).max(7))
    .optional()
    .describe('open days, 1 is Monday; Monday to Saturday where nothing is said'),
  holidays: z
    .enum(['BE', 'LU', 'none'])
    .optional()
    .describe('legal holidays on which nobody comes; of the first office’s country where nothing is said'),
  closed: z.array(day).optional().describe('other days on which nobody comes'),
  notice: z
    .int()
    .min(0)
    .max(336)
    .optional()
    .describe('hours between asking and the first appointment; 4 where nothing is said'),
  ahead: days.optional().describe('how many days ahead; 60 where nothing is said'),
})

export const portalConfig = z.strictObject({
  secondFactor: z
    .enum(['offered', 'required'])
    .optional()
    .describe(
      'required: owners set up a second factor before they see anything; offered, where nothing is said: who wants one',
    ),
})

export const webhook = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).describe('https, or http on this machine'),
  forms: z
    .array(z.enum(FORM_NAMES))
    .optional()
    .describe('which forms; all but those of owners where nothing is said'),
})

/** Spec 7 leaves open what becomes of forms; docs/service.md says what each of these does. */
export const service = z.strictObject({
  mail: mailConfig.partial().optional(),
  appointments: appointmentsConfig.optional(),
  portal: portalConfig.optional(),
  webhooks: z.array(webhook).max(20).optional(),
  retention: perForm(days)
    .optional()
    .describe('days that what was sent in a form is kept; docs/service.md has the defaults'),
  proxies: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('proxies in front of the service that add X-Forwarded-For; 0 where nothing is said'),
  statistics: z
    .boolean()
    .optional()
    .describe('whether views of pages are counted, without cookies; true where nothing is said'),
  timeZone: z
    .enum(['Europe/Brussels', 'Europe/Luxembourg'])
    .optional()
    .describe('Europe/Brussels where nothing is said'),
})
export type ServiceConfig = z.output<typeof service>
