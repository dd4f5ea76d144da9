/**
 * Building blocks of the content schemas. Null and blank values are already removed (`drop-empty.ts`).
 * Messages continue after "must be" and start in lower case, by which `from-zod.ts` distinguishes them from
 * zod's own.
 */
import { z } from 'zod'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised, Text } from '../domain/locale.ts'
import { calendarDate } from '../domain/calendar-date.ts'
import { climbs, hasOtherScheme, isWebRef } from '../domain/file-ref.ts'
import { isMoment } from '../domain/moment.ts'
import { isSecureAddress } from '../domain/secure-address.ts'
import { typeset } from '../domain/typeset.ts'

/** Codes of the problems that a schema raises itself, beyond zod's own; `from-zod.ts` reads them from `params`. */
export function refuse(code: string): { params: { code: string } } {
  return { params: { code } }
}

const upper = (code: Locale) => code.toUpperCase() as Uppercase<Locale>

/** An object with language codes as keys, in lower or upper case. */
export function localised<T extends z.ZodType>(value: T) {
  const shape: Record<string, z.ZodOptional<T>> = {}
  for (const code of LOCALES) {
    shape[code] = value.optional()
    shape[upper(code)] = value.optional()
  }
  return z
    .strictObject(shape)
    .refine((raw) => LOCALES.every((code) => raw[code] === undefined || raw[upper(code)] === undefined), {
      error: 'an object with one text for each language, in small or in capital letters',
    })
    .transform((raw) => byLocale(raw as Record<string, z.output<T> | undefined>))
}

function byLocale<T>(raw: Readonly<Record<string, T | undefined>>): Partial<Record<Locale, T>> {
  const result: Partial<Record<Locale, T>> = {}
  for (const code of LOCALES) {
    const found = raw[code] ?? raw[upper(code)]
    if (found !== undefined) result[code] = found
  }
  return result
}

const localisedString = localised(z.string()).transform(typesetEach)

/** Returns the texts in the typography of their languages. Their keys are language codes in small or in capital letters. */
export function typesetEach(texts: Readonly<Record<string, string | undefined>>): Localised<string> {
  const found = byLocale(texts)
  for (const code of LOCALES) {
    const text = found[code]
    if (text !== undefined) found[code] = typeset(text, code)
  }
  return found
}

/** Text: one string, or one for each language. */
export const text: z.ZodType<Text> = z.union([z.string(), localisedString])

/** Whether a schema is `text`, also if it was described, which copies it. */
export function isTextSchema(schema: z.ZodType): boolean {
  return schema instanceof z.ZodUnion && schema.options.includes(localisedString)
}

export const localeCode = z
  .string()
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(LOCALES))

/** Ids are whole positive numbers: they become part of file names and addresses. */
const ID = 'a whole positive number, for example 4127'
export const id = z.int(ID).positive(ID)

/** The id of an office, by which a team member and the configuration of the service refer to it. */
export const officeId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'an id such as gent')

/** A documented free key for data of the agency's own. It is never read and never published. */
export const extra = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('data of the agency’s own, which is never read and never published')

/** CRM exports write flags as true and false, or as 1 and 0. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 1)

/** More is a mistake: a digit too many, or the largest number of a program that has no value. */
const MOST = 1_000_000_000
const NOT_MORE = `at most ${MOST}`

export const amount = z.number().nonnegative().max(MOST, NOT_MORE)
export const count = z.int().nonnegative().max(MOST, NOT_MORE)
export const surface = z.number().positive().max(MOST, NOT_MORE).describe('square metres')
export const year = z.int().min(1000).max(2200)

/**
 * A calendar date, or a date with time, of which the ISO date is kept: the output depends on no clock and no
 * time zone.
 */
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T[0-9:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, 'a date such as 2026-11-21')
  .refine((value) => calendarDate(value.slice(0, 10)) !== null, 'a date of the calendar')
  .transform((value) => value.slice(0, 10))

/** A day, or an instant: the text is kept, as a day and a time without an offset depend on the clock of the agency. */
export const moment = z.string().refine(isMoment, 'a day or a time such as 2026-12-01 or 2026-12-01T09:00')

/** When a record is published. Without these it always is. */
export const publication = {
  publishAt: moment
    .optional()
    .describe('the day or time from which the record is published, on the clock of Belgium'),
  expireAt: moment
    .optional()
    .describe('the day through which, or the time until which, the record is published'),
}

