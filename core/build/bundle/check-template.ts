/**
 * Checks a template of the site: it must be readable, import existing files, and have the exports of the template
 * that it replaces.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../../diagnostics/lines.ts'
import { didYouMean, suggest } from '../../diagnostics/suggest.ts'
import { parseStyles } from './template-styles.ts'
import { nearestTemplate, packageName, resolveTemplate, targetOf, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'
import { parseScript } from './vite.ts'
import type { ScriptImport, Span } from './vite.ts'

/** Returns the problems, and the files that the template imports. */
export async function checkTemplate(tree: TemplateTree, name: string): Promise<Checked<readonly string[]>> {
  const text = tree.own.get(name)?.text ?? null
  if (text === null) return { value: [], problems: [] }
  if (/\.tsx?$/.test(name)) return checkScript(tree, name, text)
  if (name.endsWith('.css')) return checkStyles(tree, name, text)
  return { value: [], problems: name === ICONS ? missingIcons(tree, text) : [] }
}

async function checkScript(
  tree: TemplateTree,
  name: string,
  text: string,
): Promise<Checked<readonly string[]>> {
  const { errors, imports } = await parseScript(name, text)
  const at = (span: Span) => placeOf(name, text, span)
  const [first] = errors
  if (first !== undefined) {
    const fault = problem('AS6103', { file: name, reason: sentence(first.message) }, { at: at(first) })
    return { value: [], problems: [fault] }
  }
  const leads = imports.map((made) => ({ ...made, target: scriptAt(tree, made.specifier, name) }))
  const lost = leads.filter(({ specifier, target }) => target === null && !REACT.test(specifier))
  return {
    // An import without an extension is reported once, and not as a missing file as well.
    value: leads.flatMap(({ specifier, target }) => target ?? withEndings(targetOf(specifier, name) ?? '')),
    problems: [
      ...lost.map(({ specifier, ...span }) => nowhere(tree, { specifier, name }, at(span))),
      ...(await missingNames(tree, leads, at)),
      ...(await missingExports(tree, name)),
    ],
  }
}

/** The only library that templates may import. */
const REACT = /^react(?:$|\/)/

function scriptAt(tree: TemplateTree, specifier: string, from: string): string | null {
  const target = resolveTemplate(tree, specifier, from)
  return target !== null && /\.tsx?$/.test(target) ? target : null
}

function checkStyles(tree: TemplateTree, name: string, text: string): Checked<readonly string[]> {
  const { references, fault } = parseStyles(tree, name, text)
  const at = ({ line, column }: { line: number; column: number }): Pointer => {
    return { file: name, path: [], position: { line, column } }
  }
  if (fault !== undefined) {
    const found = problem('AS6103', { file: name, reason: sentence(fault.reason) }, { at: at(fault) })
    return { value: [], problems: [found] }
  }
  const lost = references.filter(({ target }) => target === null)
  // The bundler would drop circular imports without a message.
  const round = references.find(({ target }) => target !== null && leadsTo(tree, target, name))
  const reason = `"${round?.specifier ?? ''}" leads back to this style sheet`
  return {
    value: references.flatMap(({ target }) => target ?? []),
    problems: [
      ...lost.map(({ specifier, ...place }) => nowhere(tree, { specifier, name }, at(place))),
      ...(round === undefined ? [] : [problem('AS6103', { file: name, reason }, { at: at(round) })]),
    ],
  }
}

function leadsTo(tree: TemplateTree, from: string, goal: string): boolean {
  const reached = new Set([from])
  for (const name of reached) {
    const text = name.endsWith('.css') ? tree.own.get(name)?.text : null
    const { references } = text ? parseStyles(tree, name, text) : { references: [] }
    for (const { target } of references) if (target !== null) reached.add(target)
  }
  return reached.has(goal)
}

function nowhere(
  tree: TemplateTree,
  { specifier, name }: { readonly specifier: string; readonly name: string },
  at: Pointer,
): Problem {
  const hint = hintFor(tree, specifier, name)
  return problem('AS6104', { specifier }, { at, ...(hint === undefined ? {} : { hint }) })
}

function hintFor(tree: TemplateTree, specifier: string, from: string): string | undefined {
  if (/^(?:https?:)?\/\//.test(specifier))
    return 'pages load nothing from other hosts: keep the file beside the style sheet'
  const isScript = !from.endsWith('.css')
  const target = targetOf(isScript || /^\.{1,2}\//.test(specifier) ? specifier : `./${specifier}`, from)
  if (target === null)
    return 'templates import React, agency-site/templates/… and files beside them, no other packages'
  if (isScript && target.endsWith('.css'))
    return 'a style sheet is imported by a style sheet, with @import in the one beside the template'
  const [whole] = withEndings(target).filter((file) => tree.names.has(file) || tree.own.has(file))
  const nearest = nearestTemplate(target, [...tree.names, ...tree.own.keys()])
  const meant = whole === undefined ? nearest : `${specifier}${path.posix.extname(whole)}`
  return meant === undefined ? undefined : `did you mean "${meant}"?`
}

/** The candidates for an import path without its extension, which other tools accept. */
function withEndings(target: string): readonly string[] {
  return ['.tsx', '.ts'].map((ending) => target + ending)
}

/** Names that are imported from a file that does not export them. */
async function missingNames(
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
async function missingExports(tree: TemplateTree, name: string): Promise<readonly Problem[]> {
  if (!tree.names.has(name)) return []
  const wanted = await exportsOf({ ...tree, own: new Map() }, name)
  const given = await exportsOf(tree, name)
  if (wanted === null || given === null) return []
  const missing = [...wanted].filter((exported) => !given.has(exported))
  return missing.map((exported) => {
    const spare = [...given].filter((other) => !wanted.has(other))
    const meant = suggest(exported, spare)
    const hint =
      meant === undefined
        ? `to keep the original: export { ${exported} } from 'agency-site/${name}'`
        : `is it what is called "${meant}" here?`
    return problem('AS6105', { file: name, name: exported }, { at: { file: name, path: [] }, hint })
  })
}

/**
 * The names that a file exports at run time; null if they cannot be determined, for example because of a syntax
 * error.
 */
async function exportsOf(
  tree: TemplateTree,
  name: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string> | null> {
  const { errors, exports } = await parseScript(name, textOf(tree, name))
  if (errors.length > 0) return null
  const names = new Set<string>()
  for (const exported of exports) {
    if ('name' in exported) {
      names.add(exported.name)
      continue
    }
    const source = scriptAt(tree, exported.from, packageName(name))
    if (source === null || seen.has(source)) continue
    const others = await exportsOf(tree, source, new Set([...seen, name]))
    if (others === null) return null
    for (const other of others) names.add(other)
  }
  return names
}

const ICONS = 'templates/icons.svg'

/** The icons that the templates of the package use. */
function missingIcons(tree: TemplateTree, text: string): readonly Problem[] {
  const idsOf = (svg: string) =>
    new Set([...svg.matchAll(/\bid\s*=\s*["']([^"']+)["']/g)].map(([, id]) => id))
  const given = idsOf(text)
  const original = textOf({ ...tree, own: new Map() }, ICONS)
  const missing = [...idsOf(original)].filter((id) => !given.has(id))
  if (missing.length === 0) return []
  return [problem('AS6106', { file: ICONS, ids: missing }, { at: { file: ICONS, path: [] } })]
}

function placeOf(file: string, text: string, { start, end }: Span): Pointer {
  return { file, path: [], position: stretchOf(linesOf(text), start, end) }
}

function sentence(text: string): string {
  return text.trim().replace(/\.$/, '')
}
