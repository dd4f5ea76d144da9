/**
 * The texts of the script of forms in a language, and the telephone number for a form that cannot be sent.
 */
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
