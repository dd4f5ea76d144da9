/** The settings of the desk in `site-config/service.json`. */
import { z } from 'zod'
import { secureUrl } from './common.ts'

const signOnConfig = z.strictObject({
  issuer: secureUrl.describe(
    'address of the OpenID provider, as it names itself: https, or http on this machine',
  ),
  clientId: z.string().min(1).describe('the id under which the provider knows the service'),
  name: z
    .string()
    .min(1)
    .max(40)
    .describe('name of the provider on the button of the log-in, such as Microsoft'),
  unverifiedEmail: z
    .boolean()
    .optional()
    .describe(
      'whether an e-mail address counts that the provider does not say to have verified: only where the office itself assigns all addresses; default: false',
    ),
  secondFactor: z
    .boolean()
    .optional()
    .describe(
      'whether every log-in at the provider has a second factor; default: false, and the desk asks for its own unless the provider says that it asked',
    ),
})

export const deskConfig = z.strictObject({
  enabled: z
    .boolean()
    .describe('whether the service has the desk of the office at /desk/ (docs/desk.md); default: false'),
  signOn: signOnConfig
    .optional()
    .describe('single sign-on by OpenID Connect (docs/desk.md); default: members log in by password only'),
})
