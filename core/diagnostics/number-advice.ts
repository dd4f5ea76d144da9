/** Advice on a number that is written as text and therefore cannot be read. */

/** A space of any kind, or an apostrophe, can only separate thousands. */
const GROUPED = /^(-?\d{1,3})((?:[ '’\u00a0\u202f]\d{3})+)(?:[.,](\d+))?$/
const EUROPEAN = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/
/** Some readers take "635.000" for a number of six digits, and others for one of three. */
const AMBIGUOUS = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/
const NO_CENTS = /(?<=\d),[-–—]{1,2}$/
const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/**
 * The number that a text means, in valid notation; both readings of an ambiguous text; undefined for any
 * other text. Following the advice never changes the meaning of the writer.
 */
export function numberAdvice(text: string): string | undefined {
  const given = text.trim().replace(/^(?:€|EUR)\s*|\s*(?:€|EUR)$/g, '')
  // `635.000,-` has no cents, so its dot separates thousands.
  const written = given.replace(NO_CENTS, '')
  if (written !== given) return adviceOn(text, numberOf(written.replaceAll('.', '')))
  const [, whole = '', separator = '', rest = ''] = AMBIGUOUS.exec(written) ?? []
  if (separator !== '') {
    const sign = separator === '.' ? 'dot' : 'comma'
    return `write ${whole}${rest} if the ${sign} separates thousands, or ${Number(`${whole}.${rest}`)} if it begins decimals`
  }
  return adviceOn(text, numberOf(written))
}

function adviceOn(text: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return text.trim() === value
    ? `write it without quotation marks: ${value}`
    : `write it as a number: ${value}`
}

/** In the notation of JSON, with all digits of the text. */
function numberOf(written: string): string | undefined {
  if (GROUPED.test(written)) return decimal(written.replaceAll(/[ '’\u00a0\u202f]/g, ''))
  if (EUROPEAN.test(written)) return decimal(written.replaceAll('.', ''))
  if (ENGLISH.test(written)) return written.replaceAll(',', '')
  return PLAIN.test(written) ? decimal(written) : undefined
}

function decimal(written: string): string {
  return written.replace(',', '.').replace(/^(-?)0+(?=\d)/, '$1')
}
