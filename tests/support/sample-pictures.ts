/** Pictures of the samples. The caller gives the address of their variants. */
import type { Picture } from '../../core/view/types.ts'

export type PictureMaker = (name: string, alt: string) => Picture

export function pictureMaker(base: string): PictureMaker {
  return (name, alt) => {
    const { widths, width, height } = shapeOf(name)
    const at = (size: number) => `${base}/${name}-${size}.webp`
    return {
      src: at(widths.at(-1) ?? width),
      srcset: widths.map((size) => `${at(size)} ${size}w`).join(', '),
      type: 'image/webp',
      width,
      height,
      alt,
    }
  }
}

function shapeOf(name: string) {
  if (name.startsWith('banner')) return { widths: [600, 1920], width: 1920, height: 880 }
  if (name.startsWith('floorplan')) return { widths: [400, 600, 1360], width: 1360, height: 1108 }
  return { widths: [250, 400, 600, 1360], width: 1360, height: 907 }
}
