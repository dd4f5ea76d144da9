/** Configured colours without enough contrast to each other (WCAG 2.2, 1.4.3 and 1.4.11). */
import { BORDER_CONTRAST, contrast, over, readableTone, TEXT_CONTRAST } from '../domain/contrast.ts'
import { groupBy } from '../domain/group-by.ts'
import { PHOTOGRAPHS } from '../domain/palette.ts'
import type { ColourToken, Palette } from '../domain/palette.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { LinkedSite } from './linked.ts'
import { pointAtConfig } from './records.ts'
import { CHROME, chromeSurface, groundOf } from './surfaces.ts'
import type { LinkedTheme } from './theme.ts'

interface Pair {
  readonly front: ColourToken
  readonly grounds: readonly ColourToken[]
  readonly needed: number
}

/** Tokens that are used on each other in the templates. */
export const TOKEN_PAIRS: readonly Pair[] = [
  { front: 'ink', grounds: ['paper', 'chalk', 'stone'], needed: TEXT_CONTRAST },
  { front: 'mute', grounds: ['paper', 'chalk', 'stone'], needed: TEXT_CONTRAST },
  { front: 'brick', grounds: ['paper'], needed: TEXT_CONTRAST },
  { front: 'on-brick', grounds: ['brick', 'brick-deep'], needed: TEXT_CONTRAST },
  { front: 'error', grounds: ['paper'], needed: TEXT_CONTRAST },
  { front: 'on-slate', grounds: ['slate'], needed: TEXT_CONTRAST },
  { front: 'mist', grounds: ['slate'], needed: TEXT_CONTRAST },
  { front: 'on-plate', grounds: ['plate'], needed: TEXT_CONTRAST },
  // The focus ring, and the borders of fields.
  { front: 'ring', grounds: ['paper', 'chalk', 'stone'], needed: BORDER_CONTRAST },
  { front: 'brick', grounds: ['chalk', 'stone'], needed: BORDER_CONTRAST },
  { front: 'edge', grounds: ['paper'], needed: BORDER_CONTRAST },
]

export function checkContrast(site: Pick<LinkedSite, 'config' | 'theme'>): readonly Problem[] {
  const { theme } = site
  const themes = theme.dark === undefined ? [theme] : [theme, theme.dark]
  const found = [...themes.flatMap(themeProblems), ...chromeProblems(site), ...linkProblems(site)]
  // Themes for light and dark share problems, so equal ones are reported once.
  return [...new Map(found.map((each) => [`${each.message} ${JSON.stringify(each.at)}`, each])).values()]
}

interface Meeting {
  readonly what: string
  readonly front: string
  readonly ground: string
  readonly needed: number
  readonly at: Pointer | undefined
}

/** Only configured colours are reported. Tests check the default ones. */
function problemOf({ what, front, ground, needed, at }: Meeting): readonly Problem[] {
  const ratio = contrast(front, ground)
  if (at === undefined || ratio >= needed) return []
  const better = readableTone(front, ground, needed)
  return [problem('AS6004', { what, front, ground, ratio, needed, better }, { at })]
}

function worse(left: Meeting, right: Meeting): Meeting {
  return contrast(right.front, right.ground) < contrast(left.front, left.ground) ? right : left
}

function themeProblems({ palette, places }: LinkedTheme): readonly Problem[] {
  const pairs = TOKEN_PAIRS.flatMap(({ front, grounds, needed }) => {
    const meetings = grounds.map((ground) => ({
      what: `"${front}" on "${ground}"`,
      front: palette[front],
      ground: palette[ground],
      needed,
      at: places.get(front) ?? places.get(ground),
    }))
    // A colour that is readable on its worst ground is readable on all.
    const byPlace = groupBy(meetings, ({ at }) => [at])
    return [...byPlace.values()].flatMap((same) => problemOf(same.reduce(worse)))
  })
  return [...pairs, ...lintelProblems(palette, places)]
}

/** The header over a picture, for any picture. */
function lintelProblems(palette: Palette, places: LinkedTheme['places']): readonly Problem[] {
  const [worst = palette.lintel] = PHOTOGRAPHS.map((photograph) => over(palette.lintel, photograph)).sort(
    (left, right) => contrast(left, palette['on-slate']) - contrast(right, palette['on-slate']),
  )
  return problemOf({
    what: '"on-slate" on "lintel" over a picture',
    front: palette['on-slate'],
    ground: worst,
    needed: TEXT_CONTRAST,
    at: places.get('lintel') ?? places.get('on-slate'),
  })
}

function chromeProblems(site: Pick<LinkedSite, 'config' | 'theme'>): readonly Problem[] {
  return CHROME.flatMap((part) => {
    const surface = chromeSurface(site, part)
    if (surface === undefined) return []
    const key = site.config[part]?.color === undefined ? 'background' : 'color'
    const { text: front, background: ground } = surface
    const at = pointAtConfig(part, key)
    return problemOf({ what: 'the text', front, ground, needed: TEXT_CONTRAST, at })
  })
}

/** Links of the top bar may have a colour of their own. */
function linkProblems(site: Pick<LinkedSite, 'config' | 'theme'>): readonly Problem[] {
  const bar = site.config['top-bar']
  if (!bar?.show) return []
  const { background } = chromeSurface(site, 'top-bar') ?? groundOf('top-bar', site.theme.palette)
  return (['left', 'right'] as const).flatMap((side) =>
    (bar[side] ?? []).flatMap(({ color, status }, index) =>
      color === undefined || status !== 'Published'
        ? []
        : problemOf({
            what: 'the link',
            front: over(color, background),
            ground: background,
            needed: TEXT_CONTRAST,
            at: pointAtConfig('top-bar', side, index, 'color'),
          }),
    ),
  )
}
