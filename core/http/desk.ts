/**
 * The requests and answers of the office's desk, shared by service and pages: JSON in both directions, under
 * `DESK_API`. Data of another office is answered with 404, as if it did not exist.
 */
import { z } from 'zod'
import { DESK_ROLES } from '../domain/desk.ts'
import { FORM_NAMES } from '../domain/forms.ts'
import { LOCALES } from '../languages/codes.ts'

export { DESK_API } from '../domain/desk.ts'

const locale = z.enum(LOCALES)
/** Milliseconds since 1970. */
const moment = z.int()
const email = z.string().max(254)

/** A text of a member: trimmed, and never empty. */
const written = (longest: number) => z.string().trim().min(1).max(longest)

const role = z.enum(DESK_ROLES)

/** A member as colleagues see one. */
export const deskColleague = z.object({ id: z.string(), name: z.string(), office: z.string().nullable() })

const deskOffice = z.object({ id: z.string(), name: z.string() })

export const deskSession = z.object({
  member: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    /** The office whose data the member sees; null for those of all offices. */
    office: z.string().nullable(),
    language: locale,
  }),
  /** What the member may do (`DESK_RIGHTS`). The service checks it again at every request. */
  rights: z.array(z.string()),
  /** Offices whose data the member sees, with names in the language of the member. */
  offices: z.array(deskOffice),
  /** Members to whom messages can be assigned. */
  colleagues: z.array(deskColleague),
  siteName: z.string(),
  siteUrl: z.string(),
  /** The end of the session without further requests. */
  endsAt: moment,
})

/** Logging in: the password first, then the code. A member without a second factor sets one up before all else. */
export const deskLogin = z.object({ email, password: z.string().max(128) })
export const deskLoggedIn = z.object({ next: z.enum(['code', 'set-up']) })
/** A code of the authenticator, or a recovery code. */
export const deskCode = z.object({ code: z.string().max(40) })
export const deskSecondFactor = z.object({ secret: z.string(), uri: z.string() })
export const deskRecoveryCodes = z.object({ codes: z.array(z.string()) })
/** The token of a mailed link: an invitation, or a new password. */
export const deskNewPassword = z.object({ token: z.string().max(100), password: z.string().max(128) })
export const deskForgotten = z.object({ email })
export const deskPasswordChange = z.object({
  password: z.string().max(128),
  newPassword: z.string().max(128),
})

export const deskSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      startedAt: moment,
      seenAt: moment,
      device: z.string(),
      isThis: z.boolean(),
    }),
  ),
})

/** The members whom an administrator or a manager looks after. */
const deskMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  office: z.string().nullable(),
  language: locale,
  state: z.enum(['invited', 'active', 'disabled']),
  hasSecondFactor: z.boolean(),
  lastSeenAt: moment.nullable(),
})
export const deskMembers = z.object({ members: z.array(deskMember) })
export const deskInvitation = z.object({
  name: written(120),
  email: email.min(3),
  role,
  office: z.string().max(64).nullable(),
  language: locale,
})
/** Absent fields stay as they are. */
export const deskMemberChange = z.object({
  name: written(120).optional(),
  role: role.optional(),
  office: z.string().max(64).nullable().optional(),
  isDisabled: z.boolean().optional(),
})

const messageState = z.enum(['new', 'open', 'done'])
const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  sentAt: moment.nullable(),
  error: z.string().nullable(),
})
const messageHome = z.object({
  id: z.string(),
  title: z.string(),
  /** Its public page; null while it is not on the site. */
  href: z.string().nullable(),
})

/** A row of the inbox. */
const messageSummary = z.object({
  id: z.string(),
  form: z.enum(FORM_NAMES),
  receivedAt: moment,
  language: locale,
  sender: z.string(),
  email: z.string().nullable(),
  office: z.string(),
  home: messageHome.nullable(),
  /** The beginning of the text of the visitor. */
  excerpt: z.string(),
  state: messageState,
  assignedTo: z.string().nullable(),
  /** A mail about it could not be sent. */
  hasFailedMail: z.boolean(),
})

