/** The open-house days of a home with the visitors who registered. */
import { fieldsOf } from '../../domain/form-definition.ts'
import { nameIn } from '../../domain/locale.ts'
import { FORM_NAMES, FORMS } from '../../domain/forms.ts'
import type { DeskHomeDetail } from '../../http/desk/homes.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { Locale } from '../../languages/codes.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { nameOfSender } from './message-view.ts'

type OpenDays = DeskHomeDetail['openDays']

const REGISTERING = FORM_NAMES.filter((name) =>
  fieldsOf(FORMS[name]).some(({ optionsFrom }) => optionsFrom === 'openDays'),
)

/**
 * Days to come, with or without visitors, and then those that the site no longer has, as their visitors read
 * them. A form names its days in the language of its visitor.
 */
export async function openDaysOf(
  { id, openDays = [] }: ServiceProperty,
  language: Locale,
  { store, site }: ServiceDeps,
): Promise<OpenDays> {
  const rows = await store.db
    .selectFrom('submission')
    .select(['id', 'email', 'fields'])
    .where('property', '=', id)
    .where('form', 'in', REGISTERING)
    .orderBy('received_at')
    .execute()
  const shownName = ({ names }: (typeof openDays)[number]) =>
    nameIn(names, language, site().defaultLocale) ?? ''
  const nameOf = (written: string) => {
    const day = openDays.find(({ names }) => LOCALES.some((locale) => names[locale] === written))
    return day === undefined ? written : shownName(day)
  }
  const people = new Map<string, OpenDays[number]['people'][number][]>(
    openDays.map((day) => [shownName(day), []]),
  )
  for (const row of rows) {
    const values = JSON.parse(row.fields) as SubmittedValues
    const visitor = { message: row.id, name: nameOfSender(values) || (row.email ?? row.id), email: row.email }
    const phone = [values.phone ?? ''].flat().join(' ')
    for (const written of [values.openDays ?? []].flat().filter((text) => text !== '')) {
      const day = nameOf(written)
      people.set(day, [...(people.get(day) ?? []), { ...visitor, phone: phone === '' ? null : phone }])
    }
  }
  return [...people].map(([day, visitors]) => ({ day, people: visitors }))
}
