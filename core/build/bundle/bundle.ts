/**
 * Stage 4: templates, client scripts and styles -> one module that renders pages, and the files that pages load.
 * Kept in the cache by the hash of its sources.
 */
import path from 'node:path'
import type { Files } from '../../system/files.ts'
import { hashOf, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { TemplateHashes } from '../../plan/identity.ts'
import { isSystemError } from '../environment.ts'
import type { BuiltBundle, ClientScript } from './build-bundle.ts'
import { VERSION, versionOf } from '../../system/package-root.ts'
import { rendererTexts } from './string-renderer.ts'
import { packageText } from './template-tree.ts'
import { compiledHashes } from './toolchain.ts'
import type { TemplateTree } from './template-tree.ts'

/** Files as they leave the bundler; names are hashed, but for the style sheet, which the site's own rules join. */
export interface Bundle {
  readonly hash: Hash
  readonly templates: TemplateHashes
  /** The module that exports `renderPage`; its source map lies beside it. */
  readonly entry: string
  readonly css: string
  /** Name of the owner portal's own style sheet. */
  readonly portalStyles: string
  /** Name of the style sheet of the pages that are opened seldom. */
  readonly furtherStyles: string
  /** Name of the style sheet for printers. */
  readonly printStyles: string
  readonly icons: string
  readonly scripts: Readonly<Record<ClientScript, string>>
  /** Name below the output folder -> base64. Scripts with their shared parts and style sheets, and fonts. */
  readonly assets: Readonly<Record<string, string>>
  readonly fonts: readonly string[]
}

/** Below the cache folder: a folder for each state of the templates. */
export const TEMPLATES_FOLDER = 'templates'

/** What ends up in the bundle, or makes it. */
const PACKAGES = [
  'react',
  'react-dom',
  'vite',
  'lightningcss',
  'leaflet',
  'lean-qr',
  '@fontsource/besley',
  '@fontsource-variable/special-gothic',
] as const

export interface Bundled {
  readonly bundle: Bundle
  /** Why the cache could not keep it: the code of the system. */
  readonly unkept?: string
}

export interface BundlePorts {
  readonly files: Files
  readonly tree: TemplateTree
  readonly cacheFolder: string
  /** Bundle anew, whatever the cache holds. */
  readonly fresh: boolean
  /** `buildBundle`, here or in a process of its own. */
  readonly build: (tree: TemplateTree) => Promise<BuiltBundle>
  /** Where the renderer is put when the cache cannot be written. */
  readonly spareFolder: string
}

export async function bundleTemplates({
  files,
  tree,
  cacheFolder,
  fresh,
  build,
  spareFolder,
}: BundlePorts): Promise<Bundled> {
  const hash = bundleName(tree)
  const folder = path.join(cacheFolder, TEMPLATES_FOLDER, hash)
  const known = fresh ? null : await readBundle(files, folder)
  if (known) return { bundle: known }
  const { code, map, templates, client } = await build(tree)
  const bundle: Bundle = { hash: hashOf(code), templates, entry: path.join(folder, 'entry.mjs'), ...client }
  try {
    await files.writeAtomic(bundle.entry, code)
    await files.writeAtomic(mapOf(bundle.entry), map)
    await files.writeAtomic(path.join(folder, 'bundle.json'), JSON.stringify(sealed(bundle, map)))
    return { bundle }
  } catch (error) {
    if (!isSystemError(error)) throw error
    const entry = path.join(spareFolder, hash, 'entry.mjs')
    await files.write(entry, code)
    await files.write(mapOf(entry), map)
    return { bundle: { ...bundle, entry }, unkept: error.code }
  }
}

/** Leads from the lines of the module to those of the templates. */
export function mapOf(entry: string): string {
  return `${entry}.map`
}

/** Hash of everything that the bundle is made of: the site's own files are told from those that they replace. */
export function bundleName({ names, own, renderer }: TemplateTree): Hash {
  const templates = [...names].map((name) => `${name}\n${packageText(name)}`)
  const texts = [renderer, ...rendererTexts(renderer), ...templates]
  const replaced = [...own].sort(([one], [other]) => (one < other ? -1 : 1))
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`)
  const owns = replaced.map(([name, { bytes }]) => `own ${name} ${hashOf(bytes)}`)
  return hashParts([VERSION, compiledHashes().bundlers, ...packages, ...texts, ...owns])
}

/** A bundle carries its own checksum: a damaged cache is made again. */
function sealed(bundle: Bundle, map: string): Sealed {
  const { entry: _, ...rest } = bundle
  return { seal: hashOf(JSON.stringify(rest)), map: hashOf(map), bundle: rest }
}

interface Sealed {
  readonly seal: Hash
  /** Of the source map: without it errors could not be led back to their lines. */
  readonly map: Hash
  readonly bundle: Omit<Bundle, 'entry'>
}

/** null where there is none, or not what was written. */
export async function readBundle(files: Files, folder: string): Promise<Bundle | null> {
  try {
    const entry = path.join(folder, 'entry.mjs')
    const text = await files.readText(path.join(folder, 'bundle.json'))
    const { seal, map, bundle } = JSON.parse(text) as Sealed
    if (seal !== hashOf(JSON.stringify(bundle))) return null
    const [code, mapping] = [await files.read(entry), await files.read(mapOf(entry))]
    return bundle.hash === hashOf(code) && map === hashOf(mapping) ? { ...bundle, entry } : null
  } catch {
    return null
  }
}
