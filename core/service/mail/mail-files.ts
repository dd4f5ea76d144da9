/** Deletes the files of mails that the outbox no longer stores, after an erasure and when their days are over. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from '../store/store.ts'

/** The id of the row in the outbox, as `transport-files.ts` writes it. Other files in the folder are left alone. */
const NAME = /^([0-9a-f]{32})\.eml(?:\.part)?$/
const AT_ONCE = 500

/** Returns the number of deleted files. */
export async function eraseMailFiles(folder: string, { db }: Pick<Store, 'db'>): Promise<number> {
  const files = (await filesIn(folder)).flatMap((name) => {
    const id = NAME.exec(name)?.[1]
    return id === undefined ? [] : [{ name, id }]
  })
  let erased = 0
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE)
    const ids = some.map(({ id }) => id)
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
    const stored = new Set(rows.map(({ id }) => id))
    for (const { name, id } of some) {
      if (stored.has(id)) continue
      await rm(path.join(folder, name), { force: true })
      erased++
    }
  }
  return erased
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch {
    // There are no mails as files.
    return []
  }
}
