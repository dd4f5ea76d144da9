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
