import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { OutputPath } from '../system/paths.ts'

interface Claim {
  readonly file: OutputPath
  readonly name: string
  readonly at: readonly Pointer[]
}

/**
 * Two sources of one file: equal, equal but for case, equal but for the encoding of accents, or a file where another
 * needs a folder. On some systems each of these is one file (engineering section 5, bad inputs 3 and 4).
 */
export function findCollisions(claims: readonly Claim[]): readonly Problem[] {
  const owners = new Map<string, Claim>()
  const problems: Problem[] = []
  for (const claim of claims) {
    const key = claim.file.normalize('NFC').toLowerCase()
    const owner = owners.get(key)
    if (owner) problems.push(collision(claim, owner))
    else owners.set(key, claim)
  }
  for (const [key, claim] of owners) {
    for (let slash = key.indexOf('/'); slash !== -1; slash = key.indexOf('/', slash + 1)) {
      const owner = owners.get(key.slice(0, slash))
      if (owner) problems.push(collision(claim, owner))
    }
  }
  return problems
}

/** Shown at the source that stands in the content; generated files have no place. */
function collision(claim: Claim, owner: Claim): Problem {
  const [first, second] = claim.at.length === 0 ? [claim, owner] : [owner, claim]
  const related = first.at.slice(0, 1).map((at) => ({ message: first.name, at }))
  const params = { path: addressOf(second), other: addressOf(first), first: first.name, second: second.name }
  return problem('AS3005', params, { at: second.at, related })
}

function addressOf({ file }: Claim): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}
