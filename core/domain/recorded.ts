/** Returns a proxy of the object that calls `note` with the name of each property that is read. */
export function recorded<Value extends object>(value: Value, note: (name: string) => void): Value {
  return new Proxy(value, {
    get(target, name) {
      note(String(name))
      return Reflect.get(target, name) as unknown
    },
  })
}
