/** Parts of the requests and answers of the desk that several areas share. */
import { z } from 'zod'
import { calendarDate } from '../../domain/calendar-date.ts'
import { LOCALES } from '../../languages/codes.ts'

export const locale = z.enum(LOCALES)
/** Milliseconds since 1970. */
export const moment = z
  .int()
  .min(0)
  .max(Date.UTC(9999, 11, 31))
export const email = z.string().max(254)
/** An id in a request. */
export const id = z.string().max(64)
/** `2026-11-22`, in the agency's time zone. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => calendarDate(text) !== null)

/** A text of a member: trimmed, and never empty. */
export const written = (longest: number) => z.string().trim().min(1).max(longest)

/** A home as other objects name it. */
export const namedHome = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  /** The language of the title, if it is not that of the member. */
  titleLanguage: locale.nullable(),
  /** Its public page; null while it is not on the site. */
  href: z.string().nullable(),
})

/** A message of the stream of events. The page loads again what it shows of it. */
export interface DeskEvent {
  readonly kind: 'inbox' | 'calendar' | 'readers' | 'publishing'
}
