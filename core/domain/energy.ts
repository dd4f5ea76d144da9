/**
 * Energy labels and their scales.
 *
 * A scale is a list of classes from best to worst with upper bounds, each bound included: 100 is A and 400 is D in
 * Flanders. Ordered bounds have neither gaps between whole numbers nor overlaps. Luxembourg has no scale: its classes
 * are read from the certificate and never computed. docs/domain.md#energy-labels lists bounds and sources.
 */
import type { Region } from './region.ts'

/** Colour of a label: `best` for A+ and A++, then by letter. The colour is always shown beside the letter. */
export type EnergyTone = 'best' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/** The tables of Brussels: the official one since 2017, and the one of older websites (docs/domain.md#energy-labels). */
export type BrusselsScale = 'spec' | 'official-2017'

export interface EnergyClass {
  /** The label as pages show it: "A++", "B+", "C", "D-". */
  readonly label: string
  /** The label in lower case with words for its signs: "a_plusplus", "b_plus", "c", "d_sub". */
  readonly key: string
  readonly tone: EnergyTone
  /** Highest value of the class, in kWh per square metre and year; the worst class has none. */
  readonly upper?: number
}

/** Class -> upper bound, from best to worst; the worst is open. */
type Bounds = Readonly<Record<string, number>>

const FLANDERS: Bounds = { a_plus: 0, a: 100, b: 200, c: 300, d: 400, e: 500, f: Infinity }

const WALLONIA: Bounds = {
  a_plusplus: 0,
  a_plus: 45,
  a: 85,
  b: 170,
  c: 255,
  d: 340,
  e: 425,
  f: 510,
  g: Infinity,
}

/** C to E are the same in both tables of Brussels. */
const BRUSSELS_C_TO_E: Bounds = {
  ...trio('c', [113, 132, 150]),
  ...trio('d', [170, 190, 210]),
  ...trio('e', [232, 253, 275]),
}
const BRUSSELS_SPEC: Bounds = {
  ...trio('a', [0, 23, 45]),
  ...trio('b', [62, 79, 95]),
  ...BRUSSELS_C_TO_E,
  ...trio('f', [298, 322, 345]),
  g: Infinity,
}
const BRUSSELS_2017: Bounds = {
  a_plusplus: 0,
  ...trio('a', [15, 30, 45]),
  ...trio('b', [62, 78, 95]),
  ...BRUSSELS_C_TO_E,
  f: 345,
  g: Infinity,
}

/** A letter with its three signs. `uppers` are the upper bounds of "C+", "C" and "C-". */
function trio(letter: string, [plus, plain, sub]: readonly [number, number, number]): Bounds {
  return { [`${letter}_plus`]: plus, [letter]: plain, [`${letter}_sub`]: sub }
}

const SIGNS = [
  { key: 'plusplus', sign: '++' },
  { key: 'plus', sign: '+' },
  { key: 'sub', sign: '-' },
] as const

function classesOf(bounds: Bounds): readonly EnergyClass[] {
  return Object.entries(bounds).map(([key, upper]) => {
    const label = labelOfKey(key)
    return { label, key, tone: toneOf(label), ...(upper === Infinity ? {} : { upper }) }
  })
}

function labelOfKey(key: string): string {
  const [letter = '', name] = key.split('_')
  return letter.toUpperCase() + (SIGNS.find(({ key: known }) => known === name)?.sign ?? '')
}

export function toneOf(label: string): EnergyTone {
  if (label.toUpperCase().startsWith('A+')) return 'best'
  const letter = label.charAt(0).toLowerCase()
  return (['a', 'b', 'c', 'd', 'e', 'f'] as const).find((tone) => tone === letter) ?? 'g'
}

const SCALES = {
  flanders: classesOf(FLANDERS),
  wallonia: classesOf(WALLONIA),
  spec: classesOf(BRUSSELS_SPEC),
  'official-2017': classesOf(BRUSSELS_2017),
} as const

