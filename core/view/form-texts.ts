/** What the script of forms says in a language, and whom to call when a form does not get through. */
import { isFormText } from '../domain/form-texts.ts'
import type { FormTexts } from '../domain/form-texts.ts'
import type { ViewContext } from './context.ts'
import { phoneOf } from './offices.ts'

export function formTexts(context: ViewContext): FormTexts {
  const { site, rules } = context.site.config
  const [office] = site.offices
  return {
    sentences: Object.fromEntries(Object.entries(context.strings).filter(([key]) => isFormText(key))),
    phone: office === undefined ? null : phoneOf(context, office.phone, office.country),
    email: office?.email ?? null,
    grouping: rules.phoneGrouping ?? 'zones',
  }
}
