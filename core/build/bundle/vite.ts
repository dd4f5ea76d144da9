/** Bundles scripts. Only this module and parse-script.ts import vite. */
import type { SourceMapPayload } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { InlineConfig, Plugin } from 'vite'
import { problem } from '../../diagnostics/diagnostic.ts'
import { StageFailure } from '../environment.ts'
import { lateImports } from './late-imports.ts'
import type { TransformScript } from './run-transform.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import { bundleStyles, hasOwnStyles } from './template-styles.ts'
import { ADDRESS_QUERY, isOriginal, packageName, resolveTemplate, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'

export type { Rolldown } from 'vite'

/**
 * React's development build renders eight times slower, so production mode is set whatever the environment contains.
 */
export async function runVite(tree: TemplateTree, config: InlineConfig) {
  const { build } = await import('vite')
  const made = build({
    configFile: false,
    root: PACKAGE_ROOT,
    // Files of the bundle refer to each other by relative addresses, so a bundle works in any folder of a host.
    base: './',
    experimental: {
      // A script gets the name of a style sheet and resolves it relative to itself (`beside` in templates/client).
      renderBuiltUrl: (file, { hostType }) =>
        hostType === 'js' ? { runtime: JSON.stringify(path.posix.basename(file)) } : { relative: true },
    },
    logLevel: 'silent',
    mode: 'production',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ...config,
    plugins: [siteTemplates(tree), lateImports(), ...(config.plugins ?? [])],
    build: { write: false, target: 'es2022', ...config.build },
  })
  const result = await made.catch((error: unknown) => {
    throw failureOf(error, tree)
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (first === undefined || !('output' in first)) throw new Error('vite gave no output')
  return first.output
}

/**
 * Reports errors that the checks of single files do not find. In a template of the package, such an error is a bug.
 */
function failureOf(error: unknown, { own }: TemplateTree): unknown {
  if (own.size === 0 || !(error instanceof Error)) return error
  const [first] = (error as { errors?: readonly { message: string; id?: string }[] }).errors ?? []
  const { message, id } = { id: undefined, ...(first ?? error) }
  const name = id === undefined ? null : templateName(id)
  const [reason = ''] = stripVTControlCharacters(message).split('\n')
  const at = name !== null && own.has(name) ? { at: { file: name, path: [] } } : {}
  return new StageFailure([problem('AS6103', { file: name ?? 'templates', reason }, at)])
}

/** The files of the site are loaded as if they were in the package, so they resolve its modules and its React. */
function siteTemplates(tree: TemplateTree): Plugin {
  return {
    name: 'site-templates',
    enforce: 'pre',
    resolveId(specifier, importer) {
      const from = importer === undefined ? null : templateName(importer)
      const target = from === null ? null : resolveTemplate(tree, specifier, packageName(from))
      if (target === null) return null
      return path.join(PACKAGE_ROOT, target) + (specifier.endsWith(ADDRESS_QUERY) ? '?url' : '')
    },
    load(id) {
      // The name of a style sheet whose address a script imports.
      const name = templateName(id.replace(/\.css\?transform-only$/, '.css'))
      if (name === null) return null
      // Printing style sheets twice makes them slightly longer, so it happens only for sites with their own.
      if (name.endsWith('.css') && hasOwnStyles(tree)) return bundleStyles(tree, name)
      return isOriginal(name) || tree.own.has(name) ? textOf(tree, name) : null
    },
  }
}

/** The modules that a module imports. Each is an absolute path. */
export type ImportsOf = (module: string) => readonly string[]

/** A plugin that notes what each module imports. */
export function importGraph(): { readonly plugin: Plugin; readonly importsOf: ImportsOf } {
  const imports = new Map<string, readonly string[]>()
  const plugin: Plugin = {
    name: 'import-graph',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        imports.set(id, [...importedIds, ...dynamicallyImportedIds])
      }
    },
  }
  return { plugin, importsOf: (module) => imports.get(module) ?? [] }
}

/** The `templates/…` name of a file of the package; null for any other file. */
export function templateName(file: string): string | null {
  const name = path.relative(PACKAGE_ROOT, file).split(path.sep).join('/')
  return /^(?:templates|core)\//.test(name) ? name : null
}

/** `imported` is the first module that the file imports; only types can be imported. */
type BundledScript =
  { readonly script: TransformScript } | { readonly reason: string; readonly imported?: string | undefined }

/** Returns one TypeScript file as a script that assigns its exports to the variable `site`. */
export async function bundleScript(name: string, text: string): Promise<BundledScript> {
  const { build } = await import('vite')
  const entry = path.join(PACKAGE_ROOT, name)
  let imported: string | undefined
  const oneFile: Plugin = {
    name: 'one-file',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (importer !== undefined) imported ??= specifier
      return importer === undefined ? entry : false
    },
    load: (id) => (id === entry ? text : null),
  }
  try {
    const made = await build({
      configFile: false,
      root: PACKAGE_ROOT,
      logLevel: 'silent',
      mode: 'production',
      publicDir: false,
      plugins: [oneFile],
      build: {
        write: false,
        minify: false,
        sourcemap: 'hidden',
        target: 'es2023',
        lib: { entry, formats: ['iife'], name: 'site' },
      },
    })
    const [first] = [made].flat()
    const [chunk] = first !== undefined && 'output' in first ? first.output : []
    if (chunk?.type !== 'chunk' || imported !== undefined) throw new Error('vite gave no script')
    return { script: { code: chunk.code, map: chunk.map as unknown as SourceMapPayload } }
  } catch (error) {
    if (imported === undefined) return { reason: firstReason(error) }
    return { reason: `it imports "${imported}", and only types can be imported`, imported }
  }
}

function firstReason(error: unknown): string {
  const [first] = (error as { errors?: readonly { message: string }[] }).errors ?? []
  const [line = ''] = stripVTControlCharacters((first ?? (error as Error)).message).split('\n')
  return line
}
