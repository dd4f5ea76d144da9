import { z } from 'zod'
import { internalPath, text } from '../common.ts'
import { schemaHint } from './config-file.ts'

/** Configuration of the consent dialog (docs/domain.md#consent). */
export const consent = z.strictObject({
  ...schemaHint,
  revision: z.int().positive().describe('increase it when the policy changes; visitors are asked again'),
  months: z.int().min(1).max(12).describe('months after which visitors are asked again'),
  mode: z.enum(['basic', 'advanced']).describe('basic: no tag is loaded before consent'),
  policy: internalPath.describe('page of the cookie policy, by its original path'),
  title: text.optional().describe('heading of the dialog; default: a text of the package'),
  description: text.optional().describe('text of the dialog; default: a text of the package'),
})
