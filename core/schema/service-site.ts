/**
 * The data about the published site that the service needs: one file, written by each build beside the output
 * (`.agency-site/service.json`), never into it. The service needs neither the content nor the linker, and can
 * run on a machine with this file alone.
 */
import { z } from 'zod'
import { eachColumn } from '../domain/each-column.ts'
import { FORM_NAMES } from '../domain/forms.ts'
import type { FormName } from '../domain/forms.ts'
import { service } from './service-config.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'

const locale = z.enum(LOCALES)
const localised = <Value extends z.ZodType>(value: Value) =>
  z.object(
    Object.fromEntries(LOCALES.map((name) => [name, value.exactOptional()])) as Record<
      Locale,
      z.ZodExactOptional<Value>
    >,
  )
const path = z.string().regex(/^\/(?!\/)/)
const paths = localised(path)
const text = localised(z.string())

const openingHours = z.object({
  /** 1 is Monday. */
  days: z.array(z.int()),
  /** `09:00` */
  from: z.string(),
  to: z.string(),
})

/** Degrees, for travel between appointments. A file of an earlier version has none. */
const position = z.object({ latitude: z.number(), longitude: z.number() })

const office = z.object({
  id: z.string(),
  name: text,
  email: z.string().optional(),
  phone: z.string().optional(),
  street: text.optional(),
  zip: z.string().optional(),
  city: text.optional(),
  country: z.enum(['BE', 'LU']).optional(),
  position: position.optional(),
  openingHours: z.array(openingHours),
})

const person = z.object({
  name: z.string(),
  role: text.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  picture: path.optional(),
})

const serviceDocument = z.object({
  /** The label of the check box, in the language of the page. */
  names: text,
  /**
   * A path below `content/`, `documents/…` or `private/…`, or an https address. Without one the agency sends
   * the document itself.
   */
  file: z.string().optional(),
})

const openDuty = z.object({
  /** The id of a duty (core/domain/duties/table.ts). */
  id: z.string(),
  due: z.enum(['advert', 'before-contract', 'before-deed', 'good-practice']),
  /** The ISO date on which its paper was requested. */
  since: z.string().optional(),
})

const serviceProperty = z.object({
  id: z.string(),
  /** The reference of the agency, or the id (core/domain/record-reference.ts). */
  reference: z.string(),
  goal: z.enum(['sale', 'rent']),
  titles: text,
  paths,
  availability: z.string(),
  /** Only the public part: a hidden address or price is absent. */
  address: text.optional(),
  /** The values of the filter columns, in the unit of each column (core/domain/filter-columns.ts). */
  ...eachColumn(() => z.number().optional()),
  prices: text,
  zip: z.string(),
  towns: text,
  /** Its own, if its address is public; otherwise the middle of its town. */
  position: position.optional(),
  types: z.array(z.int()),
  /** "3 slaapkamers, 150 m²", for feeds. A file of an earlier version has none. */
  facts: text.optional(),
  /** ISO dates, for feeds: since when the home is offered, and of its latest change. */
  dates: z.object({ published: z.string(), updated: z.string() }).optional(),
  picture: path.optional(),
  documents: z.array(serviceDocument),
  /** The open-house days for which visitors register, until they end, each as forms name it. An earlier version has none. */
  openDays: z.array(z.object({ names: text })).optional(),
  /** The number of pictures, for the desk. */
  pictures: z.int().optional(),
  /** Duties of the law that it lacks on the day of the build, for the desk. A file of an earlier version has none. */
  duties: z.array(openDuty).optional(),
  agent: person.optional(),
  /** The office of its agent, or the only office. Without one the visitor selects an office. */
  office: z.string().optional(),
  /** It changes with the data of which registered searches are notified: price, availability, goal. */
  fingerprint: z.string(),
})

export const serviceSite = z.object({
  schema: z.literal(1),
  /** The configuration from which the texts of these pages were made. A file of version 0.1.0 has none. */
  config: service.optional(),
  name: z.string(),
  /** Name, legal form and number of the company, for mails. A file of version 0.1.0 has none. */
  company: z.string().optional(),
  /** Without a slash at its end. */
  url: z.string(),
  locales: z.array(locale).min(1),
  defaultLocale: locale,
  offices: z.array(office),
  logo: path.optional(),
  logoOnDark: path.optional(),
  /** The icons of the site. A file of version 0.1.0 has none. */
  icons: z
    .array(
      z.object({
        rel: z.string(),
        href: path,
        sizes: z.string().optional(),
        type: z.string().optional(),
      }),
    )
    .optional(),
  /** The style sheet of the pages of the service. */
  stylesheet: path,
  /** Styles of printed pages. A file of version 0.1.0 has none. */
  printStylesheet: path.optional(),
  /** Styles of forms with errors. On the site, the script of forms loads them. */
  formStylesheet: path.optional(),
  colours: z.object({ accent: z.string(), ink: z.string(), paper: z.string() }),
  /** Thank-you pages. */
  thanks: z.object(
    Object.fromEntries(FORM_NAMES.map((name) => [name, paths.optional()])) as Record<
      FormName,
      z.ZodOptional<typeof paths>
    >,
  ),
  pages: z.object({
    home: paths,
    login: paths.optional(),
    portal: paths.optional(),
    forgotPassword: paths.optional(),
    resetPassword: paths.optional(),
    unsubscribe: paths.optional(),
    privacy: paths.optional(),
    contact: paths.optional(),
    /** The page of saved homes. A file of an earlier version has none. */
    saved: paths.optional(),
  }),
  /** false: forms have no proof of work. */
  captcha: z.boolean().optional(),
  /** The fields of forms that the site chooses (site-config/forms.json), by the name of the form. */
  fields: z
    .record(z.string(), z.array(z.object({ name: z.string(), required: z.boolean().optional() })).optional())
    .optional(),
  /** Legal figures in forms, as on the site's pages. */
  notices: z
    .object({
      advancePercent: z.number().optional(),
      deposits: z
        .array(
          z.object({
            region: z.enum(['flanders', 'wallonia', 'brussels', 'luxembourg']),
            months: z.number(),
          }),
        )
        .optional(),
    })
    .optional(),
  homeTypes: z.array(z.object({ webId: z.int(), names: text })),
  /** The members of the team, whom visitors ask for an appointment. A file of an earlier version has none. */
  team: z.array(person.extend({ id: z.string(), office: z.string().optional() })).optional(),
  properties: z.array(serviceProperty),
  /** The addresses of all other pages, whose views are counted. A file of an earlier version has none. */
  paths: z.array(path).optional(),
  projects: z.array(
    z.object({
      id: z.string(),
      titles: text,
      paths,
      agent: person.optional(),
      /** A file of version 0.1.0 has none. */
      documents: z.array(serviceDocument).optional(),
    }),
  ),
})
export type ServiceSite = z.output<typeof serviceSite>
export type ServiceProperty = z.output<typeof serviceProperty>
export type ServiceOffice = z.output<typeof office>
export type ServicePerson = z.output<typeof person>
