/** The imports of the source files, read from their syntax trees. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { parseSync, Visitor } from 'rolldown/utils'
import type { ParseResult } from 'rolldown/utils'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Import {
  readonly file: string
  /** A file of the repository by its path, or a package as it is imported. */
  readonly target: string
  /** Whether the import disappears when types are removed. */
  readonly isType: boolean
}

export const sources: readonly string[] = glob
  .sync(['{core,cli,templates,scripts}/**/*.{ts,tsx}'], { cwd: ROOT })
  .sort()

/** The modules of the tests, without the sites of `tests/broken`. */
export const tests: readonly string[] = glob
  .sync(['tests/**/*.{ts,tsx}'], { cwd: ROOT, ignore: ['tests/broken/**', 'tests/hosts/node_modules/**'] })
  .sort()

interface Parsed {
  readonly text: string
  readonly program: ParseResult['program']
}

const trees = new Map<string, Parsed>()

/** The text of a file of the repository, and its syntax tree. Tests of a worker share it. */
export function parsed(file: string): Parsed {
  const tree = trees.get(file) ?? parse(file)
  trees.set(file, tree)
  return tree
}

function parse(file: string): Parsed {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  return { text, program }
}

function importsOf(file: string): readonly Import[] {
  const { program } = parsed(file)
  const found: Import[] = []
  const add = (source: unknown, isType: boolean) => {
    const specifier = (source as { readonly value?: unknown } | null)?.value
    if (typeof specifier === 'string') found.push({ file, target: targetOf(file, specifier), isType })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program)
  return found
}

export function targetOf(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
}

export const imports: readonly Import[] = sources.flatMap(importsOf)
