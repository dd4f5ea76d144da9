import { openStore } from '../../core/service/store/open-store.ts'
import type { Store } from '../../core/service/store/store.ts'
import type { StoreTimes } from '../../core/service/store/store-times.ts'

/** Limits that end what hangs. Those of the service are seconds, which a machine with other work may need for one connection. */
const PATIENT: StoreTimes = { connect: 120_000, work: 120_000 }

/** The address is that of `openStore`. */
export function openTestStore(address: string, times = PATIENT): Promise<Store> {
  return openStore(address, times)
}
