/** Runs the bundler: templates -> the module that renders pages, and the files that pages load. */
import path from 'node:path'
import { Features } from 'lightningcss'
import type { TemplateHashes } from '../../plan/identity.ts'
import type { Bundle } from './bundle.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import { partsOf, rememberLast } from './bundle-parts.ts'
import { SLOTS, templateHashes } from './template-hashes.ts'
import { STRING_MODULES } from './string-renderer.ts'
import { FURTHER_STYLES, MAIN_STYLES, PORTAL_STYLES, PRINT_STYLES } from './template-styles.ts'
import { textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'
import { importGraph, runVite, templateName } from './vite.ts'
import type { Rolldown } from './vite.ts'

const CLIENT_SCRIPTS = {
  main: 'templates/client/main.ts',
  language: 'templates/client/language.ts',
  address: 'templates/client/address.ts',
  map: 'templates/client/map-page/map.ts',
  portal: 'templates/portal/portal.tsx',
} as const
export type ClientScript = keyof typeof CLIENT_SCRIPTS

/** The module comes with the source map from its lines to those of the templates. */
async function buildServer(tree: TemplateTree): Promise<ServerPart> {
  const { plugin, importsOf } = importGraph()
  const output = await runVite(tree, {
    plugins: [plugin],
    resolve: { alias: tree.renderer === 'strings' ? STRING_MODULES : [] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'templates/entry.tsx',
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs', codeSplitting: false },
        // Comments that name files would make the hash of the templates depend on where packages are installed.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  })
  const [entry] = output
  if (entry?.type !== 'chunk') throw new Error('the templates gave no module')
  const modules = Object.entries(entry.modules).map(([id, { code }]) => [id, code ?? ''] as const)
  const templates = templateHashes({
    entry: entry.facadeModuleId ?? '',
    modules: new Map(modules),
    importsOf,
    hasOwnSlots: tree.own.has(SLOTS),
  })
  return { code: entry.code, map: JSON.stringify(withNames(entry.map)), templates }
}

/** Returns a source map that names the templates by their paths in the package and does not contain their texts. */
function withNames(map: Rolldown.SourceMap | null) {
  const nameOf = (source: string) => templateName(path.resolve(PACKAGE_ROOT, 'dist', source)) ?? ''
  return { ...map, sources: (map?.sources ?? []).map(nameOf), sourcesContent: undefined }
}

/** Browsers of December 2023 and later: nested rules stay nested, which makes the sheet a twentieth smaller. */
const STYLE_TARGET = ['chrome120', 'safari17.2', 'firefox121']

/**
 * Each file is requested and compressed separately. Modules that several scripts share and every page loads are one
 * file, and modules that read fragments are another.
 */
const SHARED = [
  {
    name: 'base',
    test: /\/client\/(?:idle|language-choice|late|motion|once|retry|site-root|storage|styles)\.ts$|\/domain\/(?:calendar-date|portal|record-id|record-reference)\.ts$|preload-helper/,
  },
  { name: 'fragment', test: /\/client\/fragment\.ts$/ },
]

async function buildScripts(tree: TemplateTree): Promise<ScriptPart> {
  const output = await buildForBrowser(tree, CLIENT_SCRIPTS)
  const scripts: Partial<Record<ClientScript, string>> = {}
  for (const file of output) {
    if (file.type === 'chunk' && file.isEntry && file.name in CLIENT_SCRIPTS)
      scripts[file.name as ClientScript] = file.fileName
  }
  return { scripts: scripts as Bundle['scripts'], assets: assetsOf(output) }
}

async function buildStyles(tree: TemplateTree): Promise<StylePart> {
  const output = await buildForBrowser(tree, {
    site: MAIN_STYLES,
    portal: PORTAL_STYLES,
    further: FURTHER_STYLES,
    print: PRINT_STYLES,
  })
  const sheet = (name: RegExp) => output.find((file) => file.type === 'asset' && name.test(file.fileName))
  const css = sheet(/^_a\/site\..*\.css$/)
  const nameOf = (found: ReturnType<typeof sheet>) => found?.fileName ?? ''
  const others = output.filter((file) => file !== css && file.type === 'asset')
  const text = css?.type === 'asset' ? Buffer.from(css.source).toString('utf8') : ''
  return {
    css: text,
    portalStyles: nameOf(sheet(/^_a\/portal\..*\.css$/)),
    furtherStyles: nameOf(sheet(/^_a\/further\..*\.css$/)),
    printStyles: nameOf(sheet(/^_a\/print\..*\.css$/)),
    assets: assetsOf(others),
  }
}

function buildForBrowser(tree: TemplateTree, input: Readonly<Record<string, string>>) {
  return runVite(tree, {
    // The style sheets use no light-dark(), and its polyfill would add variables to every colour scheme.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      cssMinify: 'lightningcss',
      cssTarget: STYLE_TARGET,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { ...input },
        output: {
          entryFileNames: '_a/[name].[hash].js',
          chunkFileNames: '_a/[name].[hash].js',
          assetFileNames: '_a/[name].[hash][extname]',
          codeSplitting: { groups: SHARED },
        },
      },
    },
  })
}

function assetsOf(output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Bundle['assets'] {
  const entries = output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source
    return [file.fileName, Buffer.from(content).toString('base64')] as const
  })
  return Object.fromEntries(entries)
}

interface ServerPart {
  readonly templates: TemplateHashes
  readonly code: string
  readonly map: string
}

type ScriptPart = Pick<Bundle, 'scripts' | 'assets'>
type StylePart = Pick<Bundle, 'css' | 'portalStyles' | 'furtherStyles' | 'printStyles' | 'assets'>

export interface BuiltBundle extends ServerPart {
  readonly client: Omit<Bundle, 'hash' | 'templates' | 'entry'>
}

/** The last results of this process: a change of a style sheet does not bundle the scripts again. */
const last = {
  server: rememberLast(buildServer),
  scripts: rememberLast(buildScripts),
  styles: rememberLast(buildStyles),
}

export async function buildBundle(tree: TemplateTree): Promise<BuiltBundle> {
  const names = partsOf(tree)
  const parts = [
    last.server(tree, names.server),
    last.scripts(tree, names.scripts),
    last.styles(tree, names.styles),
  ] as const
  // If several parts fail, the same one is always reported.
  await Promise.allSettled(parts)
  const [server, script, style] = [await parts[0], await parts[1], await parts[2]]
  const assets = { ...script.assets, ...style.assets }
  const sorted = Object.keys(assets).sort()
  const client = {
    css: style.css,
    portalStyles: style.portalStyles,
    furtherStyles: style.furtherStyles,
    printStyles: style.printStyles,
    icons: textOf(tree, 'templates/icons.svg'),
    scripts: script.scripts,
    assets: Object.fromEntries(sorted.map((name) => [name, assets[name] ?? ''])),
    fonts: sorted.filter((name) => name.endsWith('.woff2')),
  }
  return { ...server, client }
}
