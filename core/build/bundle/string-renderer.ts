/**
 * Chooses what renders pages: `core/jsx`, which makes strings, or React's `renderToString`, which is the reference
 * and makes the same markup. React renders sites whose own templates use parts of React that `core/jsx` does not
 * have.
 */
import path from 'node:path'
import glob from 'fast-glob'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { RendererName } from './renderer-name.ts'
import { packageText } from './template-tree.ts'
import type { OwnTemplate } from './template-tree.ts'
import { parseScript } from './vite.ts'

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

/** `style` and `precedence` are attributes that only React writes. */
const REACT_ATTRIBUTE = /\b(?:style|precedence)=/

async function needsReact(name: string, text: string): Promise<boolean> {
  const { imports } = await parseScript(name, text)
  const needsMore = imports.some(
    ({ specifier, names, isWhole }) =>
      /^react(?:$|[-/])/.test(specifier) && (isWhole || names.some((each) => !SUPPORTED.includes(each.name))),
  )
  return needsMore || REACT_ATTRIBUTE.test(text)
}
