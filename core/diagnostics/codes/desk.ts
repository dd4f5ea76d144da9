/** Members of the office's desk. */
import { defineCode } from '../define-code.ts'

export const DESK_CODES = {
  AS8301: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Unknown member of the desk',
    about: 'No member of the desk has this e-mail address.',
    message: ({ email }) => `no member of the desk has the e-mail address ${email}`,
    hint: () => 'run agency-site desk list to see all members',
    exit: 2,
  }),
  AS8302: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Member of the desk already exists',
    about: 'A member with this e-mail address already exists. Nothing was changed.',
    message: ({ email }) => `the member ${email} already exists`,
    hint: () => 'run agency-site desk reset for another link',
    exit: 2,
  }),
  AS8303: defineCode<{ email: string }>({
    severity: 'error',
    title: 'Member of the desk disabled',
    about: 'The member is disabled, so a link would not let them log in.',
    message: ({ email }) => `the member ${email} is disabled`,
    hint: () => 'run agency-site desk enable first',
    exit: 2,
  }),
  AS8304: defineCode<{ office: string; known: readonly string[] }>({
    severity: 'error',
    title: 'No such office for a member',
    about:
      'Agents and managers belong to one office of site.json; only an administrator sees all offices. Nothing was changed.',
    message: ({ office }) =>
      office === '' ? 'agents and managers need an office' : `the site has no office "${office}"`,
    hint: ({ known }) => `give one with --office: ${known.join(', ')}`,
    exit: 2,
  }),
  AS8305: defineCode({
    severity: 'warning',
    title: 'Desk not enabled',
    about: 'The service has no desk, so members cannot log in yet.',
    message: () => 'the desk is not enabled',
    hint: () =>
      'set "desk": { "enabled": true } in site-config/service.json, build the site, and start the service again',
  }),
} as const
