/** The bundler at work: templates -> the module that renders pages, and the files that pages load. */
import path from 'node:path'
import type { Bundle } from './bundle.ts'
import { PACKAGE_ROOT } from './package-root.ts'
import { MAIN_STYLES } from './template-styles.ts'
import { textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'
import { runVite, templateName } from './vite.ts'
import type { Rolldown } from './vite.ts'

const CLIENT_SCRIPTS = {
  main: 'templates/client/main.ts',
  language: 'templates/client/language.ts',
  map: 'templates/client/map-page/map.ts',
} as const
export type ClientScript = keyof typeof CLIENT_SCRIPTS

/** With the map that leads from its lines to those of the templates. */
export async function buildServer(
  tree: TemplateTree,
): Promise<{ readonly code: string; readonly map: string }> {
  const output = await runVite(tree, {
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'templates/entry.tsx',
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', codeSplitting: false } },
    },
  })
  const [entry] = output
  if (entry?.type !== 'chunk') throw new Error('the templates gave no module')
  return { code: entry.code, map: JSON.stringify(withNames(entry.map)) }
}

/** A map that names the templates by their place in the package, and does not repeat them. */
function withNames(map: Rolldown.SourceMap | null) {
  const nameOf = (source: string) => templateName(path.resolve(PACKAGE_ROOT, 'dist', source)) ?? ''
  return { ...map, sources: (map?.sources ?? []).map(nameOf), sourcesContent: undefined }
}

/** Browsers of December 2023 and later: nested rules stay nested, which makes the sheet a twentieth smaller. */
const STYLE_TARGET = ['chrome120', 'safari17.2', 'firefox121']

/**
 * Files are asked for and compressed each by itself: what several scripts share and every page loads lies in one, and what
 * reads fragments in another.
 */
const SHARED = [
  {
    name: 'base',
    test: /\/client\/(?:idle|language-choice|late|motion|once|retry|storage|styles)\.ts$|preload-helper/,
  },
  { name: 'fragment', test: /\/client\/fragment\.ts$/ },
]

export async function buildClient(tree: TemplateTree): Promise<Omit<Bundle, 'hash' | 'entry'>> {
  const output = await runVite(tree, {
    build: {
      cssMinify: 'lightningcss',
      cssTarget: STYLE_TARGET,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { ...CLIENT_SCRIPTS, site: MAIN_STYLES },
        output: {
          entryFileNames: '_a/[name].[hash].js',
          chunkFileNames: '_a/[name].[hash].js',
          assetFileNames: '_a/[name].[hash][extname]',
          codeSplitting: { groups: SHARED },
        },
      },
    },
  })
  const css = output.find((file) => file.type === 'asset' && /^_a\/site\..*\.css$/.test(file.fileName))
  const assets: Record<string, string> = {}
  const scripts: Partial<Record<ClientScript, string>> = {}
  for (const file of output) {
    if (file === css || (file.type === 'chunk' && file.name === 'site')) continue
    const content = file.type === 'chunk' ? file.code : file.source
    assets[file.fileName] = Buffer.from(content).toString('base64')
    if (file.type === 'chunk' && file.isEntry && file.name in CLIENT_SCRIPTS)
      scripts[file.name as ClientScript] = file.fileName
  }
  const names = Object.keys(assets).sort()
  return {
    css: css?.type === 'asset' ? Buffer.from(css.source).toString('utf8') : '',
    icons: await textOf(tree, 'templates/icons.svg'),
    scripts: scripts as Bundle['scripts'],
    assets: Object.fromEntries(names.map((name) => [name, assets[name] ?? ''])),
    fonts: names.filter((name) => name.endsWith('.woff2')),
  }
}
