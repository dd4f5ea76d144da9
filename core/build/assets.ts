/** Names of the files that pages load, by their content: hosts may keep them for ever. */
import type { LinkedSite } from '../site/linked.ts'
import type { FileJob } from '../plan/jobs.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { Assets } from '../view/context.ts'
import { pageClass } from '../view/content-page.ts'
import type { Bundle } from './bundle.ts'
import { siteStylesheet } from './styles.ts'

export interface AssetFiles {
  readonly assets: Assets
  readonly files: readonly FileJob[]
  readonly fonts: readonly string[]
}

export function assetFiles(
  bundle: Bundle,
  site: LinkedSite,
  pageStyles: ReadonlyMap<string, string>,
): AssetFiles {
  const stylesheet = named('site', 'css', siteStylesheet(bundle.css, site))
  const sprite = named('icons', 'svg', bundle.icons)
  const pages = [...pageStyles].map(([original, css]) => ({
    original,
    job: named(pageClass(original), 'css', css),
  }))
  // Pages of one class and one css share a file.
  const pageFiles = new Map(pages.map(({ job }) => [job.file, job]))
  const bundled = Object.entries(bundle.assets).map(([file, base64]): FileJob => {
    return {
      file: file as OutputPath,
      name: 'the templates',
      at: [],
      content: { bytes: Buffer.from(base64, 'base64') },
    }
  })
  return {
    assets: {
      stylesheet: `/${stylesheet.file}`,
      script: `/${bundle.scripts.main}`,
      languageScript: `/${bundle.scripts.language}`,
      sprite: `/${sprite.file}`,
      pageStylesheets: new Map(pages.map(({ original, job }) => [original, `/${job.file}`])),
    },
    files: [stylesheet, sprite, ...pageFiles.values(), ...bundled],
    fonts: bundle.fonts.map((file) => `/${file}`),
  }
}

function named(stem: string, extension: string, text: string): FileJob {
  const file = `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.${extension}` as OutputPath
  return { file, name: 'the templates', at: [], content: { text } }
}

/** Stand-ins for checking: no page is rendered, so no file needs to exist. */
export const UNBUILT_ASSETS: AssetFiles = {
  assets: { stylesheet: '', script: '', languageScript: '', sprite: '', pageStylesheets: new Map() },
  files: [],
  fonts: [],
}
