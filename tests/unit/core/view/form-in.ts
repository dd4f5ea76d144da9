/** A form of a site with the given files. */
import { FORMS } from '../../../../core/domain/forms.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { formOf } from '../../../../core/view/forms.ts'
import type { Field, Form } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { spaced, viewOf } from '../../../support/view.ts'

export async function formIn(
  name: FormName,
  files: SiteFiles = {},
  locale: 'nl' | 'fr' = 'nl',
): Promise<Form> {
  const { context } = await viewOf(files, { locale })
  return spaced(formOf(context, FORMS[name]))
}

export function fieldIn({ groups }: Form, name: string): Field | undefined {
  return groups.flatMap(({ fields }) => fields).find((field) => field.name === name)
}

export const target = (more: object) => ({ 'site-config/forms.json': more })
