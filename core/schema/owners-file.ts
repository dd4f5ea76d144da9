/**
 * The file of `agency-site import owners`: owners and the data about their properties, as the agency's own
 * software exports them every night. All events have the same fields: date, type, contact, subject, comment,
 * status and source.
 */
import { z } from 'zod'
import { isEmail } from '../domain/email.ts'
import { calendarDate } from '../domain/calendar-date.ts'
import { flag, id as numericId, localeCode, text } from './common.ts'

const line = z.string().max(300)
const lines = z.string().max(10_000)

const ROW_ID = 'an id of your software: a whole number, or up to 64 letters, digits and . _ : -'
const rowId = z
  .union([z.int(ROW_ID).nonnegative(ROW_ID), z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/, ROW_ID)])
  .transform(String)
  .describe('stable across exports: a record with the same id replaces the earlier one')

const propertyId = numericId.transform(String).describe('ID of the property, as in content/properties')

const DAY = 'a day such as 2026-11-22'
const day = z.string().refine((value) => calendarDate(value) !== null, DAY)

const MOMENT = 'a day or a time such as 2026-11-22T14:30'
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/, MOMENT)
  .refine(isMoment, MOMENT)
  .describe('in the time zone of the agency, unless it ends with Z or an offset')

function isMoment(value: string): boolean {
  const [date = '', time = '00:00'] = value.split('T')
  return calendarDate(date) !== null && !Number.isNaN(Date.parse(`2026-01-01T${time.slice(0, 5)}Z`))
}

const visit = z.strictObject({
  id: rowId,
  date: moment,
  status: z
    .enum(['planned', 'done', 'cancelled'])
    .describe('whether the visit is to come, took place or was cancelled'),
  contact: line
    .optional()
    .describe('name of the visitor; the owner sees the first name and the initial of the last name'),
  comment: lines.optional().describe('opinion of the visitor'),
  interest: z.enum(['none', 'some', 'strong']).optional().describe('how interested the visitor is'),
})

const communication = z.strictObject({
  id: rowId,
  date: moment,
  type: z.enum(['mail', 'telephone', 'letter', 'message', 'meeting']).describe('the means of communication'),
  contact: line.describe('person who wrote or called'),
  subject: line.describe('what it was about'),
  comment: lines.optional().describe('what was said or written'),
})

const event = z.strictObject({
  id: rowId,
  date: moment,
  type: line.describe('in the language of the owner; shown unchanged'),
  contact: line.optional().describe('the person who acted'),
  subject: line.describe('what happened'),
  comment: lines.optional().describe('details of it'),
  status: line.optional().describe('the state that followed'),
  source: line.optional().describe('the program that recorded it'),
})

const portal = z.strictObject({
  name: z.string().max(60).describe('name of the site that counts the views'),
  days: z
    .record(day, z.int().nonnegative().max(10_000_000))
    .describe('views on each day; other days are kept'),
})

const document = z.strictObject({
  id: rowId,
  name: z.string().max(100).describe('name of the document'),
  file: z
    .string()
    .max(500)
    .describe('path below the folder of this file: PDF, JPEG, PNG or WebP, at most 10 MB'),
  date: moment,
  mayDownload: flag.optional().describe('default: true'),
})

const property = z.strictObject({
  id: propertyId,
  title: text.optional().describe('shown if the property is no longer on the site'),
  address: line.optional().describe('shown to its owner even if the site hides it'),
  mayUpload: flag.optional().describe('whether its owner may add documents; default: false'),
  visits: z.array(visit).max(5000).optional().describe('the complete list, which replaces the earlier one'),
  communications: z
    .array(communication)
    .max(5000)
    .optional()
    .describe('letters, calls and meetings with the owner'),
  history: z.array(event).max(20_000).optional().describe('everything that happened, newest or oldest first'),
  portals: z.array(portal).max(20).optional().describe('views on other sites'),
  documents: z.array(document).max(200).optional().describe('documents for the owner'),
})

const owner = z.strictObject({
  id: rowId,
  email: z
    .string()
    .trim()
    .refine(isEmail, { error: 'an e-mail address' })
    .describe('e-mail address that the owner logs in with'),
  name: line.describe('name of the owner'),
  language: localeCode.describe('language of the portal and of mails'),
  properties: z.array(propertyId).max(500).describe('the properties that the owner sees'),
  disabled: flag.optional().describe('true: the owner may not log in'),
})

export const ownersFile = z.strictObject({
  owners: z.array(owner).max(20_000).optional().describe('the owners with their properties'),
  properties: z.array(property).max(20_000).optional().describe('the data of the properties'),
})

export type OwnersFile = z.output<typeof ownersFile>
export type OwnerRecord = z.output<typeof owner>
export type PropertyRecord = z.output<typeof property>
