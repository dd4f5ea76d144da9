/**
 * Proof of work instead of a puzzle (ALTCHA). The browser computes hashes asynchronously, each in a task of
 * its own, so that typing stays responsive.
 */
import { hasExpired, readChallenge, solutionText } from '../../../core/domain/captcha.ts'
import type { Challenge } from '../../../core/domain/captcha.ts'
import { ask } from './asking.ts'

interface Proof {
  readonly challenge: Challenge
  readonly text: string
}

export interface Prover {
  /** Starts while the visitor is typing. */
  readonly start: () => void
  /** The proof. One that failed or has expired is tried once more. */
  readonly proof: () => Promise<string>
  /** A proof is valid for one request. */
  readonly spend: () => void
}

export function makeProver(href: string): Prover {
  let working: Promise<Proof> | undefined
  const start = () => {
    if (working) return working
    const mine = prove(href)
    working = mine
    mine.catch(() => {
      if (working === mine) working = undefined
    })
    return mine
  }
  return {
    start: () => void start(),
    proof: async () => {
      const proof = await start().catch(() => start())
      if (!hasExpired(proof.challenge, Date.now())) return proof.text
      working = undefined
      return (await start()).text
    },
    spend: () => {
      working = undefined
    },
  }
}

async function prove(href: string): Promise<Proof> {
  const response = await ask(href)
  const challenge = response.ok ? readChallenge(await response.json()) : null
  if (challenge === null) throw new Error(`no challenge at ${href}`)
  const number = await solve(challenge)
  // ASCII alone: salt and signature are checked for their length, not for their characters.
  const bytes = new TextEncoder().encode(solutionText(challenge, number))
  return { challenge, text: btoa(String.fromCharCode(...bytes)) }
}

async function solve({ challenge, salt, maxnumber }: Challenge): Promise<number> {
  const encoder = new TextEncoder()
  const wanted = challenge.toLowerCase()
  const first = Number.parseInt(wanted.slice(0, 2), 16)
  for (let number = 0; number <= maxnumber; number++) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`)))
    if (hash[0] === first && hexOf(hash) === wanted) return number
  }
  throw new Error('a challenge without a solution')
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
