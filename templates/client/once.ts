/** Caches the result of `make`. After a failure, the next call tries again. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    if (made) return made
    const mine = make()
    made = mine
    mine.catch(() => {
      made = undefined
    })
    return mine
  }
}

/** The same for each address. */
export function onceEach<Value>(load: (href: string) => Promise<Value>): (href: string) => Promise<Value> {
  const loads = new Map<string, () => Promise<Value>>()
  return (href) => {
    const cached = loads.get(href) ?? once(() => load(href))
    loads.set(href, cached)
    return cached()
  }
}
