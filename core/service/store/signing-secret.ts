import type { ServiceDeps } from '../deps.ts'

const NAME = 'signing-secret'

/** What challenges and links are signed with: made once, and shared by all who use the database. Links outlive the process. */
export async function signingSecret({
  store,
  random,
}: Pick<ServiceDeps, 'store' | 'random'>): Promise<string> {
  return store.write(async (transaction) => {
    const value = random(32).toString('hex')
    await transaction
      .insertInto('setting')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const row = await transaction
      .selectFrom('setting')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirstOrThrow()
    return row.value
  })
}