/** A record that is not published while it has this flag. */
export const draft = flag.optional().describe('whether the record is a draft, which is not published')

/** A time on the clock of an office. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00')

/** Days on which visitors may come without an appointment, or after a registration. */
export const openHouse = z
  .array(
    z.strictObject({
      day: date.describe('the day'),
      from: timeOfDay.describe('when the home opens'),
      to: timeOfDay.describe('when it closes'),
      registration: flag.optional().describe('whether visitors have to register; default: no'),
      note: text.optional().describe('such as "meet at the entrance of the courtyard"'),
    }),
  )
  .max(50)
  .optional()
  .describe('open-house days; each is shown until it has ended')

/** The content of pages about the time that a home is on the market. */
export const history = z
  .strictObject({
    prices: flag.optional().describe('the earlier prices of a home; default: not shown'),
    time: flag
      .optional()
      .describe('since when a home is on offer, and in how many days it was sold or let; default: not shown'),
    asked: flag.optional().describe('the last price that a sold home was offered for; default: not shown'),
  })
  .optional()

/** House and box numbers: text such as "12A", or a number. */
export const numberText = z.union([z.string(), z.number()]).transform(String)

/** A country before a postal code, as on letters to another country: `B-9000`, `L-1130`. */
const COUNTRY_PREFIX = /^(?:BE?|LU?)[- ]?(?=\d{4}$)/i

/** Postal codes of Belgium and Luxembourg: four digits from 1000. The region of a home, and so the law, follows from it. */
export const zip = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim().replace(COUNTRY_PREFIX, ''))
  .pipe(z.string().regex(/^[1-9]\d{3}$/, 'a postal code of four digits such as 9000'))

/** Country ids of the Omnicasa CRM: 10 Belgium, 50 Luxembourg. */
export const countryId = z.union([z.literal(10), z.literal(50)])

export const webUrl = z.url({ protocol: /^https?$/, error: 'a web address that starts with https://' })

/** The address of a program to which data is sent. */
export const secureUrl = z
  .url({ protocol: /^https?$/, error: 'a web address that starts with https://' })
  .refine(isSecureAddress, { error: 'an address that starts with https://, or one of this machine' })

/** A web address, or one for each language. */
export const localisedUrl = z.union([webUrl, localised(webUrl)])

const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/

/** The address of a video. The id of a YouTube video becomes the address of its page. */
export const videoAddress = z
  .union([webUrl, z.string().regex(YOUTUBE_ID, 'the 11 characters of a video id on YouTube')])
  .transform((value) => (YOUTUBE_ID.test(value) ? `https://www.youtube.com/watch?v=${value}` : value))
  .describe('address of a video, or the id of a video on YouTube')

/** A file of the site's own `content/` folder, or an https address. */
export const fileRef = z
  .string()
  .refine((value) => !hasOtherScheme(value), {
    error: 'a path below content/, or an address that starts with https://',
  })
  .refine((value) => isWebRef(value) || !climbs(value), {
    error: 'a path inside content/: it may not climb with ..',
  })

export const colour = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, {
  error: 'a colour such as #222c30',
})

/** A blank, which the agency still has to fill in (core/domain/blank.ts). */
const BLANK = /\[\[[^[\]\n]{1,120}\]\]/

export const email = z.email({
  pattern: new RegExp(`${z.regexes.email.source}|^${BLANK.source}$`),
  error: 'an e-mail address such as info@example.be',
})
export const phone = z
  .string()
  .regex(
    new RegExp(`^(?:\\+?[0-9 ()./-]{6,24}|${BLANK.source})$`),
    'a telephone number such as +32 9 000 12 34',
  )

/** Browsers treat `%2e` as a dot here. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** The rule that a path breaks. */
function pathRule(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return 'a path that starts with /'
  return /[?#]/.test(value)
    ? 'a path without "?" and "#", as a static host finds pages by their path alone'
    : 'a path without spaces and backslashes'
}

/** Internal (original) paths: the name of a page in the route table, in every language. */
export const internalPath = z
  .string()
  .max(1000)
  .regex(/^\/[^\s\\?#]*$/, { error: ({ input }) => pathRule(input) })
  .refine((value) => !DOT_SEGMENT.test(value), { error: 'a path without the steps "." and ".."' })
