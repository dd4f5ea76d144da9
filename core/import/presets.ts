/** The table of presets. A format is added by its file in core/import/presets and a line here. */
import type { Preset } from './preset.ts'
import { AGENCY_SITE, AGENCY_SITE_CSV } from './presets/agency-site.ts'
import { APIMO } from './presets/apimo.ts'
import { IMMOVLAN } from './presets/immovlan.ts'
import { KYERO } from './presets/kyero.ts'
import { OMNICASA } from './presets/omnicasa.ts'
import { OPENIMMO } from './presets/openimmo.ts'
import { POLIRIS } from './presets/poliris.ts'
import { SKARABEE, SKARABEE_JSON } from './presets/skarabee.ts'
import { SWEEPBRIGHT } from './presets/sweepbright.ts'
import { CSV, JSON_LINES, JSON_LIST, XML_LIST } from './presets/tables.ts'
import { WHISE } from './presets/whise.ts'

export const PRESETS: readonly Preset[] = [
  OMNICASA,
  WHISE,
  OPENIMMO,
  SKARABEE,
  SKARABEE_JSON,
  SWEEPBRIGHT,
  APIMO,
  KYERO,
  IMMOVLAN,
  POLIRIS,
  CSV,
  JSON_LINES,
  JSON_LIST,
  XML_LIST,
  AGENCY_SITE,
  AGENCY_SITE_CSV,
]
