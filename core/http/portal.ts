/**
 * The requests and answers of the owner portal, shared by service and pages: JSON in both directions, under
 * `PORTAL_API`. Data that an owner may not see is answered with 404, as if it did not exist.
 */
import { z } from 'zod'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'

export { PORTAL_API } from '../domain/portal.ts'

const locale = z.enum(LOCALES)
const localised = z.object(
  Object.fromEntries(LOCALES.map((name) => [name, z.string().optional()])) as Record<
    Locale,
    z.ZodOptional<z.ZodString>
  >,
)
/** `2026-11-22`, in the agency's time zone. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Milliseconds since 1970. */
const moment = z.int()

/** The availability of a property. A property that is no longer on the site is `gone`. */
const propertyState = z.enum([
  'for-sale',
  'for-rent',
  'take-over',
  'under-option',
  'sold',
  'sold-out',
  'rented',
  'gone',
])

export const portalPerson = z.object({
  name: z.string(),
  role: localised.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  picture: z.string().optional(),
})

const counts = z.object({ today: z.int(), week: z.int(), month: z.int(), total: z.int() })

const propertySummary = z.object({
  id: z.string(),
  reference: z.string(),
  titles: localised,
  /** Shown to its owner, also where the site hides it. */
  address: z.string().optional(),
  state: propertyState,
  picture: z.string().optional(),
  /** Its public pages; empty while it is not on the site. */
  paths: localised,
  visits: counts,
  visitsPlanned: z.int(),
  lastActivity: day.optional(),
})

const visit = z.object({
  id: z.string(),
  at: moment,
  /** `requested` needs the confirmation of the office. */
  state: z.enum(['planned', 'requested', 'done', 'cancelled']),
  /** First name and initial: an owner does not learn the identity of visitors. */
  visitor: z.string(),
  /** The agent who receives the visitor. */
  person: z.string().optional(),
  feedback: z.string().optional(),
  interest: z.enum(['none', 'some', 'strong']).optional(),
})

const communication = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(['mail', 'telephone', 'letter', 'message', 'meeting']),
  from: z.string(),
  subject: z.string(),
  text: z.string().optional(),
})

/** A row of the history. */
const event = z.object({
  id: z.string(),
  at: moment,
  type: z.string(),
  contact: z.string().optional(),
  subject: z.string(),
  comment: z.string().optional(),
  status: z.string().optional(),
  source: z.string().optional(),
})

const statistics = z.object({
  visits: counts,
  /** The sources of the counts: the pages of the site, and the portals that supply statistics. */
  sources: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The last 30 days, oldest first; counts in the order of `sources`. */
  days: z.array(z.object({ day, counts: z.array(z.int()) })),
})

export const portalDocument = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  addedAt: moment,
  addedBy: z.enum(['agency', 'owner']),
  mayDownload: z.boolean(),
})

export const portalProperty = propertySummary.extend({
  visitList: z.array(visit),
  communications: z.array(communication),
  statistics,
  history: z.array(event),
  documents: z.array(portalDocument),
  mayUpload: z.boolean(),
  /** The agent, shown as "your manager". */
  manager: portalPerson.optional(),
})

export const portalSession = z.object({
  owner: z.object({
    name: z.string(),
    email: z.string(),
    language: locale,
    secondFactor: z.boolean(),
    /** The agency requires it, so it can be renewed and not turned off. */
    secondFactorRequired: z.boolean(),
  }),
  properties: z.array(propertySummary),
  /** The end of the session without further requests. */
  endsAt: moment,
})

const device = z.object({
  id: z.string(),
  startedAt: moment,
  seenAt: moment,
  /** Browser and system, as far as the browser reports them. */
  device: z.string(),
  isThis: z.boolean(),
})
export const portalSessions = z.object({ sessions: z.array(device) })

/** The secret for an authenticator, typed or scanned: the page draws `uri` as a QR code. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** The bodies of requests. A code is one of the authenticator, or a recovery code. */
export const codeRequest = z.object({ code: z.string().max(40) })
export const passwordRequest = z.object({ password: z.string().max(128) })
export const newPasswordRequest = z.object({
  password: z.string().max(128),
  newPassword: z.string().max(128),
})

/**
 * The reason of a refusal. `session`: no valid session; `second-factor`: a code is needed first;
 * `second-factor-setup`: the agency requires a second factor, and the owner has none.
 */
export const portalRefusal = z.object({
  ok: z.literal(false),
  code: z.enum([
    'session',
    'second-factor',
    'second-factor-setup',
    'second-factor-required',
    'code',
    'password',
    'not-found',
    'too-large',
    'type',
    'retry',
    'weak',
  ]),
})

export type PortalSession = z.output<typeof portalSession>
export type PortalSummary = z.output<typeof propertySummary>
export type PortalProperty = z.output<typeof portalProperty>
export type PortalVisit = z.output<typeof visit>
export type PortalCommunication = z.output<typeof communication>
export type PortalEvent = z.output<typeof event>
export type PortalStatistics = z.output<typeof statistics>
export type PortalDocument = z.output<typeof portalDocument>
export type PortalPerson = z.output<typeof portalPerson>
export type PortalDevice = z.output<typeof device>
export type PortalSessions = z.output<typeof portalSessions>
export type SecondFactorSetUp = z.output<typeof secondFactorSetup>
export type PortalRecoveryCodes = z.output<typeof recoveryCodes>
export type PortalRefusal = z.output<typeof portalRefusal>
