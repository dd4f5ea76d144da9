/** The published homes with the interest in them, and their owners. */
import { z } from 'zod'
import { portalProperty } from '../portal.ts'
import { day, email, id, locale, moment, namedHome, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const home = namedHome.extend({
  office: z.string().nullable(),
  agent: z.string().nullable(),
  goal: z.enum(['sale', 'rent']),
  availability: z.string(),
  price: z.string(),
  picture: z.string().nullable(),
  /** The languages in which it has a page. */
  languages: z.array(locale),
  /** In the last 30 days. */
  views: z.int(),
  messages: z.int(),
  /** Appointments to come. */
  visits: z.int(),
  /** Registered searches that match it. */
  matches: z.int(),
  /** Statements of the advert that the law asks and that it lacks; 0 if no build has said. */
  lacking: z.int(),
})
const homesQuery = z.object({
  office: id.optional(),
  /** Words in title, address and id. */
  search: z.string().max(200).optional(),
  /** The `next` of the answer before. */
  after: id.optional(),
})
const homes = z.object({ homes: z.array(home), next: z.string().nullable() })

const homeDetail = home.extend({
  address: z.string().nullable(),
  /** Null from a build without them. */
  pictures: z.int().nullable(),
  /** Duties of the law that it lacked on the day of the build; null from a build without them. */
  duties: z.array(z.object({ id: z.string(), due: z.string(), since: day.nullable() })).nullable(),
  /** Views of the last 30 days, by day and source. The source is null for the agency’s own site. */
  viewsByDay: z.array(z.object({ day, source: z.string().nullable(), count: z.int() })),
  totalViews: z.int(),
  /** Visits with the remarks of visitors, which the agency’s own software delivers. */
  visited: z.array(
    z.object({
      id: z.string(),
      at: moment,
      visitor: z.string(),
      state: z.string(),
      remark: z.string().nullable(),
    }),
  ),
  owners: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), isDisabled: z.boolean() })),
  /** The last mail of its report; null before the first. */
  reportedAt: moment.nullable(),
  /** Open-house days with the visitors who registered, in the order of their messages. */
  openDays: z.array(
    z.object({
      /** Day and hours, in the language of the member. */
      day: z.string(),
      people: z.array(
        z.object({
          message: z.string(),
          name: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
      ),
    }),
  ),
})

const report = z.object({
  /** An owner of the home. */
  owner: id,
  /** Replaces the first sentence of the mail. */
  text: written(2000).optional(),
})

const owner = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: locale,
  state: z.enum(['invited', 'active', 'disabled']),
  homes: z.array(namedHome),
})
const owners = z.object({ owners: z.array(owner) })

const newOwner = z.object({
  name: written(120),
  email: email.min(3),
  language: locale,
  homes: z.array(id).max(100),
})
/** A home as its owner sees it in the portal. */
const asOwner = z.object({
  owner: owner.pick({ name: true, email: true, language: true }),
  home: portalProperty,
})

/** Absent fields stay as they are. */
const ownerChange = z.object({ homes: z.array(id).max(100).optional(), isDisabled: z.boolean().optional() })

export const HOME_ENDPOINTS = {
  homes: {
    method: 'GET',
    path: '/homes',
    purpose: 'lists the published homes with the interest in them, 100 at a time',
    access: 'homes',
    query: homesQuery,
    answer: homes,
  },
  home: {
    method: 'GET',
    path: '/homes/{home}',
    purpose: 'returns one home with views by day, visits and owners',
    access: 'homes',
    answer: homeDetail,
    refusals: ['not-found'],
  },
  sendReport: {
    method: 'POST',
    path: '/homes/{home}/reports',
    purpose: 'mails the report of a home to one of its owners',
    access: 'owners',
    body: report,
    answer: homeDetail,
    audit: 'report-sent',
    refusals: ['not-found', 'retry'],
  },
  owners: {
    method: 'GET',
    path: '/owners',
    purpose: 'lists the owners of the homes of the member’s offices',
    access: 'owners',
    answer: owners,
  },
  inviteOwner: {
    method: 'POST',
    path: '/owners',
    purpose: 'adds an owner and mails a link to choose a password',
    access: 'owners',
    body: newOwner,
    answer: owners,
    audit: 'owner-invited',
    refusals: ['not-found', 'exists'],
  },
  changeOwner: {
    method: 'PATCH',
    path: '/owners/{owner}',
    purpose: 'changes the homes of an owner, or disables the account and ends its sessions',
    access: 'owners',
    body: ownerChange,
    answer: owners,
    audit: 'owner-changed',
    refusals: ['not-found'],
  },
  asOwner: {
    method: 'GET',
    path: '/owners/{owner}/homes/{home}',
    purpose: 'returns a home as this owner sees it in the portal, to read only',
    access: 'owners',
    answer: asOwner,
    audit: 'owner-shown',
    refusals: ['not-found'],
  },
  inviteOwnerAgain: {
    method: 'POST',
    path: '/owners/{owner}/invitation',
    purpose: 'mails the owner a new link to choose a password',
    access: 'owners',
    audit: 'owner-invited',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskHome = z.output<typeof home>
export type DeskHomes = z.output<typeof homes>
export type DeskHomeDetail = z.output<typeof homeDetail>
export type DeskAsOwner = z.output<typeof asOwner>
export type DeskOwners = z.output<typeof owners>
export type DeskOwner = z.output<typeof owner>
