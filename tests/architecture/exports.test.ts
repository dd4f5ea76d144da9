/** Every export of a source file is imported by another file. */
import glob from 'fast-glob'
import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { parsed, ROOT, sources, targetOf } from './imports.ts'

/** Exports that are used outside this repository, or otherwise than by an import. */
const ENTRIES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^templates\/(?:components|layout|pages)\//, 'a template of a site may build on one that it replaces'],
  [/^scripts\/(?:docs\/generate|docs-site\/build|places\/make)\.ts main$/, 'called by scripts/run.mjs'],
  [/^templates\/client\/map-page\/leaflet-parts\.d\.ts /, 'declares a package that has no types'],
  [/^core\/(?:import\/|schema\/mapping-rules|languages\/export-columns)/, 'the import is being written'],
  [/^core\/(?:build|plan)\//, 'the engine of builds is to be written anew'],
]

const users = glob.sync(['tests/**/*.{ts,tsx,mjs}', 'scripts/*.mjs', '*.ts'], {
  cwd: ROOT,
  ignore: ['tests/broken/**', 'tests/hosts/node_modules/**'],
})

interface Names {
  readonly exported: readonly string[]
  /** `file name`; `file *` for an import of the whole module. */
  readonly imported: readonly string[]
}

function namesIn(file: string): Names {
  const exported: string[] = []
  const imported: string[] = []
  const use = (source: unknown, name: string) => {
    const specifier = (source as { readonly value?: unknown } | null)?.value
    if (typeof specifier === 'string') imported.push(`${targetOf(file, specifier)} ${name}`)
  }
  const nameOf = (node: { readonly name?: string; readonly value?: unknown }) =>
    node.name ?? String(node.value)
  new Visitor({
    ExportNamedDeclaration: ({ source, specifiers, declaration }) => {
      for (const { local, exported: outer } of specifiers) {
        if (source !== null) use(source, nameOf(local))
        exported.push(nameOf(outer))
      }
      if (declaration === null) return
      if (declaration.type !== 'VariableDeclaration') {
        if ('id' in declaration && declaration.id !== null && 'name' in declaration.id)
          exported.push(declaration.id.name)
        return
      }
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') exported.push(id.name)
    },
    ExportAllDeclaration: ({ source }) => use(source, '*'),
    ImportDeclaration: ({ source, specifiers }) => {
      for (const specifier of specifiers)
        use(source, specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*')
    },
    ImportExpression: ({ source }) => use(source, '*'),
    TSImportType: ({ source }) => use(source, '*'),
  }).visit(parsed(file).program)
  return { exported, imported }
}

test('every export is imported by another file', () => {
  const names = new Map([...sources, ...users].map((file) => [file, namesIn(file)]))
  const imported = new Set([...names.values()].flatMap((found) => found.imported))
  const unused = sources
    .filter((file) => !imported.has(`${file} *`))
    .flatMap((file) => (names.get(file)?.exported ?? []).map((name) => `${file} ${name}`))
    .filter((name) => !imported.has(name))
  expect(unused.filter((name) => !ENTRIES.some(([pattern]) => pattern.test(name)))).toEqual([])
  expect(ENTRIES.filter(([pattern]) => !unused.some((name) => pattern.test(name)))).toEqual([])
})

/** Folders in which a name may stand for several things. */
const REPEATED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^core\/languages /, 'the folders of the languages export the same names'],
  [/^core\/(?:build|plan) /, 'the engine of builds is to be written anew'],
]

test('a name that a folder exports stands for one thing', () => {
  const files = new Map<string, string[]>()
  for (const file of sources.filter((name) => !name.endsWith('.d.ts')))
    for (const name of new Set(namesIn(file).exported)) {
      const key = `${file.split('/').slice(0, 2).join('/')} ${name}`
      files.set(key, [...(files.get(key) ?? []), file])
    }
  const repeated = [...files].filter(([, { length }]) => length > 1)
  expect(repeated.filter(([key]) => !REPEATED.some(([pattern]) => pattern.test(key)))).toEqual([])
  const unneeded = REPEATED.filter(([pattern]) => !repeated.some(([key]) => pattern.test(key)))
  expect(unneeded).toEqual([])
})