/** The filters of the inbox, as parameters of its address. */
export const deskInboxQuery = z.object({
  office: z.string().max(64).optional(),
  form: z.enum(FORM_NAMES).optional(),
  state: messageState.optional(),
  /** The id of a member, or `nobody`. */
  assigned: z.string().max(64).optional(),
  home: z.string().max(64).optional(),
  /** Words in the name, the address and the text. */
  search: z.string().max(200).optional(),
  /** The `next` of the answer before. */
  after: z.string().max(64).optional(),
})
export const deskInbox = z.object({
  messages: z.array(messageSummary),
  /** Of all pages of the answer. */
  total: z.int(),
  counts: z.object({ new: z.int(), open: z.int(), done: z.int() }),
  next: z.string().nullable(),
})

const deskAppointmentRow = z.object({
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  state: z.enum(['unconfirmed', 'requested', 'confirmed', 'cancelled']),
  office: z.string(),
  /** The name of the agent who receives the visitor. */
  person: z.string().nullable(),
  visitor: z.string(),
  phone: z.string(),
  email: z.string(),
  home: messageHome.nullable(),
  meeting: z.enum(['office', 'home', 'phone']).nullable(),
  place: z.string().nullable(),
})

export const deskMessage = messageSummary.extend({
  /** The fields as the visitor filled them in, with their labels in the language of the member. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  mails: z.array(mail),
  notes: z.array(z.object({ id: z.string(), at: moment, by: z.string(), text: z.string() })),
  replies: z.array(
    z.object({ id: z.string(), at: moment, by: z.string(), subject: z.string(), text: z.string(), mail }),
  ),
  appointment: deskAppointmentRow.nullable(),
  /** Other messages of the same address that the member may see, newest first. */
  others: z.array(messageSummary),
  /** Colleagues who have the message open now. */
  readers: z.array(z.string()),
  eraseAt: moment,
  /** It changes with every change, and is sent back with one (`seen`): a change of something older is refused. */
  version: z.int(),
})

export const deskMessageChange = z.object({
  state: messageState.optional(),
  assignedTo: z.string().max(64).nullable().optional(),
  seen: z.int(),
})
export const deskNote = z.object({ text: written(5000) })
export const deskReply = z.object({ subject: written(200), text: written(10_000) })

/** Texts of answers that the office writes often. `{name}`, `{home}` and `{me}` are filled in by the page. */
const template = z.object({
  id: z.string(),
  name: z.string(),
  language: locale,
  subject: z.string(),
  text: z.string(),
})
export const deskTemplates = z.object({ templates: z.array(template) })
export const deskTemplate = z.object({
  name: written(80),
  language: locale,
  subject: written(200),
  text: written(10_000),
})

/** Days are `2026-11-22`, in the agency's time zone; `until` is not part of the period. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const deskCalendarQuery = z.object({
  from: day,
  until: day,
  office: z.string().max(64).optional(),
  person: z.string().max(120).optional(),
  home: z.string().max(64).optional(),
})
export const deskCalendar = z.object({
  appointments: z.array(deskAppointmentRow),
  blocked: z.array(
    z.object({
      id: z.string(),
      startsAt: moment,
      endsAt: moment,
      office: z.string(),
      person: z.string().nullable(),
      text: z.string(),
    }),
  ),
})
export const deskAppointment = deskAppointmentRow
/** Hours to which an appointment can be moved. */
export const deskHours = z.object({
  days: z.array(z.object({ day, hours: z.array(z.object({ start: z.string(), at: moment })) })),
})
export const deskMove = z.object({ startsAt: moment })
export const deskBlock = z.object({
  startsAt: moment,
  endsAt: moment,
  office: z.string().max(64),
  person: z.string().max(120).nullable(),
  text: written(200),
})

/** What waits for the member. */
export const deskToday = z.object({
  newMessages: z.int(),
  /** Open messages that are assigned to the member. */
  mine: z.array(messageSummary),
  /** The appointments of today and of the next working day. */
  appointments: z.array(deskAppointmentRow),
  /** Requests that wait for an answer of the office. */
  requests: z.array(deskAppointmentRow),
  failedMails: z.int(),
})

