/** Looks up in schemas what messages need: the keys of an object, the allowed values and the description of a field. */
import type { DataPath } from './data-path.ts'
import type { AnySchema, Schema } from './from-zod.ts'

/** The schemas for the value at `path`, without their wrappers. A union has several. */
function schemasAt(root: Schema, path: DataPath): readonly AnySchema[] {
  return wrappedAt(root, path).flatMap(unwrap)
}

/** The keys of the objects at `path`. */
export function keysAt(root: Schema, path: DataPath): readonly string[] {
  return schemasAt(root, path).flatMap(keysOf)
}

/**
 * The `describe()` text of the value at `path`. Items of a list, and values whose neighbours have no text either, are described
 * together by what contains them.
 */
export function descriptionAt(root: Schema, path: DataPath): string | undefined {
  const own = ownDescription(root, path)
  if (own !== undefined || path.length < 2) return own
  const container = path.slice(0, -1)
  return schemasAt(root, container).every(hasNoDescriptions) ? descriptionAt(root, container) : undefined
}

function hasNoDescriptions(schema: AnySchema): boolean {
  return keysOf(schema).every((key) => ownDescription(schema, [key]) === undefined)
}

function ownDescription(root: Schema, path: DataPath): string | undefined {
  for (const schema of wrappedAt(root, path)) {
    for (const layer of layersOf(schema)) {
      const { description } = layer as { readonly description?: string }
      if (description !== undefined) return description
    }
  }
  return undefined
}

/** The keys that a message names, without that of editors, and in one case. */
export function namedKeysAt(root: Schema, path: DataPath): readonly string[] {
  const keys = [...new Set(keysAt(root, path))]
  return keys.filter((key) => key !== '$schema' && !isDouble(key, keys))
}

const FEW = 6

/** "an object" with its required keys, if they are few. If no key is required, all keys are shown. */
export function objectWords(root: Schema, path: DataPath): string {
  const objects = schemasAt(root, path).filter((schema) => schema._zod.def.type === 'object')
  const required = objects.flatMap(requiredKeys)
  const named = required.length > 0 ? required : namedKeysAt(root, path)
  return named.length === 0 || named.length > FEW ? 'an object' : `an object with ${named.join(', ')}`
}

/** Schemas accept language codes in upper case as well. A message shows one form. */
function isDouble(key: string, all: readonly string[]): boolean {
  return key !== key.toLowerCase() && all.includes(key.toLowerCase())
}

function wrappedAt(root: Schema, path: DataPath): readonly Schema[] {
  let level: readonly Schema[] = [root]
  for (const segment of path) level = level.flatMap(unwrap).flatMap((schema) => below(schema, segment))
  return level
}

function unwrap(schema: Schema): readonly AnySchema[] {
  const last = layersOf(schema).at(-1) as AnySchema
  const { def } = last._zod
  return def.type === 'union' ? def.options.flatMap(unwrap) : [last]
}

/** The schema and the schemas inside its wrappers, outermost first. */
function layersOf(schema: Schema): readonly AnySchema[] {
  const layers: AnySchema[] = []
  let next: Schema | undefined = schema
  while (next !== undefined) {
    const layer: AnySchema = next as AnySchema
    layers.push(layer)
    next = innerOf(layer)
  }
  return layers
}

function innerOf(schema: AnySchema): Schema | undefined {
  const { def } = schema._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType
    case 'pipe':
      return def.in
    case 'lazy':
      return def.getter()
    default:
      return undefined
  }
}

function below(schema: AnySchema, segment: string | number): readonly Schema[] {
  const { def } = schema._zod
  if (def.type === 'array') return [def.element]
  if (def.type === 'record') return [def.valueType]
  if (def.type !== 'object') return []
  const field = Object.hasOwn(def.shape, segment) ? def.shape[segment] : def.catchall
  return field === undefined ? [] : [field]
}

function keysOf(schema: AnySchema): readonly string[] {
  const { def } = schema._zod
  if (def.type === 'object') return Object.keys(def.shape)
  if (def.type !== 'record') return []
  const key = (def.keyType as AnySchema)._zod.def
  return key.type === 'enum' ? Object.values(key.entries).map(String) : []
}

function requiredKeys(schema: AnySchema): readonly string[] {
  const { def } = schema._zod
  if (def.type !== 'object') return []
  return Object.keys(def.shape).filter((key) => def.shape[key]?._zod.optin === undefined)
}
