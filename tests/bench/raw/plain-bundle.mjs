/** The templates without a cache: each page is one plain `renderToString`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { modulesOf } from '../modules.mjs'

const [{ buildBundle }, { readTemplates }, { createFiles }] = await modulesOf(
  'core/build/bundle/build-bundle.ts',
  'core/build/bundle/overrides.ts',
  'core/system/files.ts',
)

/** Replaces the module of the package that caches shared parts. */
const WITHOUT_CACHE = `
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageSurroundings } from '../core/view/types.ts'
import { RenderProvider } from './render-context.ts'
import { createTranslate } from './translate.ts'

export interface Fragment {}

interface CachedProps<Props extends object> {
  readonly of: ComponentType<Props>
  readonly with: Props
}

export function Cached<Props extends object>({ of: component, with: props }: CachedProps<Props>): ReactNode {
  const Component = component
  return <Component {...props} />
}

export function renderWithFragments(element: ReactElement, { shell }: PageSurroundings): string {
  const t = createTranslate(shell.strings, shell.locale)
  return renderToString(<RenderProvider value={{ shell, t, fragments: [] }}>{element}</RenderProvider>)
}
`

/** Writes the module into the folder, and returns its path. */
export async function writePlainBundle(folder) {
  const site = path.join(folder, 'plain')
  mkdirSync(path.join(site, 'templates'), { recursive: true })
  writeFileSync(path.join(site, 'templates/cached.tsx'), WITHOUT_CACHE)
  // Problems are ignored: a template of a site may fail to render alone, but this one must not.
  const { value: tree } = await readTemplates(createFiles(), site)
  const { code } = await buildBundle(tree)
  const entry = path.join(folder, 'plain.mjs')
  writeFileSync(entry, code)
  return entry
}