/** The homes of the member's offices, as they are published, with the interest in them. */
export const deskHomes = z.object({
  homes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      office: z.string().nullable(),
      agent: z.string().nullable(),
      availability: z.string(),
      price: z.string(),
      href: z.string().nullable(),
      picture: z.string().nullable(),
      languages: z.array(locale),
      /** In the last 30 days. */
      views: z.int(),
      messages: z.int(),
      visits: z.int(),
      /** Registered searches that match it. */
      matches: z.int(),
    }),
  ),
})

/** Everything that is stored under an address (GDPR, articles 15 to 17). */
export const deskPersonQuery = z.object({ email: email.min(3) })
export const deskPerson = z.object({
  email: z.string(),
  /** Number of records of each kind. */
  found: z.record(z.string(), z.int()),
})
export const deskErased = z.object({
  erased: z.record(z.string(), z.int()),
  /** Appointments to come that were cancelled by it. */
  cancelled: z.int(),
})
/** Requests of persons, with the day by which the office has to answer. They name nobody. */
export const deskRequests = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['access', 'rectification', 'erasure', 'objection']),
      receivedAt: moment,
      dueAt: moment,
      doneAt: moment.nullable(),
      by: z.string(),
    }),
  ),
})
export const deskRequest = z.object({
  kind: z.enum(['access', 'rectification', 'erasure', 'objection']),
  receivedOn: day,
})

export const deskAudit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: moment,
      /** The number of the member; null for the command line. */
      member: z.string().nullable(),
      action: z.string(),
      subject: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
})
export const deskAuditQuery = z.object({
  member: z.string().max(64).optional(),
  action: z.string().max(64).optional(),
  subject: z.string().max(64).optional(),
  after: z.string().max(64).optional(),
})

export const deskHealth = z.object({
  version: z.string(),
  database: z.enum(['file', 'postgres']),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.int(),
      failed: z.int(),
      oldestAt: moment.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** What `serve --doctor` says. */
  findings: z.array(
    z.object({ state: z.enum(['ok', 'warning', 'error']), name: z.string(), text: z.string() }),
  ),
})

/** A message of the stream of events. The page loads again what it shows of it. */
export const deskEvent = z.object({
  kind: z.enum(['inbox', 'calendar', 'readers', 'members']),
  /** The id of the message or appointment. */
  subject: z.string().optional(),
})

export const deskRefusal = z.object({
  ok: z.literal(false),
  code: z.enum([
    'session',
    'code-first',
    'set-up-first',
    'login',
    'code',
    'password',
    'weak',
    'link',
    'not-found',
    'taken',
    'changed',
    'exists',
    'type',
    'too-large',
    'retry',
    'last-administrator',
  ]),
})

export type DeskSession = z.output<typeof deskSession>
export type DeskLoggedIn = z.output<typeof deskLoggedIn>
export type DeskSecondFactor = z.output<typeof deskSecondFactor>
export type DeskRecoveryCodes = z.output<typeof deskRecoveryCodes>
export type DeskSessions = z.output<typeof deskSessions>
export type DeskMembers = z.output<typeof deskMembers>
export type DeskInbox = z.output<typeof deskInbox>
export type DeskMessageSummary = z.output<typeof messageSummary>
export type DeskMessage = z.output<typeof deskMessage>
export type DeskTemplates = z.output<typeof deskTemplates>
export type DeskCalendar = z.output<typeof deskCalendar>
export type DeskAppointment = z.output<typeof deskAppointment>
export type DeskHours = z.output<typeof deskHours>
export type DeskToday = z.output<typeof deskToday>
export type DeskHomes = z.output<typeof deskHomes>
export type DeskPerson = z.output<typeof deskPerson>
export type DeskErased = z.output<typeof deskErased>
export type DeskRequests = z.output<typeof deskRequests>
export type DeskAudit = z.output<typeof deskAudit>
export type DeskHealth = z.output<typeof deskHealth>
export type DeskEvent = z.output<typeof deskEvent>
export type DeskRefusal = z.output<typeof deskRefusal>
