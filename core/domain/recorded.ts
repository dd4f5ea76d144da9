/** The same object; whoever looks into it has read it, or only the part with this name. */
export function recorded<Value extends object>(value: Value, note: (name: string) => void): Value {
  return new Proxy(value, {
    get(target, name) {
      note(String(name))
      return Reflect.get(target, name) as unknown
    },
  })
}
