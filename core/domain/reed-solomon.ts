/** Codewords for errors (ISO/IEC 18004, 7.5.2), over the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */

const MODULUS = 0b1_0001_1101
/** Of the group of all elements but zero. */
const ORDER = 255

/** Powers of two, twice over, so that a sum of two logarithms need not be reduced. */
const powers = new Uint8Array(2 * ORDER)
const logarithms = new Uint8Array(ORDER + 1)
for (let exponent = 0, power = 1; exponent < ORDER; exponent++) {
  powers[exponent] = power
  powers[exponent + ORDER] = power
  logarithms[power] = exponent
  power <<= 1
  if (power > ORDER) power ^= MODULUS
}

function product(left: number, right: number): number {
  return left === 0 || right === 0 ? 0 : (powers[(logarithms[left] ?? 0) + (logarithms[right] ?? 0)] ?? 0)
}

/** So many codewords: the remainder of the data, divided by the generator of that degree. */
export function errorCodewords(data: Uint8Array, degree: number): Uint8Array {
  const generator = generatorOf(degree)
  const rest = new Uint8Array(data.length + degree)
  rest.set(data)
  for (let first = 0; first < data.length; first++) {
    const factor = rest[first] ?? 0
    for (let i = 0; i < degree; i++) {
      const place = first + 1 + i
      rest[place] = (rest[place] ?? 0) ^ product(generator[i] ?? 0, factor)
    }
  }
  return rest.subarray(data.length)
}

/** By degree: a code of any size needs one of a dozen. */
const generators = new Map<number, Uint8Array>()

/** (x - 1)(x - 2)(x - 4)..., highest power first, without its leading one. */
function generatorOf(degree: number): Uint8Array {
  const known = generators.get(degree)
  if (known) return known
  const made = new Uint8Array(degree)
  made[degree - 1] = 1
  for (let root = 0; root < degree; root++) {
    for (let i = 0; i < degree; i++) {
      made[i] = product(made[i] ?? 0, powers[root] ?? 0) ^ (made[i + 1] ?? 0)
    }
  }
  generators.set(degree, made)
  return made
}
