/** What commands need that work beside a running service, on the same database. */
import { randomBytes } from 'node:crypto'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import type { ServiceDeps } from '../core/service/deps.ts'
import { serviceAddressOf } from '../core/service/service-environment.ts'
import { signingSecret } from '../core/service/store/signing-secret.ts'
import type { Io } from './io.ts'
import { isProblem, siteOfService, storeOf } from './service-site.ts'

export type OfficeDeps = Pick<
  ServiceDeps,
  'store' | 'site' | 'config' | 'secrets' | 'now' | 'random' | 'address' | 'wakeOutbox'
>

/** Does the work, and closes the database whatever happens; or says what is missing. */
export async function atOffice<Result extends object>(
  io: Io,
  root: string,
  work: (deps: OfficeDeps) => Promise<Result>,
): Promise<Result | Problem> {
  const known = siteOfService(root)
  if (isProblem(known)) return known
  const store = await storeOf(root, io.env)
  if (isProblem(store)) return store
  try {
    const random = (count: number) => randomBytes(count)
    const secrets = { signing: await signingSecret({ store, random }), webhooks: undefined }
    const address = serviceAddressOf(io.env)
    // A service that runs looks into the outbox by itself.
    const wakeOutbox = () => undefined
    return await work({
      ...known,
      store,
      secrets,
      now: io.now,
      random,
      wakeOutbox,
      ...(address === undefined ? {} : { address }),
    })
  } finally {
    await store.close()
  }
}
