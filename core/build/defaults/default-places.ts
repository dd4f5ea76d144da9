/**
 * Changes the pointers of problems of the configuration to the file that contains the value: a file of the site or a
 * default.
 */
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { defaultFile } from './default-files.ts'
import type { Sources } from '../sources/load.ts'

const CONFIG = /^site-config\/([a-z-]+)\.json$/

/** The pointers are positions in `config`. */
export function atDefaults(
  sources: Sources,
  config: object | null,
  problems: readonly Problem[],
): readonly Problem[] {
  if (config === null || !sources.has(defaultFile('site-config/routes.json'))) return problems
  const moved = (pointer: Pointer) => movedPointer(sources, config, pointer)
  return problems.map((found) => ({
    ...found,
    at: found.at.map(moved),
    ...(found.related && { related: found.related.map((other) => ({ ...other, at: moved(other.at) })) }),
  }))
}

function movedPointer(sources: Sources, config: object, pointer: Pointer): Pointer {
  const { file, path } = pointer
  const name = CONFIG.exec(file)?.[1]
  if (name === undefined) return pointer
  const own = valueOf(sources, file)
  // A site without a languages.json has its languages in site.json.
  if (own === undefined && name === 'languages')
    return { ...pointer, file: 'site-config/site.json', path: ['languages'] }
  const fallback = valueOf(sources, defaultFile(file))
  const isRefused = own === undefined && sources.has(file)
  if (fallback === undefined || isRefused) return pointer
  const [key, index, ...rest] = path
  const entry = typeof index === 'number' ? childOf(childOf(childOf(config, name), key), index) : undefined
  const holders = [
    { file, list: childOf(own, key) },
    { file: defaultFile(file), list: childOf(fallback, key) },
  ]
  for (const holder of holders) {
    if (entry === undefined && holder.list !== undefined) return { ...pointer, file: holder.file }
    const place = Array.isArray(holder.list) ? holder.list.indexOf(entry) : -1
    if (key !== undefined && place >= 0) return { ...pointer, file: holder.file, path: [key, place, ...rest] }
  }
  return own === undefined ? { ...pointer, file: defaultFile(file) } : pointer
}

function valueOf(sources: Sources, file: string): unknown {
  return sources.get(file)?.content.records[0]?.value
}

function childOf(value: unknown, key: string | number | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined
}
