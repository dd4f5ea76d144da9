/**
 * The list of forms of a privacy statement: what each form of the site asks for, the use of the data with its retention, and its legal
 * basis. It follows from the forms (`core/domain/forms.ts`), `forms.json` and `service.json`.
 */
import { withFields } from '../domain/form-configuration.ts'
import { fieldsOf } from '../domain/form-definition.ts'
import { isElsewhere, targetOf } from '../domain/form-targets.ts'
import { FORMS } from '../domain/forms.ts'
import type { ViewContext } from './context.ts'
import { isPosted } from './form-mail.ts'
import { say } from './text.ts'
import type { FormUse } from './types.ts'

/** A site offers a form if its route table has the thank-you page of the form. What another host receives, its own statement covers. */
export function formUses(context: ViewContext): readonly FormUse[] {
  const { routes, config } = context.site
  const { forms = {} } = config
  const offered = new Set(routes.entries.map(({ original }) => original))
  return Object.values(FORMS).flatMap((kind) => {
    if (kind.account || kind.thanks === undefined || !offered.has(kind.thanks)) return []
    if (!isPosted(context, kind) || isElsewhere(targetOf(forms, kind))) return []
    const fields = fieldsOf(withFields(kind, forms.fields?.[kind.name]))
    const labels = fields.flatMap(({ label }) => (label === undefined ? [] : say(context, label)))
    return [
      {
        title: kind.title,
        data: [...new Set(labels)],
        use: kind.note,
        basis: `form.basis.${kind.basis}` as const,
      },
    ]
  })
}
