import { z } from 'zod'
import { FORM_NAMES } from '../../domain/forms.ts'
import type { FormName } from '../../domain/forms.ts'
import { formChoices } from '../form-choices.ts'
import { formTarget } from '../form-target.ts'
import { schemaHint } from './config-file.ts'

const formTargets = Object.fromEntries(FORM_NAMES.map((name) => [name, formTarget.optional()])) as Record<
  FormName,
  z.ZodOptional<typeof formTarget>
>

/** The fields of forms, and where they are sent. `{form}` in an address becomes the form's name. */
export const forms = z.strictObject({
  ...schemaHint,
  target: formTarget.optional().describe('address of every form; default: /api/forms/{form}'),
  targets: z.strictObject(formTargets).optional().describe('addresses of single forms'),
  fields: formChoices
    .optional()
    .describe('the fields of a form that its pages show, in their order; default: all of them'),
  captcha: z
    .union([z.literal(false), formTarget])
    .optional()
    .describe('address of the proof-of-work challenges; false: no proof of work'),
  answers: z
    .enum(['json', 'pages'])
    .optional()
    .describe('how other hosts answer; pages: the browser posts the form without a script'),
})
