/** Coordinates far from the town, and streets that are none. */
import { kilometresBetween } from '../../domain/distance.ts'
import { spellingsOf } from '../../domain/localised-text.ts'
import { PLAUSIBLE_DISTANCE, typeGroupOf } from '../../domain/plausible.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { at, nameOf } from '../advert-rule.ts'
import type { AdvertRule } from '../advert-rule.ts'
import type { LinkedProperty } from '../linked.ts'
import { namesOf } from '../towns.ts'

export const PLACE_RULES: readonly AdvertRule[] = [coordinatesAreNear, streetIsName, numberIsGiven]

function coordinatesAreNear(linked: LinkedProperty): readonly Problem[] {
  const { Latitude, Longitude } = linked.property
  const { place, names } = linked.town
  if (Latitude === undefined || Longitude === undefined || place === undefined) return []
  const distance = Math.round(kilometresBetween(place, { latitude: Latitude, longitude: Longitude }))
  if (distance <= PLAUSIBLE_DISTANCE) return []
  const params = { name: nameOf(linked), distance, town: namesOf(names)[0] ?? linked.town.zip }
  return [problem('AS4206', params, at(linked, 'Latitude'))]
}

/** An address of mail or of a site; a telephone number, or any other text without a letter. */
const NO_STREET = /@|https?:|www\.|^[^\p{L}]*$/iu

function streetIsName(linked: LinkedProperty): readonly Problem[] {
  const street = spellingsOf(linked.property.Street).find((each) => NO_STREET.test(each))
  return street === undefined
    ? []
    : [problem('AS4207', { name: nameOf(linked), street }, at(linked, 'Street'))]
}

/** Flemish adverts without a number are reported by AS4103; they may name the unique code instead. */
function numberIsGiven(linked: LinkedProperty): readonly Problem[] {
  const { PublishAddress, Street, HouseNumber } = linked.property
  const streets = spellingsOf(Street)
  if (!PublishAddress || HouseNumber !== undefined || streets.length === 0) return []
  if (linked.region === 'flanders' || typeGroupOf(linked.types) === 'land') return []
  return streets.some((street) => /\d/.test(street) || NO_STREET.test(street))
    ? []
    : [problem('AS4208', { name: nameOf(linked) }, at(linked, 'Street'))]
}
