import { regionOf } from '../domain/region.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { LinkContext } from './context.ts'
import type { Town } from './linked.ts'
import { pointAt } from './records.ts'
import type { Sourced } from './records.ts'
import { namesOf, townName } from './towns.ts'

/** The town of a record. A name that its postal code does not confirm is reported. */
export function townOfRecord(context: LinkContext, record: Sourced<Property> | Sourced<Project>): Town {
  const { Zip: zip, City, CountryID } = record.value
  const { town, doubt } = context.towns.locate(record.value)
  const name = namesOf(City)[0] ?? ''
  const at = pointAt(record, 'City')
  if (doubt?.kind === 'elsewhere')
    context.report(
      problem('AS2202', { town: name, zip, zips: doubt.zips, region: regionOf(zip, CountryID) }, { at }),
    )
  if (doubt?.kind === 'unknown') {
    const { defaultLocale } = context
    const municipality = town.within && townName(town.within, defaultLocale, defaultLocale)
    context.report(problem('AS2201', { town: name, zip, municipality }, { at }))
  }
  return town
}
