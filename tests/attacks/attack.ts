import { test } from 'vitest'
import { startStand, STANDS } from './stand.ts'
import type { Stand, StandKind, StandOptions } from './stand.ts'

/** Declares one test for each stand, with the stand in its name. */
export function attack(
  name: string,
  run: (stand: Stand) => Promise<void>,
  { only = () => true, ...options }: StandOptions & { readonly only?: (kind: StandKind) => boolean } = {},
): void {
  for (const kind of STANDS.filter(only))
    test(`${name} [${kind.engine}, ${kind.front}, ${kind.mail}]`, async () =>
      run(await startStand(kind, options)))
}
