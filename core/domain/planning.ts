/**
 * Planning information of Flemish adverts (docs/domain.md#planning-information). The codes are Dutch abbreviations fixed
 * by usage. `term` is the Dutch term, and `meaning` explains it in the language of the page.
 */

export const PLANNING_GROUPS = ['permit', 'destination', 'enforcement', 'pre-emption', 'subdivision'] as const
export type PlanningGroup = (typeof PLANNING_GROUPS)[number]

/** The group of each code. Enforcement has two generations: `Dv` and `Gdv`, and later `Ho` to `Gmo` beside `Dv`. */
const CODES = {
  Vg: 'permit',
  Gvg: 'permit',
  Wg: 'destination',
  WgLk: 'destination',
  Wche: 'destination',
  Wp: 'destination',
  Wug: 'destination',
  Igb: 'destination',
  Iab: 'destination',
  Gdr: 'destination',
  Gvr: 'destination',
  Ag: 'destination',
  Lwag: 'destination',
  Bg: 'destination',
  Ng: 'destination',
  Nr: 'destination',
  Pg: 'destination',
  Dv: 'enforcement',
  Gdv: 'enforcement',
  Ho: 'enforcement',
  Bo: 'enforcement',
  Lod: 'enforcement',
  Ms: 'enforcement',
  Gmo: 'enforcement',
  Vkr: 'pre-emption',
  Gvkr: 'pre-emption',
  Vv: 'subdivision',
  Gvv: 'subdivision',
} as const satisfies Record<string, PlanningGroup>

export type PlanningCode = keyof typeof CODES

export const PLANNING_CODES = Object.keys(CODES) as readonly PlanningCode[]

const BY_FOLDED_CODE = new Map(PLANNING_CODES.map((code) => [code.toLowerCase(), code]))

/** The code in its usual spelling: some systems write "VKr" or "GVG". */
export function planningCodeOf(text: string): PlanningCode | null {
  return BY_FOLDED_CODE.get(text.trim().toLowerCase()) ?? null
}

export function groupOf(code: PlanningCode): PlanningGroup {
  return CODES[code]
}

/** String keys of a code: the Dutch term for the abbreviation, and its meaning in the page's language. */
export function planningKeys<Code extends PlanningCode>(code: Code) {
  return { term: `planning.term.${code}`, meaning: `planning.meaning.${code}` } as const
}

/** P: the plot; G (gebouw): the building. */
export const FLOOD_KINDS = ['P', 'G'] as const
type FloodKind = (typeof FLOOD_KINDS)[number]

/** A: no modelled flood; B: small probability under climate change; C: small today; D: medium. */
export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const
type FloodScore = (typeof FLOOD_SCORES)[number]

export function floodKeys(kind: FloodKind, score: FloodScore) {
  return { term: `flood.${kind}`, meaning: `flood.${kind}.${score}` } as const
}
