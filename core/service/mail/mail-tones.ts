/** The colours of a mail: those of the site, and derived ones. */
import { contrast, isDark, mix, readableOn, readableTone, TEXT_CONTRAST } from '../../domain/contrast.ts'
import type { ServiceSite } from '../../schema/service-site.ts'

export interface Tones {
  readonly paper: string
  readonly ink: string
  readonly mute: string
  readonly line: string
  /** Links in a text. */
  readonly link: string
}

export interface MailTones extends Tones {
  readonly button: { readonly ground: string; readonly text: string }
  /** For mail programs with a dark theme; absent if the site is already dark. */
  readonly dark?: Tones
}

const WHITE = '#ffffff'

export function mailTones({ paper, ink, accent }: ServiceSite['colours']): MailTones {
  return {
    ...tonesOn(paper, ink, accent),
    button: { ground: accent, text: readableOn(accent, [paper, ink, WHITE]) },
    ...(isDark(paper) ? {} : { dark: tonesOn(isDark(ink) ? ink : '#16191a', paper, accent) }),
  }
}

function tonesOn(paper: string, ink: string, accent: string): Tones {
  const text = contrast(ink, paper) < TEXT_CONTRAST ? readableOn(paper, [ink]) : ink
  return {
    paper,
    ink: text,
    mute: readableTone(mix(text, paper, 0.35), paper, TEXT_CONTRAST),
    line: mix(text, paper, 0.8),
    link: readableTone(accent, paper, TEXT_CONTRAST),
  }
}
