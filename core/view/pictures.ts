import type { Image } from '../schema/page.ts'
import type { PictureItem } from '../schema/record-files.ts'
import { compact } from './context.ts'
import type { RecipeName, ViewContext } from './context.ts'
import { saidName } from './text.ts'
import type { Said } from './text.ts'
import type { Picture } from './types.ts'

/** A picture of the content, or undefined if the file is missing. */
export function pictureOf(
  context: ViewContext,
  image: Image | undefined,
  recipe: RecipeName,
): Picture | undefined {
  const found = image && context.pictures.of(image.url, recipe)
  return found && { ...found, ...altOf(saidName(context, image.alt), '') }
}

/** A picture of a property or project. `fallbackAlt` describes it if the data does not. */
export function photoOf(
  context: ViewContext,
  item: PictureItem | undefined,
  { recipe, fallbackAlt }: { recipe: RecipeName; fallbackAlt: () => string },
): Picture | undefined {
  const found = item && context.pictures.of(item.Url, recipe)
  if (!found) return undefined
  const said = saidName(context, item.Name)
  const alt = altOf(said, said === undefined ? fallbackAlt() : '')
  const focus = item.Focus && { focus: item.Focus }
  if (found.width !== undefined && found.height !== undefined) return { ...found, ...focus, ...alt }
  // A picture on another host is not measured, so its size is that of the data.
  const { Width: width, Height: height } = item
  return { ...compact({ width, height }), ...found, ...focus, ...alt }
}

function altOf(said: Said | undefined, otherwise: string): Pick<Picture, 'alt' | 'altLang'> {
  if (said === undefined) return { alt: otherwise }
  return compact<Pick<Picture, 'alt' | 'altLang'>>({ alt: said.text, altLang: said.lang })
}