/** The classes of a region from best to worst; null where classes are never computed. */
export function scaleOf(
  region: Region,
  brusselsScale: BrusselsScale = 'official-2017',
): readonly EnergyClass[] | null {
  if (region === 'flanders' || region === 'wallonia') return SCALES[region]
  return region === 'brussels' ? SCALES[brusselsScale] : null
}

/**
 * The position of a value on the drawn scale, 0 to 1: every class is a bar of equal width, and positions are
 * linear inside it. The best class spans as far below its bound as the second class is wide, and the worst
 * class is as wide as its lower bound. Values beyond are at the ends.
 */
export function positionOn(scale: readonly EnergyClass[], value: number): number | null {
  if (Number.isNaN(value) || scale.length < 2) return null
  const uppers = scale.slice(0, -1).map((step) => step.upper ?? 0)
  const first = uppers[0] ?? 0
  const last = uppers.at(-1) ?? 0
  const edges = [first - ((uppers[1] ?? last * 2) - first), ...uppers, last * 2]
  const index = uppers.filter((upper) => value > upper).length
  const [lower = 0, upper = 1] = edges.slice(index, index + 2)
  const inside = Math.min(1, Math.max(0, (value - lower) / (upper - lower)))
  return (index + inside) / scale.length
}

/** Values outside this range are typing errors. Real exports contain 20,260,607, a date in the wrong field. */
const POSSIBLE_ENERGY = { min: -500, max: 5000 } as const

/**
 * The class of a value in kWh per square metre and year, or null when there is no scale or no sensible value.
 */
export function energyClassOf(
  region: Region,
  value: number,
  brusselsScale?: BrusselsScale,
): EnergyClass | null {
  if (!(value >= POSSIBLE_ENERGY.min && value <= POSSIBLE_ENERGY.max)) return null
  const scale = scaleOf(region, brusselsScale)
  return scale?.find(({ upper = Infinity }) => value <= upper) ?? null
}

interface EnergyFields {
  readonly EPCLabelText?: string | undefined
  readonly EnergyPerformance?: number | undefined
}

export interface EnergyLabel {
  readonly label: string
  readonly key: string
  readonly source: 'data' | 'computed'
  /** The label that follows from the value, if the data contains another one. */
  readonly disagreement?: string
}

/** A label in the data takes precedence over a computed one. */
export function labelOf(
  fields: EnergyFields,
  region: Region,
  brusselsScale?: BrusselsScale,
): EnergyLabel | null {
  const given = parseLabel(fields.EPCLabelText)
  const value = fields.EnergyPerformance
  const computed = value === undefined ? null : energyClassOf(region, value, brusselsScale)
  if (!given) return computed && { label: computed.label, key: computed.key, source: 'computed' }
  const disagreement = computed && !agree(given.label, computed.label, region) ? computed.label : undefined
  return { ...given, source: 'data', ...(disagreement === undefined ? {} : { disagreement }) }
}

/**
 * Brussels: a plain letter stands for its three subclasses, because certificates and adverts often give no
 * more.
 */
function agree(given: string, computed: string, region: Region): boolean {
  return given === computed || (region === 'brussels' && given.length === 1 && computed.startsWith(given))
}

/** Reads "A+", "b-", "a_plusplus" or "C_sub"; null for anything else. */
export function parseLabel(
  text: string | undefined,
): { readonly label: string; readonly key: string } | null {
  const parts = /^([a-i])(?:(\+{1,2}|-)|_?(plusplus|plus|sub))?$/.exec(text?.trim().toLowerCase() ?? '')
  if (parts === null) return null
  const [, letter = '', written, name] = parts
  const found = SIGNS.find(({ key, sign }) => sign === written || key === name)
  return { label: letter.toUpperCase() + (found?.sign ?? ''), key: found ? `${letter}_${found.key}` : letter }
}
