/** Codes of Whise. Names of sub-categories repeat under several categories, so they are read by number. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'

type Codes = Readonly<Record<number, CodeTextKey | null>>

function all(ids: readonly number[], text: CodeTextKey): Codes {
  return Object.fromEntries(ids.map((id) => [id, text]))
}

export const SUB_CATEGORIES: Codes = {
  // Houses
  ...all([1, 16], 'type.house'),
  ...all([2], 'type.exceptional'),
  ...all([3], 'type.apartment-building'),
  ...all([4], 'type.farm'),
  ...all([5], 'type.bungalow'),
  ...all([7], 'type.bel-etage'),
  ...all([8], 'type.mixed-building'),
  ...all([9], 'type.farmhouse'),
  ...all([10, 158, 174], 'type.chalet'),
  ...all([12], 'type.mansion'),
  ...all([13], 'type.villa'),
  ...all([14], 'type.castle'),
  ...all([70], 'type.country-house'),
  ...all([71], 'type.character'),
  ...all([87], 'type.cottage'),
  ...all([89], 'type.single-family'),
  ...all([90], 'type.semi-detached'),
  ...all([96], 'type.new-house'),
  ...all([154], 'type.care-home'),
  // Apartments
  ...all([17, 20, 62, 72, 156, 176, 179, 180, 181, 183], 'type.apartment'),
  ...all([18, 178], 'type.duplex'),
  ...all([19, 94], 'type.penthouse'),
  ...all([21], 'type.studio'),
  ...all([22], 'type.triplex'),
  ...all([23], 'type.loft'),
  ...all([25, 177, 182], 'type.ground-floor'),
  ...all([69], 'type.mixed-building'),
  ...all([73, 74], 'type.garden-apartment'),
  ...all([93], 'type.student-room'),
  ...all([95, 165], 'type.service-flat'),
  ...all([97], 'type.new-apartment'),
  ...all([160], 'type.room'),
  // Land
  ...all([26, 161], 'type.building-plot'),
  ...all([27, 31], 'type.farmland'),
  ...all([28, 34, 63], 'type.land'),
  ...all([29], 'type.leisure-land'),
  ...all([30], 'type.meadow'),
  ...all([32], 'type.forest'),
  ...all([33], 'type.orchard'),
  ...all([78], 'type.industrial-land'),
  ...all([88, 159], 'type.business-land'),
  // Offices
  ...all([35, 36, 38, 40, 64, 76, 77, 83, 155], 'type.office'),
  ...all([37, 171, 172], 'type.mixed-building'),
  ...all([41], 'type.office-building'),
  // Shops and catering
  ...all([42, 55, 56, 57, 58, 59, 65, 101, 102, 116, 121, 133, 146, 147, 151], 'type.shop'),
  ...all([44], 'type.shopping-centre'),
  ...all([45], 'type.mixed-building'),
  ...all([60, 98, 162, 164], 'type.commercial'),
  ...all([43, 103, 104, 112, 122, 123, 124, 145], 'type.cafe'),
  ...all([105, 106, 109, 119, 136, 137, 138, 139, 149, 150], 'type.restaurant'),
  ...all([54, 107, 110, 111, 134, 135, 140, 141, 142, 143, 163], 'type.catering'),
  ...all([128, 129, 130, 131], 'type.hotel'),
  ...all([99, 127], 'type.bed-and-breakfast'),
  ...all([108, 113, 114, 115, 117, 118, 120, 125, 126, 144, 148, 152], 'type.leisure'),
  // Industry
  ...all([46, 61, 79, 168], 'type.industrial'),
  ...all([47], 'type.mixed-building'),
  ...all([53, 81, 82], 'type.warehouse'),
  ...all([80], 'type.workshop'),
  ...all([169], 'type.business-unit'),
  // Parking
  ...all([6, 66], 'type.garage'),
  ...all([48], 'type.outdoor-parking'),
  ...all([49], 'type.indoor-parking'),
  ...all([50, 51], 'type.garage-box'),
  ...all([52], 'type.carport'),
  ...all([84], 'type.storage'),
  ...all([85], 'type.garage-box'),
  ...all([86], 'type.double-garage'),
  ...all([157], 'type.cellar'),
  ...all([167], 'type.bicycle-shed'),
  ...all([170], 'type.parking'),
}

export const CATEGORIES: Codes = {
  1: 'type.house',
  2: 'type.apartment',
  3: 'type.land',
  4: 'type.office',
  5: 'type.commercial',
  6: 'type.industrial',
  7: 'type.garage',
}

/** Detail 1020. */
export const WHISE_HEATING: Codes = {
  658: 'heating.none',
  659: 'heating.gas-central',
  660: 'heating.gas',
  661: 'heating.fuel-central',
  662: 'heating.electric',
  663: 'heating.coal',
  664: 'heating.wood',
  665: 'heating.solar',
  666: 'heating.air',
  667: 'heating.heat-pump',
  668: 'heating.air',
  669: 'heating.air',
  670: 'heating.gas-stove',
  671: 'heating.fuel-stove',
  672: 'heating.floor',
  673: 'heating.prepared',
  674: 'heating.district',
  675: 'heating.accumulators',
  676: 'heating.ceiling',
  1000: 'heating.pellets',
  1001: 'heating.wood-stove',
  1002: 'heating.inset',
  1168: 'heating.fuel-stove',
  1490: 'heating.aerothermal',
  1491: 'heating.boiler',
  1547: 'heating.condensing',
}

/** Detail 53. */
export const HEATING_GROUP: Codes = { 638: 'heating.individual', 639: 'heating.collective' }

/** Detail 1595. */
export const WHISE_KITCHEN: Codes = {
  683: 'kitchen.not-fitted',
  684: 'kitchen.partly',
  685: 'kitchen.fitted',
  686: 'kitchen.fully',
  687: 'kitchen.open-partly',
  688: 'kitchen.open-fitted',
  689: 'kitchen.open-fully',
}

export const WHISE_AVAILABILITY: Codes = {
  1: 'available.deed',
  2: 'available.owner',
  3: 'available.tenant',
  4: null,
  5: 'available.immediately',
  6: 'available.delivery',
  7: 'available.agree',
}

/** Detail 1736. Destinations without a code of Flanders, or whose code is unsure, have none. */
export const DESTINATIONS: Readonly<Record<number, string | null>> = {
  1: 'Ag',
  2: null,
  3: null,
  4: null,
  5: 'Bg',
  6: 'Igb',
  7: null,
  8: null,
  9: null,
  10: 'Ng',
  11: 'Pg',
  12: 'Wg',
  13: null,
  14: 'Wp',
  15: 'Wug',
  16: null,
  17: 'Nr',
  18: 'Lwag',
  19: null,
  999: null,
  1839: null,
  1871: null,
}

/** States of the purpose under which an estate is shown, and its status in the site. */
export const WHISE_STATES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 1,
  6: 1,
  12: 1,
  13: 1,
  14: 1,
  15: 1,
  16: 1,
  17: 2,
  21: 1,
  22: 1,
}

/** Withdrawn, suspended, in prospection, in preparation or an estimate. */
export const NOT_PUBLIC = [8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28]

export const WHISE_MARQUEES: Readonly<Record<number, CodeTextKey>> = {
  5: 'marquee.option',
  6: 'marquee.option',
  12: 'marquee.option',
  13: 'marquee.option',
  14: 'marquee.conditional',
  16: 'marquee.option',
  21: 'marquee.reserved',
  22: 'marquee.compromise',
}
