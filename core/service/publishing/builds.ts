/** The queue of builds in the database, which all processes share. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { lockSetting } from '../store/lock-setting.ts'
import type { Tables } from '../store/tables.ts'
import type { SiteBuildRow } from './build-tables.ts'
import type { BuildOutcome } from './outcome.ts'

/** A running build renews its lease well before this time is over. */
export const BUILD_LEASE = 60_000
/** Older builds are forgotten. */
const KEPT = 100

type QueueDeps = Pick<ServiceDeps, 'store' | 'now' | 'random'>

/** Asks for a build. One that waits already serves everybody, and is returned. */
export function askForBuild(
  { cause, member = null }: Pick<SiteBuildRow, 'cause'> & { readonly member?: string | null },
  deps: QueueDeps,
): Promise<SiteBuildRow> {
  return deps.store.write(async (transaction) => {
    await lockSetting(transaction, 'builds')
    const waiting = await transaction
      .selectFrom('site_build')
      .selectAll()
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (waiting !== undefined) return waiting
    const row: SiteBuildRow = {
      id: newId(deps),
      cause,
      member,
      state: 'waiting',
      asked_at: deps.now(),
      started_at: null,
      ended_at: null,
      leased_until: null,
      outcome: null,
    }
    await transaction.insertInto('site_build').values(row).execute()
    return row
  })
}

/** Takes the waiting build, unless another one runs. A build whose process has ended is marked as lost. */
export function claimBuild({ store, now }: QueueDeps): Promise<SiteBuildRow | undefined> {
  return store.write(async (transaction) => {
    await lockSetting(transaction, 'builds')
    const at = now()
    await transaction
      .updateTable('site_build')
      .set({ state: 'lost', ended_at: at, leased_until: null })
      .where('state', '=', 'running')
      .where('leased_until', '<=', at)
      .execute()
    const [running, waiting] = await Promise.all(
      (['running', 'waiting'] as const).map((state) =>
        transaction.selectFrom('site_build').selectAll().where('state', '=', state).executeTakeFirst(),
      ),
    )
    if (running !== undefined || waiting === undefined) return undefined
    const change = { state: 'running', started_at: at, leased_until: at + BUILD_LEASE } as const
    await transaction.updateTable('site_build').set(change).where('id', '=', waiting.id).execute()
    return { ...waiting, ...change }
  })
}

export async function renewLease(id: string, { store, now }: QueueDeps): Promise<void> {
  await store.write((transaction) =>
    transaction
      .updateTable('site_build')
      .set({ leased_until: now() + BUILD_LEASE })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute(),
  )
}

interface Ended {
  readonly state: 'done' | 'failed'
  readonly outcome: BuildOutcome
}

export async function endBuild(
  id: string,
  { state, outcome }: Ended,
  { store, now }: QueueDeps,
): Promise<void> {
  await store.write(async (transaction) => {
    const change = { state, ended_at: now(), leased_until: null, outcome: JSON.stringify(outcome) }
    await transaction.updateTable('site_build').set(change).where('id', '=', id).execute()
    const kept = await transaction
      .selectFrom('site_build')
      .select('id')
      .orderBy('id', 'desc')
      .limit(KEPT)
      .execute()
    await transaction
      .deleteFrom('site_build')
      .where('id', '<', kept.at(-1)?.id ?? '')
      .execute()
  })
}

/** Newest first. */
export function latestBuilds(db: Kysely<Tables>, most: number): Promise<readonly SiteBuildRow[]> {
  return db.selectFrom('site_build').selectAll().orderBy('id', 'desc').limit(most).execute()
}

export function findBuild(db: Kysely<Tables>, id: string): Promise<SiteBuildRow | undefined> {
  return db.selectFrom('site_build').selectAll().where('id', '=', id).executeTakeFirst()
}
