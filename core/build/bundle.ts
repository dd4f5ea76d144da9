/**
 * Stage 4: templates, client scripts and styles -> one module that renders pages, and the files that pages load.
 * Kept in the cache by the hash of its sources. The only module that knows vite.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import glob from 'fast-glob'
import type { Files } from '../system/files.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { RenderPage } from '../view/types.ts'
import { isSystemError } from './environment.ts'
import { PACKAGE_ROOT, VERSION, versionOf } from './package-root.ts'

/** Files as they leave the bundler; names are hashed, but for the style sheet, which the site's own rules join. */
export interface Bundle {
  readonly hash: Hash
  /** The module that exports `renderPage`. */
  readonly entry: string
  readonly css: string
  readonly icons: string
  readonly scripts: Readonly<Record<ClientScript, string>>
  /** Name below the output folder -> base64. Scripts with their shared parts, and fonts. */
  readonly assets: Readonly<Record<string, string>>
  readonly fonts: readonly string[]
}

const CLIENT_SCRIPTS = { main: 'templates/client/main.ts', language: 'templates/client/language.ts' } as const
export type ClientScript = keyof typeof CLIENT_SCRIPTS

/** Raised when the same sources give another bundle: a new bundler, or other options. */
const BUNDLE_VERSION = 1

/** What ends up in the bundle, or makes it. */
const PACKAGES = [
  'react',
  'react-dom',
  'vite',
  'lightningcss',
  '@fontsource-variable/besley',
  '@fontsource-variable/special-gothic',
] as const

export interface Bundled {
  readonly bundle: Bundle
  /** Why the cache could not keep it: the code of the system. */
  readonly unkept?: string
}

export interface BundlePorts {
  readonly files: Files
  readonly cacheFolder: string
  /** Where the renderer is put when the cache cannot be written. */
  readonly spareFolder: string
}

export async function bundleTemplates({ files, cacheFolder, spareFolder }: BundlePorts): Promise<Bundled> {
  const hash = await sourceHash(files)
  const folder = path.join(cacheFolder, 'templates', hash)
  const known = await readBundle(files, folder)
  if (known) return { bundle: known }
  const icons = await files.readText(path.join(PACKAGE_ROOT, 'templates/icons.svg'))
  const server = await buildServer()
  const client = { ...(await buildClient()), icons }
  const bundle: Bundle = { hash: hashOf(server), entry: path.join(folder, 'entry.mjs'), ...client }
  try {
    await files.writeAtomic(bundle.entry, server)
    await files.writeAtomic(path.join(folder, 'bundle.json'), JSON.stringify(sealed(bundle)))
    return { bundle }
  } catch (error) {
    if (!isSystemError(error)) throw error
    const entry = path.join(spareFolder, hash, 'entry.mjs')
    await files.write(entry, server)
    return { bundle: { ...bundle, entry }, unkept: error.code }
  }
}

/** Loads the rendering module. Each build of the templates has its own address, so a new one is never mixed with an old. */
export async function loadRenderer(bundle: Bundle): Promise<RenderPage> {
  const { renderPage } = (await import(pathToFileURL(bundle.entry).href)) as { renderPage: RenderPage }
  return renderPage
}

/** Everything that the bundle is made of. */
async function sourceHash(files: Files): Promise<Hash> {
  const names = await glob(['templates/**/*', 'core/domain/**/*.ts', 'core/view/types.ts'], {
    cwd: PACKAGE_ROOT,
    ignore: ['**/tsconfig.json'],
  })
  const texts = await Promise.all(
    names.sort().map(async (name) => `${name}\n${await files.readText(path.join(PACKAGE_ROOT, name))}`),
  )
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`)
  return hashParts([String(BUNDLE_VERSION), VERSION, ...packages, ...texts])
}

/** A bundle carries its own checksum: a damaged cache is made again. */
function sealed(bundle: Bundle): { readonly seal: Hash; readonly bundle: Omit<Bundle, 'entry'> } {
  const { entry: _, ...rest } = bundle
  return { seal: hashOf(JSON.stringify(rest)), bundle: rest }
}

async function readBundle(files: Files, folder: string): Promise<Bundle | null> {
  try {
    const entry = path.join(folder, 'entry.mjs')
    const { seal, bundle } = JSON.parse(await files.readText(path.join(folder, 'bundle.json'))) as ReturnType<
      typeof sealed
    >
    const isWhole = seal === hashOf(JSON.stringify(bundle)) && bundle.hash === hashOf(await files.read(entry))
    return isWhole ? { ...bundle, entry } : null
  } catch {
    return null
  }
}

async function buildServer(): Promise<string> {
  const output = await runVite({
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'templates/entry.tsx',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', codeSplitting: false } },
    },
  })
  const [entry] = output
  if (entry?.type !== 'chunk') throw new Error('the templates gave no module')
  return entry.code
}

async function buildClient(): Promise<Omit<Bundle, 'hash' | 'entry' | 'icons'>> {
  const output = await runVite({
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { ...CLIENT_SCRIPTS, site: 'templates/styles/index.css' },
        output: {
          entryFileNames: '_a/[name].[hash].js',
          chunkFileNames: '_a/[name].[hash].js',
          assetFileNames: '_a/[name].[hash][extname]',
        },
      },
    },
  })
  const css = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const assets: Record<string, string> = {}
  const scripts: Partial<Record<ClientScript, string>> = {}
  for (const file of output) {
    const isStyle = file.fileName.endsWith('.css') || (file.type === 'chunk' && file.name === 'site')
    if (isStyle) continue
    const content = file.type === 'chunk' ? file.code : file.source
    assets[file.fileName] = Buffer.from(content).toString('base64')
    if (file.type === 'chunk' && file.isEntry && file.name in CLIENT_SCRIPTS)
      scripts[file.name as ClientScript] = file.fileName
  }
  const names = Object.keys(assets).sort()
  return {
    css: css?.type === 'asset' ? Buffer.from(css.source).toString('utf8') : '',
    scripts: scripts as Bundle['scripts'],
    assets: Object.fromEntries(names.map((name) => [name, assets[name] ?? ''])),
    fonts: names.filter((name) => name.endsWith('.woff2')),
  }
}

/** React's development build renders eight times slower: production is fixed here, whatever the environment says. */
async function runVite(config: import('vite').InlineConfig) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root: PACKAGE_ROOT,
    base: '/',
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ...config,
    build: { write: false, target: 'es2022', ...config.build },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (first === undefined || !('output' in first)) throw new Error('vite gave no output')
  return first.output
}
