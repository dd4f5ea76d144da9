/** The position of a module in the grid, and its background. */
import type { PageModule } from '../schema/page.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { pictureOf } from './pictures.ts'
import { bannerClass } from './style-classes.ts'
import type { Picture, Placement } from './types.ts'

export function placementOf(context: ViewContext, module: PageModule): Placement {
  const { span = 12, col, colorBackground } = module
  const hasColour = colorBackground !== undefined && (module.backgroundType ?? 'color') === 'color'
  const classes = [module.class, hasColour ? bannerClass(colorBackground) : undefined].filter(
    (name) => name !== undefined,
  )
  const backgrounds = backgroundsOf(context, module)
  return compact<Placement>({
    span,
    sm: col?.sm ?? 12,
    md: col?.md ?? col?.sm ?? 12,
    lg: col?.lg ?? col?.md ?? col?.sm ?? 12,
    className: classes.length > 0 ? classes.join(' ') : undefined,
    tinted: hasColour ? true : undefined,
    backgrounds: backgrounds.length > 0 ? backgrounds : undefined,
  })
}

function backgroundsOf(context: ViewContext, module: PageModule): readonly Picture[] {
  const { backgroundType, image, images = [] } = module
  const shown = backgroundType === 'image' ? [image] : backgroundType === 'gallery' ? images : []
  return shown.flatMap((each) => pictureOf(context, each, 'banner') ?? [])
}
