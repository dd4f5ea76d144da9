/** Shared by the commands that use the database of the service, whether or not the service runs. */
import { randomBytes } from 'node:crypto'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import type { ServiceDeps } from '../core/service/deps.ts'
import { serviceAddressOf } from '../core/service/service-environment.ts'
import { signingSecret } from '../core/service/store/signing-secret.ts'
import type { Store } from '../core/service/store/store.ts'
import type { GlobalOptions, Io } from './io.ts'
import { report } from './report.ts'
import { isProblem, siteOfService, storeOf } from './service-site.ts'

export type OfficeDeps = Pick<
  ServiceDeps,
  'store' | 'site' | 'config' | 'secrets' | 'now' | 'random' | 'address' | 'wakeOutbox'
>

/** One call of a command of the office. */
export interface OfficeCall<Options = object> {
  readonly io: Io
  readonly options: GlobalOptions & Options
  /** Its name as the user types it: `owner add`. */
  readonly command: string
}

/** The output of a successful command. */
export interface Done {
  /** Warnings. */
  readonly problems?: readonly Problem[]
  readonly result: object
  readonly summary: readonly string[]
}

/** Runs the work with an open store and closes the store in every case. Returns a problem if it cannot be opened. */
export async function withStore<Result extends object>(
  root: string,
  { env }: Pick<Io, 'env'>,
  work: (store: Store) => Promise<Result>,
): Promise<Result | Problem> {
  const store = await storeOf(root, env)
  if (isProblem(store)) return store
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The same for work that needs the site of the service. */
export async function atOffice<Result extends object>(
  io: Io,
  root: string,
  work: (deps: OfficeDeps) => Promise<Result>,
): Promise<Result | Problem> {
  const known = siteOfService(root)
  if (isProblem(known)) return known
  return withStore(root, io, async (store) => {
    const random = (count: number) => randomBytes(count)
    const secrets = { signing: await signingSecret({ store, random }), webhooks: undefined }
    const address = serviceAddressOf(io.env)
    // A running service polls the outbox itself.
    const wakeOutbox = () => undefined
    const deps = { ...known, store, secrets, now: io.now, random, wakeOutbox }
    return work(address === undefined ? deps : { ...deps, address })
  })
}

interface Reported {
  readonly command: string
  readonly root: string
  readonly done: Done | Problem
}

/** Returns the exit code. */
export function reportDone(
  io: Io,
  options: GlobalOptions,
  { command, root, done }: Reported,
): Promise<number> {
  const outcome = isProblem(done)
    ? { ok: false, problems: [done], result: {}, summary: [] }
    : { ok: true, problems: [], ...done }
  return report(io, options, { command, root, ...outcome })
}
