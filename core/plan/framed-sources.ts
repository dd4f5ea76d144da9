import { frameOf } from '../domain/picture-frame.ts'
import { hashOf } from '../system/hash.ts'
import { share } from './picture-recipes.ts'
import type { LocalPicture, PictureSource } from './pictures.ts'

/** The pictures with the parts of them that references name. A picture that stays on its host is shown as a whole. */
export function withFramedSources(
  refs: Iterable<string>,
  sources: ReadonlyMap<string, PictureSource>,
): ReadonlyMap<string, PictureSource> {
  const framed = new Map<string, PictureSource>()
  for (const ref of refs) {
    const { file } = frameOf(ref)
    const source = file === ref ? undefined : sources.get(file)
    if (source !== undefined) framed.set(ref, source.location === null ? source : partOf(source, ref))
  }
  return framed.size === 0 ? sources : new Map([...sources, ...framed])
}

/** A separate picture for all later stages, made from the same file. */
function partOf(source: LocalPicture, ref: string): LocalPicture {
  const { file, crop = { Left: 0, Top: 0, Width: 100, Height: 100 }, focus } = frameOf(ref)
  const width = share(source.width, crop.Width, 100)
  const height = share(source.height, crop.Height, 100)
  const left = Math.min(Math.round((source.width * crop.Left) / 100), source.width - width)
  const top = Math.min(Math.round((source.height * crop.Top) / 100), source.height - height)
  const part = { of: source.hash, left, top, focus }
  return {
    ...source,
    width,
    height,
    hash: hashOf(`${source.hash} ${ref.slice(file.length)}`),
    part,
  }
}
