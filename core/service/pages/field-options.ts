/** The options of a field on a page of the service. */
import { contactSlots } from '../../domain/form-fields.ts'
import type { FieldDefinition } from '../../domain/form-definition.ts'
import { nameIn, textIn } from '../../domain/locale.ts'
import { documentedBy } from '../documents/documents.ts'
import { say } from '../strings.ts'
import type { FieldContext } from './form-fields.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

export function optionsOf(context: FieldContext, field: FieldDefinition): readonly Option[] {
  const { site, locale, typed } = context
  switch (field.optionsFrom) {
    case 'types':
      return site.homeTypes.flatMap(({ webId, names }) => {
        const name = textIn(names, locale)
        return name === undefined ? [] : [{ value: String(webId), label: name }]
      })
    case 'documents': {
      const [property, project] = [typed.get('property')?.[0], typed.get('project')?.[0]]
      const names = documentedBy({ property, project }, site)?.documents.flatMap(
        (document) => textIn(document.names, locale) ?? [],
      )
      return (names ?? typed.get('documents') ?? []).map((name) => ({ value: name, label: name }))
    }
    case 'offices':
      return officeOptions(context)
    case 'slots':
      return contactSlots(locale).map(({ value, label: key }) => ({ value, label: say(locale, key) }))
    default:
      return (field.options ?? []).map(({ value, label: key }) => ({ value, label: say(locale, key) }))
  }
}

/** Empty if the property has an office of its own, or the agency has only one. */
function officeOptions({ site, locale, typed }: FieldContext): readonly Option[] {
  const property = site.properties.find(({ id }) => id === typed.get('property')?.[0])
  if (property?.office !== undefined || site.offices.length < 2) return []
  return site.offices.map(({ id, name }) => ({
    value: id,
    label: nameIn(name, locale, site.defaultLocale) ?? site.name,
  }))
}
