/**
 * Facts of Belgium and Luxembourg, and other fields for which OpenImmo has no element, as `user_defined_simplefield`. A
 * name is `agency_site_` and that of the field, with the language of a text behind it.
 */
import type { Property } from '../../schema/property.ts'
import { isLocalised } from '../exported.ts'
import { OWN_FIELD } from '../../import/presets/own-fields.ts'
import { leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

/**
 * Fields that have an element with the same meaning. A text in several languages is here in all of them, and the
 * description with its markup.
 */
const IN_ELEMENTS: ReadonlySet<string> = new Set([
  'ID',
  'language',
  'Price',
  'PublishPrice',
  'PublishAddress',
  'TypeDescription',
  'Lead',
  'Street',
  'HouseNumber',
  'BoxNr',
  'Zip',
  'City',
  'CountryID',
  'Latitude',
  'Longitude',
  'RecordFile',
  'ProjectID',
  'LastChangedDate',
  'NumberOfBedRooms',
  'NumberOfBathRooms',
  'NumberOfToilets',
  'NumberOfGarages',
  'NumberOfParkings',
  'SurfaceLiving',
  'SurfaceTotal',
  'SurfaceGround',
  'SurfaceGarden',
  'SurfaceTerrace',
  'ConstructionYear',
  'RenovationYear',
  'EnergyPerformance',
  'EPCExpiryDate',
  'VideoUrl',
  'XLargePictureItem',
  'SmallPictureItem',
  'XLargePictureItems',
  'PlanItems',
  'Documents',
])

/** An agent is a `kontaktperson`, and a list of homes has no form of a simple field. */
const NOWHERE: ReadonlySet<string> = new Set(['ManagerID', 'Dwellings'])

export function ownFields(property: Property): readonly XmlElement[] {
  return Object.entries(property).flatMap(([name, value]) => {
    if (NOWHERE.has(name)) return []
    if (name === 'Goal') return value === 2 ? fieldsOf(name, value) : []
    return IN_ELEMENTS.has(name) && !isLocalised(value) ? [] : fieldsOf(name, value)
  })
}

function fieldsOf(name: string, value: unknown): readonly XmlElement[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(name, each))
  if (typeof value !== 'object') {
    return [leaf('user_defined_simplefield', String(value), { feldname: `${OWN_FIELD}${name}` })].filter(
      (element) => element !== undefined,
    )
  }
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(`${name}_${key}`, each))
}
