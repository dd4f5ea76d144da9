/** Icons and web manifest, from the square picture of the configuration and from its shapes. */
import type { LinkedSite } from '../site/linked.ts'
import { edgeColour } from '../site/surfaces.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import { hrefAt } from '../view/links.ts'
import type { Shell } from '../view/types.ts'
import type { PlannedPictures, PlannedSize } from './pictures.ts'

const FAVICON = 32
const TOUCH_ICON = 180
const MANIFEST_SIZES = [192, 512]

interface TextAsset {
  readonly file: OutputPath
  readonly href: string
  readonly text: string
}

export interface Icons {
  readonly links: Shell['icons']
  readonly manifest: TextAsset
  /** The SVG, if the site has one, and the manifest. */
  readonly files: readonly TextAsset[]
}

/** Browsers that support SVG choose it by this size, and the others use the PNG. */
const SCALABLE = { sizes: 'any', type: 'image/svg+xml' }

export function iconFiles(site: LinkedSite, pictures: PlannedPictures): Icons {
  const { icon, name } = site.config.site
  const sizes = icon === undefined ? [] : pictures.sizes(icon, 'icon')
  const sized = (width: number): readonly PlannedSize[] => sizes.filter((size) => size.width === width)
  const drawing = drawingOf(site)
  const { palette } = site.theme
  const manifest = textAsset(site, {
    stem: 'site',
    extension: 'webmanifest',
    text: JSON.stringify({
      name,
      short_name: name,
      start_url: hrefAt(site, '/'),
      display: 'browser',
      background_color: palette.paper,
      theme_color: edgeColour(site),
      icons: [
        ...MANIFEST_SIZES.flatMap(sized).map(({ src, width, height }) => ({
          src,
          sizes: `${width}x${height}`,
          type: 'image/png',
        })),
        ...drawing.map(({ href }) => ({ src: href, ...SCALABLE })),
      ],
    }),
  })
  return {
    manifest,
    files: [...drawing, manifest],
    links: [
      ...sized(FAVICON).map(({ src }) => ({ rel: 'icon', href: src, sizes: '32x32', type: 'image/png' })),
      ...drawing.map(({ href }) => ({ rel: 'icon', href, ...SCALABLE })),
      ...sized(TOUCH_ICON).map(({ src }) => ({ rel: 'apple-touch-icon', href: src, sizes: '180x180' })),
    ],
  }
}

/** The schema restricts paths and colours to characters that need no escaping. */
function drawingOf(site: LinkedSite): readonly TextAsset[] {
  const { iconShapes: shapes = [] } = site.config.site
  if (shapes.length === 0) return []
  const paths = shapes.map(({ path, color }) => `<path fill="${color}" d="${path}"/>`).join('')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill-rule="evenodd">${paths}</svg>`
  return [textAsset(site, { stem: 'icon', extension: 'svg', text })]
}

interface Named {
  readonly stem: string
  readonly extension: string
  readonly text: string
}

function textAsset(site: LinkedSite, { stem, extension, text }: Named): TextAsset {
  const file = `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.${extension}` as OutputPath
  return { file, href: hrefAt(site, `/${file}`), text }
}
