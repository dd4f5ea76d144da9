/** Names the files that pages load by their content, so hosts may keep them for ever. */
import type { Localised } from '../../domain/locale.ts'
import { basePathOf } from '../../domain/site-address.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { FileJob } from '../../plan/jobs.ts'
import { hashOf, shortHash } from '../../system/hash.ts'
import { ASSET_FOLDER } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { Assets } from '../../view/context.ts'
import { pageClass } from '../../view/content-page.ts'
import type { Bundle } from './bundle.ts'
import { spriteOf } from './sprite.ts'
import { siteStylesheet } from './styles.ts'
import { fontsInUse } from './theme-css.ts'

export interface AssetFiles {
  readonly assets: Assets
  readonly files: readonly FileJob[]
  readonly fonts: readonly string[]
}

export interface AssetInput {
  readonly site: LinkedSite
  readonly pageStyles: ReadonlyMap<string, string>
  readonly dialogs: Localised<string>
  /** The texts of the script of forms, as JSON. */
  readonly formTexts: Localised<string>
  /** The texts of the script of the owner portal, as JSON. */
  readonly portalTexts: Localised<string>
}

export function assetFiles(bundle: Bundle, input: AssetInput): AssetFiles {
  const { site, pageStyles, dialogs, formTexts } = input
  const root = `${basePathOf(site.config.site.url)}/`
  const stylesheet = named('site', 'css', siteStylesheet(bundle.css, site))
  const sprite = named('icons', 'svg', spriteOf(bundle.icons))
  const pages = [...pageStyles].map(([original, css]) => ({
    original,
    job: named(pageClass(original), 'css', css),
  }))
  // Pages with the same class and css share a file.
  const pageFiles = new Map(pages.map(({ job }) => [job.file, job]))
  // The file does not have the name of a page, because hosts rewrite pages and visitors could open it as one.
  const consent = namedByLocale('consent', 'txt', dialogs)
  const texts = namedByLocale('form', 'json', formTexts)
  const portal = namedByLocale('portal', 'json', input.portalTexts)
  const bundled = bundledFiles(bundle)
  return {
    assets: {
      stylesheet: `${root}${stylesheet.file}`,
      formStylesheet: formSheet(bundled, root),
      ...bundledAddresses(bundle, root),
      portalTexts: addresses(portal, root),
      sprite: `${root}${sprite.file}`,
      pageStylesheets: new Map(pages.map(({ original, job }) => [original, `${root}${job.file}`])),
      consent: addresses(consent, root),
      formTexts: addresses(texts, root),
    },
    files: [
      stylesheet,
      sprite,
      ...pageFiles.values(),
      ...[...consent, ...texts, ...portal].map(([, job]) => job),
      ...bundled,
    ],
    fonts: fontsInUse(site.theme, bundle.fonts).map((file) => `${root}${file}`),
  }
}

function bundledAddresses({ scripts, ...bundle }: Bundle, root: string) {
  return {
    script: `${root}${scripts.main}`,
    languageScript: `${root}${scripts.language}`,
    addressScript: `${root}${scripts.address}`,
    mapScript: `${root}${scripts.map}`,
    portalScript: `${root}${scripts.portal}`,
    portalStylesheet: `${root}${bundle.portalStyles}`,
    furtherStylesheet: `${root}${bundle.furtherStyles}`,
    printStylesheet: `${root}${bundle.printStyles}`,
  }
}

function bundledFiles({ assets }: Bundle): readonly FileJob[] {
  return Object.entries(assets).map(([file, base64]) => ({
    file: file as OutputPath,
    name: 'the templates',
    at: [],
    content: { bytes: Buffer.from(base64, 'base64') },
  }))
}

/** The style sheet that the script of forms loads. */
function formSheet(files: readonly FileJob[], root: string): string | undefined {
  return files.map(({ file }) => `${root}${file}`).find((address) => /\/live-form\.[^/]+\.css$/.test(address))
}

type Named = readonly (readonly [locale: string, job: FileJob])[]

function namedByLocale(stem: string, extension: string, texts: Localised<string>): Named {
  return Object.entries(texts).map(([locale, text]) => [locale, named(`${stem}-${locale}`, extension, text)])
}

function addresses(files: Named, root: string): Localised<string> {
  return Object.fromEntries(files.map(([locale, { file }]) => [locale, `${root}${file}`]))
}

function named(stem: string, extension: string, text: string): FileJob {
  const file = `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.${extension}` as OutputPath
  return { file, name: 'the templates', at: [], content: { text } }
}

/** Placeholder names for checks: no page is rendered, so no file needs to exist. */
export const UNBUILT_ASSETS: AssetFiles = {
  assets: {
    stylesheet: '',
    formStylesheet: undefined,
    script: '',
    languageScript: '',
    addressScript: '',
    mapScript: '',
    portalScript: '',
    portalStylesheet: '',
    furtherStylesheet: '',
    printStylesheet: '',
    portalTexts: {},
    sprite: '',
    pageStylesheets: new Map(),
    consent: {},
    formTexts: {},
  },
  files: [],
  fonts: [],
}
