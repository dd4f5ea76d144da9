/**
 * The latest results of each query. When a generation reaches the limit, a new one begins, and the one before the
 * last is dropped.
 */
export interface Results {
  /** Undefined is a valid result. */
  get(query: number, node: number): { readonly value: unknown } | undefined
  keep(query: number, node: number, kept: { readonly value: unknown; readonly most: number }): void
}

interface Generations {
  latest: Map<number, { readonly value: unknown }>
  before: Map<number, { readonly value: unknown }>
}

export function createResults(): Results {
  const all: Generations[] = []
  return {
    get: (query, node) => all[query]?.latest.get(node) ?? all[query]?.before.get(node),
    keep(query, node, { value, most }) {
      const generations = (all[query] ??= { latest: new Map(), before: new Map() })
      if (generations.latest.size >= most) {
        generations.before = generations.latest
        generations.latest = new Map()
      }
      generations.before.delete(node)
      generations.latest.set(node, { value })
    },
  }
}
