/**
 * The body of a form as a zod schema, generated from the table of forms. The schema describes limits, patterns and options.
 * The rules of the browser decide what it accepts, so that a rule is written once.
 */
import { z } from 'zod'
import type { FieldDefinition } from '../domain/form-definition.ts'
import { fieldsOf } from '../domain/form-definition.ts'
import { CONTACT_SLOTS } from '../domain/form-fields.ts'
import {
  KEY_FIELD,
  KEY_PATTERN,
  MINIMUM_SECONDS,
  SOLUTION_FIELD,
  STARTED_FIELD,
  TRAP_FIELD,
} from '../domain/form-guards.ts'
import type { FormValues } from '../domain/form-rules.ts'
import {
  CHOICES_LIMIT,
  formProblems,
  isNewPassword,
  limitOf,
  NEW_PASSWORD_MINIMUM,
  TEXT_LIMIT,
  TICK_LIMIT,
} from '../domain/form-rules.ts'
import type { FormKind } from '../domain/form-kind.ts'
import { LOCALES } from '../languages/codes.ts'

export function payloadOf(form: FormKind) {
  const fields = fieldsOf(form).map((field) => [field.name, schemaOf(field)] as const)
  return z.object({ ...Object.fromEntries(fields), ...guardsOf(form) }).superRefine((values, context) => {
    for (const { field, key } of formProblems(form, values as FormValues))
      context.addIssue({ code: 'custom', path: [field], message: key })
  })
}

function schemaOf(field: FieldDefinition): z.ZodType {
  const about = aboutOf(field)
  if (field.kind === 'checkboxes') {
    const least = field.required ? { minItems: 1 } : {}
    const list = z.array(z.string().meta(about)).meta({ ...least, maxItems: CHOICES_LIMIT })
    return field.required ? list : list.optional()
  }
  if (field.required) return z.string().meta({ minLength: 1, ...about })
  // An optional field may be empty.
  const isStrict = about['pattern'] !== undefined || about['format'] !== undefined
  return (isStrict ? z.union([z.literal(''), z.string().meta(about)]) : z.string().meta(about)).optional()
}

type About = Readonly<Record<string, string | number | readonly string[]>>

/** The description of one value, in the keywords of JSON Schema. */
function aboutOf(field: FieldDefinition): About {
  const { kind, name, options, optionsFrom } = field
  const pattern = field.pattern?.source
  if (name === 'language') return { enum: LOCALES }
  if (options !== undefined) return { enum: options.map(({ value }) => value) }
  if (optionsFrom === 'slots') return { enum: CONTACT_SLOTS }
  if (optionsFrom === 'documents' || optionsFrom === 'openDays') return { maxLength: TEXT_LIMIT }
  if (kind === 'checkbox') return { maxLength: TICK_LIMIT, description: '1 if it was ticked' }
  if (kind === 'date') return { format: 'date' }
  if (optionsFrom === 'types' || kind === 'hidden') return pattern === undefined ? {} : { pattern }
  return {
    ...(isNewPassword(field) ? { minLength: NEW_PASSWORD_MINIMUM } : {}),
    maxLength: limitOf(field),
    ...(kind === 'email' || kind === 'password' ? { format: kind } : {}),
    ...(pattern === undefined ? {} : { pattern }),
  }
}

function guardsOf({ captcha }: FormKind): Readonly<Record<string, z.ZodType>> {
  const proof = z.string().describe('the solved challenge, base64 of JSON; without script there is none')
  return {
    [TRAP_FIELD]: z.string().max(0).optional().describe('nobody sees it: who fills it in is no visitor'),
    [STARTED_FIELD]: z
      .string()
      .meta({ pattern: '^[0-9]{0,15}$' })
      .optional()
      .describe(
        `when the visitor began, in milliseconds; less than ${MINIMUM_SECONDS} seconds ago is too fast`,
      ),
    [KEY_FIELD]: z
      .string()
      .meta({ pattern: KEY_PATTERN.source })
      .optional()
      .describe(
        'the same for each attempt to send a form: within a day, the same form with the same key is stored once and gets the same answer',
      ),
    ...(captcha ? { [SOLUTION_FIELD]: proof.optional() } : {}),
  }
}
