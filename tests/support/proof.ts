/** Proofs of work for tests: solved as a browser does, or made without the work from the secret. */
import { createHash, randomBytes } from 'node:crypto'
import type { FormName } from '../../core/domain/forms.ts'
import { makeChallenge } from '../../core/http/challenge.ts'
import type { Challenge } from '../../core/http/challenge.ts'

interface ProofSource {
  /** The signing secret of the service. */
  readonly secret: string
  readonly form: FormName
  /** Milliseconds since 1970, by the clock of the service. */
  readonly now: number
}

/**
 * A new proof at each call, which the service accepts like a solved challenge. The number is known, not
 * searched.
 */
export function knownProof(source: ProofSource): string {
  const random = { salt: randomBytes(12).toString('hex'), number: 1 }
  return proofOf(makeChallenge({ ...source, random }), random.number)
}

/** Tries numbers until one has the hash of the challenge: some 25,000 hashes. */
export function solutionOf(challenge: Challenge): string {
  for (let number = 0; number <= challenge.maxnumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash === challenge.challenge) return proofOf(challenge, number)
  }
  throw new Error('the challenge has no solution')
}

function proofOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return base64({ algorithm, challenge, number, salt, signature })
}

export function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
