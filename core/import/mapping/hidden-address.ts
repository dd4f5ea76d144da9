/** A hidden address is removed from a record before anything is stored. */
import type { MappedFields } from './mapped.ts'

/** The parts of an address that say more than its town. A map would show the coordinates. */
const PLACE_OF_HOME = ['Street', 'HouseNumber', 'BoxNr', 'Latitude', 'Longitude']

/** A hidden address wins over every field that has a part of it. */
export function withoutHidden(fields: MappedFields): MappedFields {
  const isHidden = fields['PublishAddress'] === false || fields['PublicAddress'] === false
  if (!isHidden) return fields
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !PLACE_OF_HOME.includes(field)))
}
