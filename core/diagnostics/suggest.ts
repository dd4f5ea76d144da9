/** Did you mean: the nearest name by Damerau-Levenshtein distance (optimal string alignment), whatever its case. */

const LONGEST = 80

/**
 * The nearest name, or undefined if none is near: up to a third of the letters may differ, or one letter in a
 * short name.
 */
export function suggest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined
  const wanted = name.toLowerCase()
  let limit = name.length === 1 ? 0 : Math.max(1, Math.floor(name.length / 3))
  let best: string | undefined
  for (const candidate of names) {
    if (candidate === name || Math.abs(candidate.length - name.length) > limit) continue
    const distance = distanceBetween(wanted, candidate.toLowerCase())
    if (distance > limit || (distance === limit && best !== undefined)) continue
    best = candidate
    limit = distance
  }
  return best
}

/** The hint with the nearest name. */
export function didYouMean(name: string, names: Iterable<string>): string | undefined {
  const found = suggest(name, names)
  return found === undefined ? undefined : `did you mean "${found}"?`
}

function distanceBetween(from: string, to: string): number {
  let older: number[] = []
  let old = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const changed = (old[column - 1] as number) + (same ? 0 : 1)
      const moved = swapped ? (older[column - 2] as number) + 1 : Infinity
      current.push(Math.min(changed, moved, (old[column] as number) + 1, (current[column - 1] as number) + 1))
    }
    older = old
    old = current
  }
  return old[to.length] as number
}
