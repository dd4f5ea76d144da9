import { z } from 'zod'
import { internalPath, text } from '../common.ts'
import { extendable, extendsDefault, schemaHint } from './config-file.ts'

const consentFields = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  revision: z
    .int()
    .positive()
    .optional()
    .describe(
      'increase it when the policy changes; visitors are asked again; needed without "extends": "default"',
    ),
  months: z
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe('months after which visitors are asked again; needed without "extends": "default"'),
  mode: z
    .enum(['basic', 'advanced'])
    .optional()
    .describe('basic: no tag is loaded before consent; needed without "extends": "default"'),
  policy: internalPath
    .optional()
    .describe('page of the cookie policy, by its original path; needed without "extends": "default"'),
  title: text.optional().describe('heading of the dialog; default: a text of the package'),
  description: text.optional().describe('text of the dialog; default: a text of the package'),
})

/** Configuration of the consent dialog (docs/domain.md#consent). */
export const consent = extendable(consentFields, ['revision', 'months', 'mode', 'policy'])
