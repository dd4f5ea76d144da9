/** Reads a script or a template without running it: its syntax tree, its imports and its exports. */
import type { SyntaxNode } from './syntax-tree.ts'

/** A place in a text, in characters. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface ScriptImport extends Span {
  readonly specifier: string
  /** The names that are used at run time. */
  readonly names: readonly (Span & { readonly name: string })[]
  /** The names that stand for the module: those of `import react` and `import * as react`. */
  readonly wholes: readonly string[]
  /** Whether all of the module is exported again, or imported at run time. */
  readonly isOpen: boolean
}

export interface ParsedScript {
  /** The syntax tree, in the shape of ESTree. */
  readonly program: SyntaxNode
  readonly errors: readonly (Span & { readonly message: string })[]
  /** All imports, including those of types and dynamic ones. */
  readonly imports: readonly ScriptImport[]
  /** The names of exports at run time. `from` stands for all exports of another file. */
  readonly exports: readonly ({ readonly name: string } | { readonly from: string })[]
}

export async function parseScript(file: string, text: string): Promise<ParsedScript> {
  const { parseSync } = await import('vite')
  const parsed = parseSync(file, text)
  const { errors, module } = parsed
  return {
    // The tree is made when it is asked for, and most callers do not.
    get program() {
      return parsed.program as unknown as SyntaxNode
    },
    errors: errors.map(({ message, labels: [label] }) => {
      return { message, start: label?.start ?? 0, end: label?.end ?? 0 }
    }),
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => importOf(moduleRequest, entries)),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.moduleRequest ? importOf(entry.moduleRequest, [entry]) : [])),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, value] = /^['"`]([^'"`$]*)['"`]$/.exec(text.slice(start, end)) ?? []
        return value === undefined ? [] : [{ ...importOf({ value, start, end }, []), isOpen: true }]
      }),
    ],
    exports: module.staticExports.flatMap(({ entries }) => entries.flatMap(exportOf)),
  }
}

type Parsed = import('vite').ParseResult['module']
type ImportEntry = Parsed['staticImports'][number]['entries'][number]
type ExportEntry = Parsed['staticExports'][number]['entries'][number]

/** `import react`, `import * as react` */
const WHOLE: ReadonlySet<string> = new Set(['Default', 'NamespaceObject'])

/** `export * as react from 'react'`, `export * from 'react'` */
const OPEN: ReadonlySet<string> = new Set(['All', 'AllButDefault'])

function importOf(
  { value, start, end }: Span & { readonly value: string },
  entries: readonly (ImportEntry | ExportEntry)[],
): ScriptImport {
  const names = entries.flatMap(({ importName, isType }) => {
    const name = importName.kind === 'Default' ? 'default' : importName.name
    if (isType || typeof name !== 'string') return []
    return [{ name, start: importName.start ?? start, end: importName.end ?? end }]
  })
  const used = entries.filter(({ isType }) => !isType)
  const wholes = used.flatMap(({ importName, localName }) =>
    WHOLE.has(importName.kind) && 'value' in localName ? [localName.value] : [],
  )
  const isOpen = used.some(({ importName }) => OPEN.has(importName.kind))
  return { specifier: value, names, wholes, isOpen, start, end }
}

function exportOf({ exportName, importName, moduleRequest, isType }: ExportEntry): ParsedScript['exports'] {
  if (isType) return []
  if (importName.kind === 'AllButDefault' && moduleRequest) return [{ from: moduleRequest.value }]
  const name = exportName.kind === 'Default' ? 'default' : exportName.name
  return typeof name === 'string' ? [{ name }] : []
}
