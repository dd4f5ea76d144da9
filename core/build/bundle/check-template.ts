/**
 * Checks a template of the site: it must be readable, import existing files, and have the exports of the template
 * that it replaces.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../../diagnostics/lines.ts'
import { parseJson } from '../../source/parse-json.ts'
import { blockedMarkup } from './blocked-markup.ts'
import { outsideValues } from './outside-values.ts'
import { parseScript } from './parse-script.ts'
import type { Span } from './parse-script.ts'
import type { SyntaxNode } from './syntax-tree.ts'
import { missingExports, missingNames, moduleAt } from './template-exports.ts'
import { parseStyles } from './template-styles.ts'
import { nearestTemplate, targetOf, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'

/** Returns the problems, and the files that the template imports. */
export async function checkTemplate(tree: TemplateTree, name: string): Promise<Checked<readonly string[]>> {
  const text = tree.own.get(name)?.text ?? null
  if (text === null) return { value: [], problems: [] }
  if (/\.tsx?$/.test(name)) return checkScript(tree, name, text)
  if (name.endsWith('.css')) return checkStyles(tree, name, text)
  if (name.endsWith('.json')) return { value: [], problems: parseJson(text, name).problems }
  return { value: [], problems: name === ICONS ? missingIcons(tree, text) : [] }
}

async function checkScript(
  tree: TemplateTree,
  name: string,
  text: string,
): Promise<Checked<readonly string[]>> {
  const { errors, imports, program } = await parseScript(name, text)
  const at = (span: Span) => placeOf(name, text, span)
  const [first] = errors
  if (first !== undefined) {
    const fault = problem('AS6103', { file: name, reason: sentence(first.message) }, { at: at(first) })
    return { value: [], problems: [fault] }
  }
  const leads = imports.map((made) => ({ ...made, target: moduleAt(tree, made.specifier, name) }))
  const lost = leads.filter(({ specifier, target }) => target === null && !REACT.test(specifier))
  return {
    // An import without an extension is reported once, and not as a missing file as well.
    // A file of another kind is reported where it is imported, and not as unused as well.
    value: leads.flatMap(({ specifier, target }) => target ?? possible(targetOf(specifier, name) ?? '')),
    problems: [
      ...lost.map(({ specifier, ...span }) => nowhere(tree, { specifier, name }, at(span))),
      ...(await missingNames(tree, leads, at)),
      ...(await missingExports(tree, name)),
      ...(IN_BROWSER.test(name) ? [] : [...withoutEffect(program, at), ...outside(program, at)]),
    ],
  }
}

/** Templates that run in the browser, and not when pages are rendered. */
const IN_BROWSER = /^templates\/(?:client|desk|portal)\//

function withoutEffect(program: SyntaxNode, at: (span: Span) => Pointer): readonly Problem[] {
  return blockedMarkup(program).map(({ kind, what, tag, ...span }) =>
    kind === 'host'
      ? problem('AS6108', { what, tag }, { at: at(span) })
      : problem('AS6107', { kind, what, tag }, { at: at(span) }),
  )
}

function outside(program: SyntaxNode, at: (span: Span) => Pointer): readonly Problem[] {
  return outsideValues(program).map(({ what, ...span }) => problem('AS6109', { what }, { at: at(span) }))
}

/** The only library that templates may import. */
const REACT = /^react(?:$|\/)/

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
  const isFile = tree.own.has(targetOf(specifier, name) ?? '')
  return problem('AS6104', { specifier, isFile }, { at, ...(hint === undefined ? {} : { hint }) })
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
  if (isScript && tree.own.has(target))
    return 'a template imports .tsx, .ts and .json: a style sheet uses pictures, and pages show those of the content'
  const [, ...withEndings] = possible(target)
  const whole = withEndings.find((file) => tree.names.has(file) || tree.own.has(file))
  const nearest = nearestTemplate(target, [...tree.names, ...tree.own.keys()])
  const meant = whole === undefined ? nearest : `${specifier}${path.posix.extname(whole)}`
  return meant === undefined ? undefined : `did you mean "${meant}"?`
}

/** The files that an import path may mean: other tools accept it without its extension. */
function possible(target: string): readonly string[] {
  return [target, `${target}.tsx`, `${target}.ts`]
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
