/**
 * Exports and erases everything that is stored under an e-mail address (GDPR, articles 15, 17 and 20). Code that stores personal data adds
 * its source here; docs/processing-register.md lists the same.
 */
import { emailKey } from '../domain/email.ts'
import type { Transaction } from 'kysely'
import { eraseMailFiles } from './mail/mail-files.ts'
import { SUBMISSION_DATA } from './submissions/submissions.ts'
import { OUTBOX_DATA } from './outbox/outbox-data.ts'
import { OWNER_DATA } from './portal/owner-data.ts'
import type { PersonalData } from './personal-data-source.ts'
import { REQUESTS_DATA } from './requests-data.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './store/tables.ts'

const PERSONAL_DATA: readonly PersonalData[] = [SUBMISSION_DATA, OUTBOX_DATA, ...REQUESTS_DATA, OWNER_DATA]

/** Deletes the files of erased mails, and overwrites what was deleted. False if the latter has to wait for another process. */
export async function wipe({
  store,
  mails,
}: {
  readonly store: Store
  readonly mails?: string | undefined
}): Promise<boolean> {
  if (mails !== undefined) await eraseMailFiles(mails, store)
  return store.wipe()
}

export async function exportData(
  { db }: Store,
  address: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const email = emailKey(address)
  const found: Record<string, readonly object[]> = {}
  for (const { name, find } of PERSONAL_DATA) found[name] = await find(db, email)
  return found
}

/** Runs in the transaction of an erasure, before and after it. */
interface Witness {
  readonly before: (transaction: Transaction<Tables>, email: string) => Promise<void>
  readonly after: (transaction: Transaction<Tables>) => Promise<void>
}

/** All of it, or nothing. `wipe` has to follow. */
export function eraseData(
  store: Store,
  address: string,
  witness?: Witness,
): Promise<Readonly<Record<string, number>>> {
  const email = emailKey(address)
  return store.write(async (transaction) => {
    await witness?.before(transaction, email)
    const erased: Record<string, number> = {}
    for (const { name, erase } of PERSONAL_DATA) erased[name] = await erase(transaction, email)
    await witness?.after(transaction)
    return erased
  })
}
