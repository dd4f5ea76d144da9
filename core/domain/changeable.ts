/** A map that is copied when it is first changed. Most entries change few of the maps, and these are large. */
export interface Changeable<Key, Value> {
  get(key: Key): Value | undefined
  has(key: Key): boolean
  set(key: Key, value: Value): void
  value(): ReadonlyMap<Key, Value>
}

export function changeable<Key, Value>(before: ReadonlyMap<Key, Value>): Changeable<Key, Value> {
  let copy: Map<Key, Value> | undefined
  const value = () => copy ?? before
  return {
    get: (key) => value().get(key),
    has: (key) => value().has(key),
    set: (key, item) => void (copy ??= new Map(before)).set(key, item),
    value,
  }
}
