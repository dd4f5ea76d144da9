/** Returns the same object, in which a read of any property is recorded, or only that of the one with this name. */
export function recorded<Value extends object>(value: Value, note: (name: string) => void): Value {
  return new Proxy(value, {
    get(target, name) {
      note(String(name))
      return Reflect.get(target, name) as unknown
    },
  })
}
