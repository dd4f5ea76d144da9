import { groupBy } from '../../core/domain/group-by.ts'
import type { Mutant } from './mutant.ts'

export interface DrawOptions {
  readonly candidates: readonly Mutant[]
  readonly count: number
  /** Numbers between 0 and 1, the same for the same seed. */
  readonly random: () => number
  /** The ids of those that the compiler accepts. */
  readonly compiling: (mutants: readonly Mutant[]) => ReadonlySet<string>
}

interface Stack {
  readonly untried: Mutant[]
  readonly ready: Mutant[]
}

/** Draws an operator, all being equally likely, and then one of its places, until `count` mutants that compile are found. */
export function draw({ candidates, count, random, compiling }: DrawOptions): readonly Mutant[] {
  const stacks = [...groupBy(shuffled(candidates, random), ({ operator }) => [operator]).values()]
    .map((untried): Stack => ({ untried, ready: [] }))
    .sort((a, b) => ((a.untried[0]?.operator ?? '') < (b.untried[0]?.operator ?? '') ? -1 : 1))
  const drawn: Mutant[] = []
  while (drawn.length < count) {
    const left = stacks.filter(({ untried, ready }) => untried.length + ready.length > 0)
    const stack = left[Math.floor(random() * left.length)]
    if (stack === undefined) break
    if (stack.ready.length === 0) refill(left, Math.ceil((4 * count) / stacks.length), compiling)
    const mutant = stack.ready.shift()
    if (mutant !== undefined) drawn.push(mutant)
  }
  return drawn
}

/** The compiler checks some of every operator at once, as most of its time goes to what all of them import. */
function refill(stacks: readonly Stack[], size: number, compiling: DrawOptions['compiling']): void {
  const tried = stacks.map((stack) => ({ stack, some: stack.untried.splice(0, size) }))
  const accepted = compiling(tried.flatMap(({ some }) => some))
  for (const { stack, some } of tried) stack.ready.push(...some.filter(({ id }) => accepted.has(id)))
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}

/** The mulberry32 generator: the same numbers between 0 and 1 for the same seed, on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
