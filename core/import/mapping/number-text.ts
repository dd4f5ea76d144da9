/** Numbers as exports write them: `635.000`, `218,5`, `1 250 000`, `€ 1.250,50`, `51 m²`, `442 kWh/m²/year`. */

export type Decimal = 'comma' | 'point'

/** Spaces that group digits: also the no-break, thin and narrow no-break space. Apostrophes group in Switzerland. */
const GROUPING = /(?<=\d)[\s\u00a0\u2007\u2009\u202f'’](?=\d{3}(?!\d))/g
const CURRENCY = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro)(?=$|[\s/])/gi

/** Units that leave the number as it is. A unit that changes it is in `SCALES`. */
const UNIT =
  /^(?:m²|m2|m³|qm|sqm|sq\.? ?m|mq|m|%|a|an|ans|années?|jaar|jr|years?|yr|month|months|mois|mensuel|maand|maanden|monat|monatlich|mtl|jahr|p|pm|pcm|pa|kalt|zzgl|nk|kwh(?:ep)?|kg|co2|co₂|db|cm|jours?|dagen|days?|tage?)\.?$/i
const JOINTS = /[\s/.*·()²-]+|per|par|pro|ep/i

/** Surfaces of land in hectares, ares and centiares: `1 ha 25 a 30 ca`, `12a50ca`, `1,5 ha`. */
const LAND = /^(?:([\d.,]+)\s*ha)?\s*(?:([\d.,]+)\s*a(?:re)?s?)?\s*(?:([\d.,]+)\s*ca)?$/i

export type NumberShape =
  /** No mark that could be read in two ways. */
  | { readonly kind: 'plain'; readonly value: number }
  /** The text proves the decimal mark. */
  | { readonly kind: Decimal; readonly value: number }
  /** `1.250`: 1250 or 1.25, by the decimal mark of the column. */
  | { readonly kind: 'both'; readonly comma: number; readonly point: number }
  | { readonly kind: 'none' }

const NONE: NumberShape = { kind: 'none' }

/** The readings of a text. `wholeGroups`: three digits after a mark are always a group, as in amounts of money. */
export function numberShape(text: string, rule: 'any' | 'wholeGroups' | 'decimals' = 'any'): NumberShape {
  const trimmed = text.trim()
  if (/^-?\d{1,15}$/.test(trimmed)) return { kind: 'plain', value: Number(trimmed) }
  const bare = trimmed.replace(CURRENCY, '').trim().replace(GROUPING, '')
  const land = landSurface(bare)
  if (land !== null) return { kind: 'plain', value: land }
  const [, sign, digits = '', unit = ''] = /^([+-]?)\s*([\d.,]+)(.*)$/su.exec(bare) ?? []
  const { amount, factor } = unitOf(digits, unit)
  if (amount === '') return NONE
  return scaled(shapeOf(amount, rule), sign === '-' ? -factor : factor)
}

function unitOf(digits: string, unit: string): { readonly amount: string; readonly factor: number } {
  const amount = digits.replace(/[.,]$/, '').length === 0 ? '' : digits
  // `1.250,-` and `1.250.-` are whole amounts.
  if (/^[-–]{1,2}$/.test(unit) && /[.,]$/.test(digits)) return { amount: digits.slice(0, -1), factor: 1 }
  if (/^\s*k$/i.test(unit)) return { amount, factor: 1000 }
  const known = unit.split(JOINTS).every((word) => word === '' || UNIT.test(word))
  return { amount: known ? amount : '', factor: 1 }
}

function shapeOf(digits: string, rule: 'any' | 'wholeGroups' | 'decimals'): NumberShape {
  if (/^\d+$/.test(digits)) return { kind: 'plain', value: Number(digits) }
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits[last] as '.' | ','
  const other = mark === '.' ? ',' : '.'
  const own: Decimal = mark === ',' ? 'comma' : 'point'
  const decimal = Number(digits.replaceAll(other, '').replace(mark, '.'))
  if (digits.includes(other)) return isGrouped(digits.slice(0, last), other) ? fits(own, decimal) : NONE
  const whole = Number(digits.replaceAll(mark, ''))
  const grouped: Decimal = own === 'comma' ? 'point' : 'comma'
  if (digits.indexOf(mark) !== last) return isGrouped(digits, mark) ? fits(grouped, whole) : NONE
  const canGroup = rule !== 'decimals' && isGrouped(digits, mark)
  if (!canGroup) return /\d$/.test(digits) || rule === 'any' ? fits(own, decimal) : NONE
  if (rule === 'wholeGroups') return fits(grouped, whole)
  return own === 'comma'
    ? { kind: 'both', comma: decimal, point: whole }
    : { kind: 'both', comma: whole, point: decimal }
}

/** Groups of three digits after one to three, of which the first is no zero. */
function isGrouped(digits: string, mark: '.' | ','): boolean {
  const [first = '', ...rest] = digits.split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group))
}

function fits(kind: Decimal, value: number): NumberShape {
  return Number.isFinite(value) ? { kind, value } : NONE
}

function scaled(shape: NumberShape, factor: number): NumberShape {
  if (shape.kind === 'none') return shape
  if (shape.kind === 'both')
    return { ...shape, comma: times(shape.comma, factor), point: times(shape.point, factor) }
  return { ...shape, value: times(shape.value, factor) }
}

/** Without the error of binary fractions, which 1.1 times 1000 has. */
function times(value: number, factor: number): number {
  return Number((value * factor).toPrecision(15))
}

/** In square metres; null for a text of another form. */
function landSurface(text: string): number | null {
  const [, hectares, ares, centiares] = LAND.exec(text) ?? []
  if (hectares === undefined && ares === undefined && centiares === undefined) return null
  const number = (part = '0') => Number(part.replace(',', '.'))
  const sum = number(hectares) * 10_000 + number(ares) * 100 + number(centiares)
  return Number.isFinite(sum) ? Number(sum.toPrecision(15)) : null
}

/** The number by the decimal mark of its column; null if the text is no number or contradicts the column. */
export function numberBy(shape: NumberShape, decimal: Decimal): number | null {
  if (shape.kind === 'none') return null
  if (shape.kind === 'plain') return shape.value
  if (shape.kind === 'both') return shape[decimal]
  return shape.kind === decimal ? shape.value : null
}
