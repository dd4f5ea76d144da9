/**
 * Contrast of colours as WCAG 2.2 defines it. Colours are `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as the schemas
 * let them through; what is made here is `#rrggbb`.
 */

/** Text needs 4.5, the borders of fields and the focus ring need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const BORDER_CONTRAST = 3

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Red, green and blue, 0 to 255, and alpha, 0 to 1. */
function channels(colour: string): readonly [number, number, number, number] {
  const digits = colour.slice(1)
  const pairs = digits.length <= 4 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue, alpha / 255]
}

function hex(...values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 to 1. Transparency is ignored, so apply `over` first. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio, 1 to 21. */
export function contrast(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The visible colour of a translucent colour over another one. */
export function over(colour: string, backdrop: string): string {
  const [, , , alpha] = channels(colour)
  return mix(backdrop, colour, alpha)
}

/** `share` of the second colour in the first, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [red, green, blue] = channels(from)
  const [toRed, toGreen, toBlue] = channels(to)
  const between = (start: number, end: number) => start + (end - start) * share
  return hex(between(red, toRed), between(green, toGreen), between(blue, toBlue))
}

/** The colour with this opacity, as `#rrggbbaa`. */
export function translucent(colour: string, alpha: number): string {
  const [red, green, blue] = channels(colour)
  return hex(red, green, blue, alpha * 255)
}

export function isDark(colour: string): boolean {
  return contrast(colour, WHITE) > contrast(colour, BLACK)
}

/**
 * The colour with the best contrast to a background. If none is sufficient, black or white, one of which
 * always is.
 */
export function readableOn(background: string, colours: readonly string[]): string {
  const best = (among: readonly string[]) =>
    among.reduce((left, right) => (contrast(background, right) > contrast(background, left) ? right : left))
  const found = best(colours.length > 0 ? colours : [BLACK, WHITE])
  return contrast(background, found) >= TEXT_CONTRAST ? found : best([found, BLACK, WHITE])
}

/** The colour, moved towards black or white until it has enough contrast to a background. */
export function readableTone(colour: string, background: string, needed: number): string {
  const pole = isDark(background) ? WHITE : BLACK
  const steps = 50
  for (let step = 0; step < steps; step++) {
    const tone = mix(colour, pole, step / steps)
    if (contrast(tone, background) >= needed) return tone
  }
  return pole
}
