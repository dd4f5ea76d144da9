/** Compares what templates import from each other with what they export. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { didYouMean, suggest } from '../../diagnostics/suggest.ts'
import { parseScript } from './parse-script.ts'
import type { ScriptImport, Span } from './parse-script.ts'
import { packageName, resolveTemplate, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'

/** The file that an import of a template leads to; null if there is none that it may import. */
export function moduleAt(tree: TemplateTree, specifier: string, from: string): string | null {
  const target = resolveTemplate(tree, specifier, from)
  return target !== null && /\.(?:tsx?|json)$/.test(target) ? target : null
}

/** Names that are imported from a file that does not export them. */
export async function missingNames(
  tree: TemplateTree,
  leads: readonly (ScriptImport & { readonly target: string | null })[],
  at: (span: Span) => Pointer,
): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  for (const { specifier, target, names } of leads) {
    const given = target === null || names.length === 0 ? null : await exportsOf(tree, target)
    for (const { name, ...span } of given === null ? [] : names.filter((one) => !given.has(one.name))) {
      const hint = didYouMean(name, given ?? [])
      const where = { at: at(span), ...(hint === undefined ? {} : { hint }) }
      problems.push(problem('AS6104', { specifier, name }, where))
    }
  }
  return problems
}

/** A file that imports the original must find the same exports in its replacement. */
export async function missingExports(tree: TemplateTree, name: string): Promise<readonly Problem[]> {
  if (!tree.names.has(name)) return []
  const wanted = await exportsOf({ ...tree, own: new Map() }, name)
  const given = await exportsOf(tree, name)
  if (wanted === null || given === null) return []
  const missing = [...wanted].filter((exported) => !given.has(exported))
  return missing.map((exported) => {
    const spare = [...given].filter((other) => !wanted.has(other))
    const meant = suggest(exported, spare)
    const hint =
      meant === undefined ? withoutMeant(name, exported, spare) : `is it what is called "${meant}" here?`
    return problem('AS6105', { file: name, name: exported }, { at: { file: name, path: [] }, hint })
  })
}

function withoutMeant(name: string, exported: string, spare: readonly string[]): string {
  if (spare.includes('default')) return `templates are imported by name: export "${exported}", and no default`
  return `to keep the original: export { ${exported} } from 'agency-site/${name}'`
}

/**
 * The names that a file exports at run time; null if they cannot be determined, for example because of a syntax
 * error, or for data.
 */
async function exportsOf(
  tree: TemplateTree,
  name: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string> | null> {
  if (name.endsWith('.json')) return null
  const { errors, exports } = await parseScript(name, textOf(tree, name))
  if (errors.length > 0) return null
  const names = new Set<string>()
  for (const exported of exports) {
    if ('name' in exported) {
      names.add(exported.name)
      continue
    }
    const source = moduleAt(tree, exported.from, packageName(name))
    if (source === null || seen.has(source)) continue
    const others = await exportsOf(tree, source, new Set([...seen, name]))
    if (others === null) return null
    for (const other of others) names.add(other)
  }
  return names
}
