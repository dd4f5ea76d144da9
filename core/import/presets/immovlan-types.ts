/** The numbers of types of Immovlan. Those without a label in the public schema are unknown, and are refused. */
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { TypeGroup } from '../../languages/language.ts'

const TYPES: Readonly<Record<number, readonly [TypeGroup, CodeTextKey]>> = {
  10: ['house', 'type.house'],
  20: ['house', 'type.villa'],
  30: ['house', 'type.bungalow'],
  40: ['house', 'type.chalet'],
  50: ['house', 'type.farm'],
  60: ['house', 'type.cottage'],
  70: ['house', 'type.bel-etage'],
  90: ['house', 'type.mansion'],
  130: ['house', 'type.exceptional'],
  140: ['house', 'type.manor'],
  160: ['investment', 'type.mixed-building'],
  170: ['apartment', 'type.apartment'],
  180: ['apartment', 'type.ground-floor'],
  190: ['apartment', 'type.penthouse'],
  210: ['apartment', 'type.duplex'],
  220: ['apartment', 'type.triplex'],
  230: ['studio', 'type.studio'],
  240: ['apartment', 'type.loft'],
  245: ['apartment', 'type.apartment'],
  260: ['land', 'type.building-plot'],
  270: ['land', 'type.land'],
  280: ['land', 'type.land'],
  290: ['land', 'type.farmland'],
  310: ['commercial', 'type.commercial'],
  320: ['industrial', 'type.industrial'],
  330: ['industrial', 'type.warehouse'],
  340: ['office', 'type.office'],
  370: ['commercial', 'type.catering'],
  380: ['commercial', 'type.shop'],
  390: ['commercial', 'type.shop'],
  400: ['commercial', 'type.shop'],
  410: ['commercial', 'type.commercial'],
  420: ['commercial', 'type.commercial'],
  430: ['commercial', 'type.commercial'],
  440: ['house', 'type.holiday-house'],
  460: ['house', 'type.chalet'],
  470: ['apartment', 'type.holiday-apartment'],
  480: ['studio', 'type.studio'],
  510: ['house', 'type.bungalow'],
  530: ['garage', 'type.garage-box'],
  540: ['garage', 'type.parking'],
  550: ['garage', 'type.garage'],
  560: ['commercial', 'type.commercial'],
  570: ['investment', 'type.investment'],
  580: ['studio', 'type.student-room'],
  600: ['apartment', 'type.apartment'],
}

export const IMMOVLAN_GROUPS = Object.fromEntries(
  Object.entries(TYPES).map(([id, [group]]) => [id, TYPE_GROUPS[group]]),
)

export const IMMOVLAN_NAMES = Object.fromEntries(Object.entries(TYPES).map(([id, [, text]]) => [id, text]))
