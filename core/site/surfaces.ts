/** The resulting colours of the parts of a page that can be configured. */
import { surfaceOf } from '../domain/palette.ts'
import type { Palette, Surface } from '../domain/palette.ts'
import type { LinkedSite } from './linked.ts'

export const CHROME = ['top-bar', 'header', 'menu', 'footer'] as const
type Chrome = (typeof CHROME)[number]

type Themed = Pick<LinkedSite, 'config' | 'theme'>

/** The configured colours of a part; undefined without configuration, where the tokens of the theme apply. */
export function chromeSurface({ config, theme }: Themed, part: Chrome): Surface | undefined {
  const configured = config[part]
  if (configured?.background === undefined && configured?.color === undefined) return undefined
  return surfaceOf(configured, { palette: theme.palette, ground: groundOf(part, theme.palette) })
}

/** The colours of the theme for the part. */
export function groundOf(part: Chrome, palette: Palette): Surface {
  return part === 'top-bar' || part === 'footer'
    ? { background: palette.slate, text: palette['on-slate'] }
    : { background: palette.paper, text: palette.ink }
}

/** A module or banner with a background, and the colour of its text. */
export function tintedSurface({ palette }: LinkedSite['theme'], background: string): Surface {
  return surfaceOf({ background }, { palette, ground: groundOf('header', palette) })
}

/** The colour that a browser paints around the page: that of its upper edge. */
export function edgeColour(site: Themed): string {
  const isShown = site.config['top-bar']?.show === true
  const surface = (isShown ? chromeSurface(site, 'top-bar') : undefined) ?? chromeSurface(site, 'header')
  return surface?.background ?? site.theme.palette.slate
}
