/**
 * Configured colours become classes of the style sheet, because pages have no `style` attribute.
 * One colour is one class, so that the same colour is declared once.
 */
export function colourClass(prefix: 'on' | 'ink', colour: string): string {
  return `${prefix}-${colour.slice(1).toLowerCase()}`
}

/** Class of a banner or module with this background. */
export function bannerClass(colour: string): string {
  return colourClass('on', colour)
}
