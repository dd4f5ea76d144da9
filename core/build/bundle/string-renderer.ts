/**
 * Chooses what renders pages: `core/jsx`, which makes strings, or React's `renderToString`, which is the reference
 * and makes the same markup. React renders sites whose own templates use parts of React that `core/jsx` does not
 * have.
 */
import path from 'node:path'
import glob from 'fast-glob'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import { parseScript } from './parse-script.ts'
import type { RendererName } from './renderer-name.ts'
import { childOf, nameOf, nodesOf } from './syntax-tree.ts'
import type { SyntaxNode } from './syntax-tree.ts'
import { packageText } from './template-tree.ts'
import type { OwnTemplate } from './template-tree.ts'

/**
 * The names that templates may import from React if strings are made: exports of `core/jsx/element.ts` that React has
 * as well.
 */
export const SUPPORTED: readonly string[] = ['Fragment', 'createContext', 'useContext']

/** Modules of React, and the files that replace them if strings are made. */
const REPLACED = {
  react: 'core/jsx/element.ts',
  'react/jsx-runtime': 'core/jsx/element.ts',
  'react-dom/server': 'core/jsx/render-to-string.ts',
} as const

export const STRING_MODULES = Object.entries(REPLACED).map(([module, file]) => ({
  find: new RegExp(`^${module}$`),
  replacement: path.join(PACKAGE_ROOT, file),
}))

/** The sources of the renderer, of which the bundle is made as well. */
export function rendererTexts(renderer: RendererName): readonly string[] {
  if (renderer === 'react') return []
  return glob
    .sync('core/jsx/*.ts', { cwd: PACKAGE_ROOT })
    .sort()
    .map((name) => `${name}\n${packageText(name)}`)
}

export async function rendererFor(own: Iterable<readonly [string, OwnTemplate]>): Promise<RendererName> {
  for (const [name, { text }] of own)
    if (text !== null && /\.tsx?$/.test(name) && (await needsReact(name, text))) return 'react'
  return 'strings'
}

/** An attribute that only React understands. */
const REACT_ATTRIBUTE = /\bprecedence=/

async function needsReact(name: string, text: string): Promise<boolean> {
  const script = await parseScript(name, text)
  const ofReact = script.imports.filter(({ specifier }) => /^react(?:$|[-/])/.test(specifier))
  const needsMore = ofReact.some(({ names, wholes, isOpen }) => {
    const others = names.filter((each) => each.name !== 'default' || wholes.length === 0)
    return (
      isOpen ||
      others.some((each) => !isSupported(each.name)) ||
      wholes.some((whole) => usesMore(script.program, whole))
    )
  })
  return needsMore || REACT_ATTRIBUTE.test(text)
}

function isSupported(name: string): boolean {
  return SUPPORTED.includes(name)
}

/**
 * Whether a script uses more of a module than its supported members, where `react` stands for the whole: `react.useId` does.
 * Types do not count, as `react.FC`, nor does an import that JSX no longer needs.
 */
function usesMore(program: SyntaxNode, whole: string): boolean {
  const settled = new Set<unknown>()
  for (const node of nodesOf(program)) {
    if (node.type.startsWith('Import')) settled.add(node['local'])
    if (node.type === 'TSQualifiedName') settled.add(node['left'])
    if (isSupported(memberOf(node, whole) ?? '')) settled.add(node['object'])
    if (nameOf(node) === whole && !settled.has(node)) return true
  }
  return false
}

/** `react.Fragment`, also as the name of an element -> `Fragment` */
function memberOf(node: SyntaxNode, whole: string): string | undefined {
  const isMember = node.type === 'MemberExpression' || node.type === 'JSXMemberExpression'
  if (!isMember || node['computed'] === true || nameOf(childOf(node, 'object')) !== whole) return undefined
  return nameOf(childOf(node, 'property'))
}
