/** Codes of Omnicasa, whose own lists are the same for every agency. Statuses of an agency's own (`SubStatus`) are not here. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import { groupsOfKinds, textsOfKinds } from './kinds.ts'
import type { Kind } from './kinds.ts'

/** Main types by their numbers. */
const MAIN_TYPES: Readonly<Record<number, Kind>> = {
  1: ['apartment', 'type.apartment'],
  3: ['land', 'type.land'],
  7: ['apartment', 'type.apartment'],
  10: ['apartment', 'type.duplex'],
  11: ['studio', 'type.studio'],
  12: ['apartment', 'type.ground-floor'],
  14: ['apartment', 'type.loft'],
  15: ['apartment', 'type.penthouse'],
  17: ['studio', 'type.studio'],
  27: ['land', 'type.building-plot'],
  30: ['land', 'type.farmland'],
  42: ['office', 'type.office-building'],
  125: ['investment', 'type.investment'],
  127: ['office', 'type.office'],
  128: ['studio', 'type.room'],
  129: ['investment', 'type.mixed-building'],
  131: ['apartment', 'type.penthouse'],
  132: ['investment', 'type.apartment-building'],
  133: ['commercial', 'type.commercial'],
  134: ['office', 'type.office-building'],
  135: ['investment', 'type.investment'],
  136: ['industrial', 'type.industrial'],
  137: ['land', 'type.land'],
  138: ['land', 'type.land'],
  139: ['house', 'type.house'],
  140: ['house', 'type.bel-etage'],
  141: ['house', 'type.farm'],
  142: ['house', 'type.farm'],
  143: ['house', 'type.bungalow'],
  144: ['house', 'type.chalet'],
  145: ['house', 'type.house'],
  146: ['house', 'type.character'],
  147: ['house', 'type.farmhouse'],
  148: ['house', 'type.house'],
  149: ['house', 'type.villa'],
  150: ['house', 'type.mansion'],
  151: ['house', 'type.house'],
  152: ['house', 'type.castle'],
  153: ['house', 'type.country-house'],
  154: ['house', 'type.exceptional'],
  155: ['house', 'type.town-house'],
  156: ['house', 'type.villa'],
  157: ['industrial', 'type.warehouse'],
  158: ['garage', 'type.garage'],
  159: ['commercial', 'type.shop'],
  162: ['investment', 'type.investment'],
  163: ['house', 'type.single-family'],
  164: ['house', 'type.new-house'],
  165: ['commercial', 'type.commercial'],
}

export const MAIN_TYPE_GROUPS = groupsOfKinds(MAIN_TYPES)

export const MAIN_TYPE_TEXTS = textsOfKinds(MAIN_TYPES)

/** `Availability` as a number of its list; as text it stays as it is. */
export const OMNICASA_AVAILABILITY: Readonly<Record<number, CodeTextKey | null>> = {
  1: 'available.deed',
  2: 'available.works',
  3: 'available.agree',
  4: 'available.compromise',
  5: 'available.immediately',
  6: 'available.lease',
  7: null,
}

/** `ConstructionID` or `ConstructionName`. */
export const SIDES_OF_HOUSE: Readonly<Record<string, string | null>> = {
  1: 'open',
  2: 'closed',
  3: 'semi-open',
  'open bebouwing': 'open',
  'halfopen bebouwing': 'semi-open',
  'half-open bebouwing': 'semi-open',
  'gesloten bebouwing': 'closed',
  detached: 'open',
  'semi-detached': 'semi-open',
  terraced: 'closed',
  '4 façades': 'open',
  '3 façades': 'semi-open',
  '2 façades': 'closed',
  freistehend: 'open',
}
