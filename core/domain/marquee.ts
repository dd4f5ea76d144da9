/** The marquee of a property: the status that its agency shows over the photograph. */
import type { Text } from './locale.ts'
import { presentText } from './localised-text.ts'

export interface MarqueeFields {
  readonly Marquee?: number | undefined
  readonly MarqueeName?: Text | undefined
}

/**
 * The words of the marquee, or undefined if the property shows none. The numbers 1 to 3 have no fixed meaning and not
 * every export has them, so a name is shown without a number too; 0 hides it (docs/decisions/0012-marquee.md).
 */
export function shownMarquee({ Marquee, MarqueeName }: MarqueeFields): Text | undefined {
  return Marquee === 0 ? undefined : presentText(MarqueeName)
}
