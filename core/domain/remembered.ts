/** Keeps the latest results of a pure function of a text, as keeping all would fill the memory. */
export function remembered<T>(limit: number, make: (key: string) => T): (key: string) => T {
  let known = new Map<string, T>()
  return (key) => {
    if (known.has(key)) return known.get(key) as T
    const value = make(key)
    if (known.size >= limit) known = new Map()
    known.set(key, value)
    return value
  }
}

/** A value that is made at the first call. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Values by the objects from which they were made. */
type Memo<Key extends object, Value> = Pick<Map<Key, Value>, 'get'> & {
  readonly set: (key: Key, value: Value) => void
}

interface Remembered<Value> {
  readonly inputs: readonly unknown[]
  readonly value: Value
}

/**
 * Results of a pure function by the objects from which they were made. They are collected together with the
 * first object.
 */
export type ResultCache<Value> = Memo<object, Remembered<Value>>

/**
 * The result for the very same objects as the last time, or else a new one. Data never change, so the same
 * object has the same data.
 */
export function recalled<Value>(
  cache: ResultCache<Value>,
  inputs: readonly [object, ...unknown[]],
  make: () => Value,
): Value {
  const known = cache.get(inputs[0])
  const isSame =
    known?.inputs.length === inputs.length && known.inputs.every((input, i) => input === inputs[i])
  if (known !== undefined && isSame) return known.value
  const value = make()
  cache.set(inputs[0], { inputs, value })
  return value
}
