/** Each choice that `fields` of site-config/forms.json accepts changes the form of a page. */
import { expect, test } from 'vitest'
import { canBeRequired, isChosen, isNeeded } from '../../../../core/domain/form-configuration.ts'
import type { FieldChoice } from '../../../../core/domain/form-configuration.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { FORMS } from '../../../../core/domain/forms.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { formChoices } from '../../../../core/schema/form-choices.ts'
import { formOf } from '../../../../core/view/forms.ts'
import { viewOf } from '../../../support/view.ts'

const { context } = await viewOf()

test.each(Object.keys(formChoices.shape) as FormName[])(
  'the fields of %s, their order, and whether they are required',
  (name) => {
    const shown = (choices: readonly FieldChoice[]) => {
      const fields = formChoices.parse({ [name]: choices })
      const config = { ...context.site.config, forms: { fields } }
      return JSON.stringify(formOf({ ...context, site: { ...context.site, config } }, FORMS[name]))
    }
    const fields = fieldsOf(FORMS[name]).filter(isChosen)
    const all: readonly FieldChoice[] = fields.map((field) => ({ name: field.name }))
    const equal = fields.flatMap((field, index) => {
      const optional = !isNeeded(FORMS[name], field)
      const changes = [
        ...(optional ? [all.filter((_, other) => other !== index)] : []),
        ...(optional && canBeRequired(field)
          ? [all.with(index, { name: field.name, required: !field.required })]
          : []),
      ]
      return changes.some((change) => shown(change) === shown(all)) ? [field.name] : []
    })
    expect(equal).toEqual([])
    expect(shown(all.toReversed())).not.toBe(shown(all))
  },
)
