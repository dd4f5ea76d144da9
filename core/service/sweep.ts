/** Erases everything whose retention has ended. `serve` calls it every hour. */
import { eraseDeskRemains } from './desk/remains.ts'
import { tellOfGoneHomes } from './appointments/gone-homes.ts'
import type { ServiceDeps } from './deps.ts'
import { eraseSubmissions } from './submissions/submissions.ts'
import { failureOf } from './guards/failure.ts'
import { erasePortalRemains } from './portal/remains.ts'
import { wipe } from './personal-data.ts'
import { isClockTrusted } from './sweep-clock.ts'
import { erasePageCounts } from './statistics/page-counts.ts'
import { sweepRequests } from './requests-data.ts'

/** Rows are erased in batches, so that other writers do not wait for years of forms. */
const AT_ONCE = 500

const HOUR = 3600 * 1000

/**
 * Sweeps at once and then every hour until it is stopped, and notifies the office of appointments whose
 * property has left the site. The next run does the work of a run that failed and was logged.
 */
export function sweepHourly(deps: ServiceDeps): () => void {
  const run = () => {
    sweepByClock(deps).catch((error: unknown) => deps.log.error(failureOf(error), 'could not sweep'))
    tellOfGoneHomes(deps).catch((error: unknown) =>
      deps.log.error(failureOf(error), 'could not tell the office'),
    )
  }
  run()
  const timer = setInterval(run, HOUR)
  return () => clearInterval(timer)
}

type Swept = Pick<ServiceDeps, 'store' | 'now' | 'log' | 'mails'>

/** Erases nothing while the clock may be wrong, because an erasure cannot be undone. */
export async function sweepByClock(deps: Swept): Promise<void> {
  if (await isClockTrusted(deps)) await sweep(deps)
}

/**
 * Returns the numbers of erased submissions, requests (appointments, searches and the like), challenges and
 * counts. Only these numbers are logged.
 */
export async function sweep(
  deps: Swept,
): Promise<Readonly<Record<'submissions' | 'requests' | 'challenges' | 'attempts', number>>> {
  const { store, log } = deps
  const now = deps.now()
  const erased = {
    submissions: await untilNone(() => sweepSubmissions(deps, now)),
    requests: await untilNone(() =>
      store.write((transaction) => sweepRequests(transaction, { now, most: AT_ONCE })),
    ),
    challenges: await store.write(async (transaction) => {
      const done = await transaction
        .deleteFrom('accepted_post')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      return Number(done.numDeletedRows)
    }),
    attempts: await store.write(async (transaction) => {
      const done = await transaction.deleteFrom('attempts').where('erase_at', '<', now).executeTakeFirst()
      return Number(done.numDeletedRows)
    }),
  }
  await store.write((transaction) => erasePortalRemains(transaction, now))
  await store.write((transaction) => eraseDeskRemains(transaction, now))
  await store.write((transaction) => erasePageCounts(transaction, now))
  await wipe(deps)
  log.info(erased, 'swept')
  return erased
}

function sweepSubmissions({ store }: Swept, now: number): Promise<number> {
  return store.write(async (transaction) => {
    const rows = await transaction
      .selectFrom('submission')
      .select('id')
      .where('erase_at', '<=', now)
      .orderBy('erase_at')
      .limit(AT_ONCE)
      .execute()
    return eraseSubmissions(
      transaction,
      rows.map(({ id }) => id),
    )
  })
}

async function untilNone(erase: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await erase()
    total += count
    if (count < AT_ONCE) return total
  }
}
