/**
 * The fields of each form that a site shows (`fields` of site-config/forms.json), within the limits of the
 * form.
 */
import { z } from 'zod'
import { fieldsOf } from '../domain/form-definition.ts'
import { canBeRequired, isChosen, isNeeded } from '../domain/form-configuration.ts'
import type { FieldChoice } from '../domain/form-configuration.ts'
import { FORMS } from '../domain/forms.ts'
import type { Form } from '../domain/forms.ts'

function choicesOf(form: Form) {
  const names = fieldsOf(form)
    .filter(isChosen)
    .map(({ name }) => name)
  const choice = z.strictObject({
    name: z.enum(names).describe('name of the field, as docs/http-api.md lists it'),
    required: z
      .boolean()
      .optional()
      .describe('whether a visitor has to fill it in; default: as the form has it'),
  })
  return z
    .array(choice)
    .superRefine((choices, context) => {
      for (const { path, expected } of faults(form, choices))
        context.addIssue({ code: 'custom', path: [...path], message: expected })
    })
    .optional()
}

interface Fault {
  readonly path: readonly (string | number)[]
  readonly expected: string
}

/** The expected value at each wrong place of the list. */
function faults(form: Form, choices: readonly FieldChoice[]): readonly Fault[] {
  const given = choices.map(({ name }) => name)
  const fields = fieldsOf(form).filter(isChosen)
  const missing = fields.filter((field) => isNeeded(form, field) && !given.includes(field.name))
  const wrong = choices.flatMap(({ name, required }, index): readonly Fault[] => {
    const field = fields.find((known) => known.name === name)
    if (given.indexOf(name) < index)
      return [{ path: [index, 'name'], expected: 'a field that is listed once' }]
    if (field === undefined || required === undefined || required === field.required) return []
    if (!required && isNeeded(form, field))
      return [{ path: [index, 'required'], expected: `true, as the form needs "${name}"` }]
    return required && !canBeRequired(field)
      ? [{ path: [index, 'required'], expected: `false, as nobody has to fill in "${name}"` }]
      : []
  })
  const absent = missing.map(({ name }) => `"${name}"`).join(', ')
  return absent === ''
    ? wrong
    : [{ path: [], expected: `a list with ${absent}, which the form needs` }, ...wrong]
}

/** Account forms, and forms of a single field, have no optional fields. */
const CHOOSABLE = Object.values(FORMS).filter(
  (form) => !form.account && fieldsOf(form).some((field) => isChosen(field) && !isNeeded(form, field)),
)

export const formChoices = z.strictObject(
  Object.fromEntries(CHOOSABLE.map((form) => [form.name, choicesOf(form)])),
)
