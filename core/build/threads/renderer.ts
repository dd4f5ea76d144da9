/** Loads the module that renders pages, and traces its errors to lines of templates. */
import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import { pathToFileURL } from 'node:url'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Files } from '../../system/files.ts'
import type { RenderConsent, RenderPage } from '../../view/types.ts'
import { mapOf } from '../bundle/bundle.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { boundedRender } from './bounded-render.ts'
import { StageFailure } from '../environment.ts'
import { isOriginal, packageName } from '../bundle/template-tree.ts'

/** The line of a template that caused an error. */
export interface TemplatePlace {
  /** `templates/components/card/card.tsx` */
  readonly file: string
  /** Whether the file belongs to the site. */
  readonly isOwn: boolean
  readonly component: string | undefined
  readonly line: number
  readonly column: number
}

/** The names of the templates that belong to the site. */
export interface OwnTemplates {
  readonly own: { has(name: string): boolean; readonly size: number }
}

export type Trace = (error: unknown) => Promise<TemplatePlace | null>

export interface Renderer {
  readonly render: RenderPage
  readonly renderConsent: RenderConsent
  readonly trace: Trace
}

interface Exports {
  readonly renderPage: RenderPage
  readonly renderConsent: RenderConsent
}

/** Each build of the templates has an address of its own, so old and new modules are never mixed. */
export async function loadRenderer(
  files: Pick<Files, 'realPath' | 'readText'>,
  bundle: Pick<Bundle, 'entry'>,
  tree: OwnTemplates,
): Promise<Renderer> {
  // Stack traces contain real paths.
  const entry = await files.realPath(bundle.entry)
  const trace = traceIn(files, entry, tree)
  const url = pathToFileURL(entry).href
  try {
    const { renderPage, renderConsent } = (await import(url)) as Exports
    // Templates of the package always end and do not stop the process.
    const render = tree.own.size === 0 ? renderPage : boundedRender(renderPage)
    return { render, renderConsent, trace }
  } catch (error) {
    const place = await trace(error)
    if (!place?.isOwn) throw error
    const { file, line, column } = place
    const at = { file, path: [], position: { line, column } }
    throw new StageFailure([problem('AS6103', { file, reason: reasonOf(error) }, { at })])
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The source map and the code are read for the first error that needs them. */
function traceIn(files: Pick<Files, 'readText'>, entry: string, tree: OwnTemplates): Trace {
  let map: Promise<SourceMap> | undefined
  const readMap = async () =>
    new SourceMap(JSON.parse(await files.readText(mapOf(entry))) as SourceMapPayload)
  let code: Promise<string> | undefined
  return async (error) => {
    const component = componentOf(error)
    const frames =
      component === undefined
        ? framesOf(error, pathToFileURL(entry).href)
        : frameOf(component, await (code ??= files.readText(entry)))
    if (frames.length === 0) return null
    map ??= readMap()
    const found = await map.catch(() => null)
    const places = frames.flatMap((frame) => placeOf(frame, found, tree) ?? [])
    // If a template of the site called one of the package, the line of the site is more useful.
    return places.find(({ isOwn }) => isOwn) ?? places[0] ?? null
  }
}

/** The component that returned what no page can show: the error is thrown after it ended (core/jsx/node-error.ts). */
function componentOf(error: unknown): NamedFunction | undefined {
  const { component } = Object(error) as { readonly component?: unknown }
  return typeof component === 'function' ? (component as NamedFunction) : undefined
}

type NamedFunction = (...all: readonly never[]) => unknown

/** The text of a function is a part of the text of its module. */
function frameOf(component: NamedFunction, code: string): readonly StackFrame[] {
  const start = code.indexOf(component.toString())
  if (start < 0) return []
  const rows = code.slice(0, start).split('\n')
  const name = component.name.replace(NUMBERED, '') || undefined
  return [{ component: name, line: rows.length, column: (rows.at(-1) ?? '').length + 1 }]
}

/** The bundler appends numbers to names that several templates share. */
const NUMBERED = /\$\d+$/

interface StackFrame {
  readonly component: string | undefined
  readonly line: number
  readonly column: number
}

function framesOf(error: unknown, url: string): readonly StackFrame[] {
  const rows = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return rows.flatMap((row) => {
    const start = row.indexOf(`${url}:`)
    const [, line, column] = /^(\d+):(\d+)/.exec(row.slice(start + url.length + 1)) ?? []
    if (start < 0 || line === undefined) return []
    const [, component] = /^\s*at ([\w$]+) \(/.exec(row) ?? []
    return [{ component: component?.replace(NUMBERED, ''), line: Number(line), column: Number(column) }]
  })
}

function placeOf(
  { component, line, column }: StackFrame,
  map: SourceMap | null,
  { own }: OwnTemplates,
): TemplatePlace | null {
  const found = map?.findEntry(line - 1, column - 1)
  if (found === undefined || !('originalSource' in found)) return null
  const name = found.originalSource
  if (!name.startsWith('templates/')) return null
  return {
    file: packageName(name),
    isOwn: !isOriginal(name) && own.has(name),
    component,
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
  }
}
