/** The members of the desk, whom an administrator or a manager looks after. */
import { z } from 'zod'
import { DESK_ROLES } from '../../domain/desk.ts'
import { email, id, locale, moment, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const role = z.enum(DESK_ROLES)

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  office: z.string().nullable(),
  language: locale,
  state: z.enum(['invited', 'active', 'disabled']),
  lastSeenAt: moment.nullable(),
})
const members = z.object({ members: z.array(member) })

const invitation = z.object({
  name: written(120),
  email: email.min(3),
  role,
  office: id.nullable(),
  language: locale,
})

/** Absent fields stay as they are. */
const change = z.object({
  name: written(120).optional(),
  role: role.optional(),
  office: id.nullable().optional(),
  isDisabled: z.boolean().optional(),
})

export const MEMBER_ENDPOINTS = {
  members: {
    method: 'GET',
    path: '/members',
    purpose: 'lists the members whom this member looks after',
    access: 'members',
    answer: members,
  },
  inviteMember: {
    method: 'POST',
    path: '/members',
    purpose: 'invites a member by mail',
    access: 'members',
    body: invitation,
    answer: members,
    audit: 'member-invited',
    refusals: ['not-found', 'exists'],
  },
  changeMember: {
    method: 'PATCH',
    path: '/members/{member}',
    purpose: 'changes role, office or state of a member, and ends the sessions of one who is disabled',
    access: 'members',
    body: change,
    answer: members,
    audit: 'member-changed',
    refusals: ['not-found', 'last-administrator'],
  },
  inviteAgain: {
    method: 'POST',
    path: '/members/{member}/invitation',
    purpose: 'mails a new link, by which the member chooses a password and a second factor again',
    access: 'members',
    audit: 'member-invited',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskMembers = z.output<typeof members>
export type DeskMember = z.output<typeof member>
