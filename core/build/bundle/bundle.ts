/**
 * Stage 4: templates, client scripts and styles -> one module that renders pages, and the files that pages load. The
 * cache stores the result by the hash of its sources.
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

/**
 * The files as the bundler makes them. Names contain hashes, except that of the style sheet, which is joined with the
 * rules of the site later.
 */
export interface Bundle {
  readonly hash: Hash
  readonly templates: TemplateHashes
  /** The module that exports `renderPage`; its source map lies beside it. */
  readonly entry: string
  readonly css: string
  /** The name of the style sheet of the owner portal. */
  readonly portalStyles: string
  /** The name of the style sheet of pages that are opened rarely. */
  readonly furtherStyles: string
  /** The name of the style sheet for printers. */
  readonly printStyles: string
  readonly icons: string
  readonly scripts: Readonly<Record<ClientScript, string>>
  /** Names below the output folder -> content in base64: scripts with their shared parts, style sheets and fonts. */
  readonly assets: Readonly<Record<string, string>>
  readonly fonts: readonly string[]
}

/** The folder below the cache folder, with one folder for each state of the templates. */
export const TEMPLATES_FOLDER = 'templates'

/** The packages that the bundle contains, or that make it. */
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
  /** The code of the system error because of which the cache could not store the bundle. */
  readonly unkept?: string
}

export interface BundlePorts {
  readonly files: Files
  readonly tree: TemplateTree
  readonly cacheFolder: string
  /** Whether to bundle again even if the cache has the bundle. */
  readonly fresh: boolean
  /** `buildBundle`, in this process or in another one. */
  readonly build: (tree: TemplateTree) => Promise<BuiltBundle>
  /** The folder of the renderer if the cache cannot be written. */
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

/** The source map from the lines of the module to those of the templates. */
export function mapOf(entry: string): string {
  return `${entry}.map`
}

/**
 * The hash of everything that the bundle is made of. It distinguishes the files of the site from those that they
 * replace.
 */
export function bundleName({ names, own, renderer }: TemplateTree): Hash {
  const templates = [...names].map((name) => `${name}\n${packageText(name)}`)
  const texts = [renderer, ...rendererTexts(renderer), ...templates]
  const replaced = [...own].sort(([one], [other]) => (one < other ? -1 : 1))
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`)
  const owns = replaced.map(([name, { bytes }]) => `own ${name} ${hashOf(bytes)}`)
  return hashParts([VERSION, compiledHashes().bundlers, ...packages, ...texts, ...owns])
}

/** A bundle contains its own checksum, so a damaged bundle is made again. */
function sealed(bundle: Bundle, map: string): Sealed {
  const { entry: _, ...rest } = bundle
  return { seal: hashOf(JSON.stringify(rest)), map: hashOf(map), bundle: rest }
}

interface Sealed {
  readonly seal: Hash
  /** The hash of the source map, without which errors could not be traced to lines of templates. */
  readonly map: Hash
  readonly bundle: Omit<Bundle, 'entry'>
}

/** Null if there is no bundle, or it differs from what was written. */
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
