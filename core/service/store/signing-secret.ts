import type { Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { readSetting } from './settings.ts'
import type { Tables } from './tables.ts'

const NAME = 'signing-secret'

/**
 * The secret that signs challenges and links. It is created once, and shared by all processes on the
 * database, because links outlive a process.
 */
export async function signingSecret({
  store,
  random,
}: Pick<ServiceDeps, 'store' | 'random'>): Promise<string> {
  return (await readSetting(store.db, NAME)) ?? store.write((transaction) => makeSecret(transaction, random))
}

/** If two processes start at once, the secret of the first one is kept. */
async function makeSecret(transaction: Transaction<Tables>, random: ServiceDeps['random']): Promise<string> {
  const value = random(32).toString('hex')
  await transaction
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readSetting(transaction, NAME)) ?? value
}
