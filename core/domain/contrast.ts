/** Contrast of colours as WCAG 2.2 defines it, for colours that agencies configure. */

/** Relative luminance, 0 to 1, of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; transparency is ignored. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): readonly number[] {
  const digits = colour.slice(1)
  const pairs = digits.length <= 4 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16))
}

/** 1 to 21. */
export function contrast(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The one of two text colours that reads better on a background. */
export function readableOn(background: string, dark: string, light: string): string {
  return contrast(background, dark) >= contrast(background, light) ? dark : light
}
