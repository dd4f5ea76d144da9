import { test } from 'vitest'
import { startStand, STANDS } from './stand.ts'
import type { Stand, StandKind, StandOptions } from './stand.ts'

/** One test for each stand, in whose name the stand is. */
export function attack(
  name: string,
  run: (stand: Stand) => Promise<void>,
  { only = () => true, ...options }: StandOptions & { readonly only?: (kind: StandKind) => boolean } = {},
): void {
  for (const kind of STANDS.filter(only))
    test(`${name} [${kind.engine}, ${kind.front}, ${kind.mail}]`, async () =>
      run(await startStand(kind, options)))
}
