/** Icons and web manifest, from the square picture of the configuration. */
import type { LinkedSite } from '../site/linked.ts'
import { edgeColour } from '../site/surfaces.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { Shell } from '../view/types.ts'
import type { PlannedPictures, PlannedSize } from './pictures.ts'

const FAVICON = 32
const TOUCH_ICON = 180
const MANIFEST_SIZES = [192, 512]

export interface Icons {
  readonly links: Shell['icons']
  readonly manifest: { readonly file: OutputPath; readonly href: string; readonly text: string }
}

export function iconFiles(site: LinkedSite, pictures: PlannedPictures): Icons {
  const { icon, name } = site.config.site
  const sizes = icon === undefined ? [] : pictures.sizes(icon, 'icon')
  const sized = (width: number): readonly PlannedSize[] => sizes.filter((size) => size.width === width)
  const text = JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: site.theme.palette.paper,
    theme_color: edgeColour(site),
    icons: MANIFEST_SIZES.flatMap(sized).map(({ src, width, height }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
    })),
  })
  const file = `${ASSET_FOLDER}/site.${shortHash(hashOf(text))}.webmanifest` as OutputPath
  return {
    manifest: { file, href: `/${file}`, text },
    links: [
      ...sized(FAVICON).map(({ src }) => ({ rel: 'icon', href: src, sizes: '32x32', type: 'image/png' })),
      ...sized(TOUCH_ICON).map(({ src }) => ({ rel: 'apple-touch-icon', href: src, sizes: '180x180' })),
    ],
  }
}
