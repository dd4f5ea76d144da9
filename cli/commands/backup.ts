import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import { publishedFolderOf } from '../../core/paths/site-fences.ts'
import { writeBackup } from '../../core/service/backup/backup.ts'
import { noteBackup } from '../../core/service/backup/last-backup.ts'
import { DamagedBackup } from '../../core/service/backup/format.ts'
import { restoreBackup, rowsKept } from '../../core/service/backup/restore.ts'
import type { Store } from '../../core/service/store/store.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { databaseOf } from '../../core/service/service-environment.ts'
import { reportDone, withStore } from '../office.ts'
import { databaseProblem, publishedFileProblem } from '../service-site.ts'
import type { Done, OfficeCall } from '../office.ts'

export interface BackupOptions {
  readonly file: string
}

export interface RestoreOptions extends BackupOptions {
  readonly replace?: boolean
  /** Sends the mails that waited when the backup was made. */
  readonly sendWaiting?: boolean
}

export function backup(io: Io, options: GlobalOptions & BackupOptions): Promise<number> {
  const file = path.resolve(io.cwd, options.file)
  const { root, output } = siteOptions(io, options)
  return onStore({ io, options, command: 'backup' }, async (store) => {
    const folder = publishedFolderOf(file, { root, output })
    if (folder !== null) return publishedFileProblem({ root, file, folder }, 'the argument FILE')
    mkdirSync(path.dirname(file), { recursive: true })
    const now = io.now()
    const { rows } = await writeBackup(store, { file, now })
    await noteBackup(store, now)
    return { result: { file, rows }, summary: [`${countOf(rows, 'row')} written to ${options.file}`] }
  })
}

export function restore(io: Io, options: GlobalOptions & RestoreOptions): Promise<number> {
  const file = path.resolve(io.cwd, options.file)
  return onStore({ io, options, command: 'restore' }, async (store) => {
    const there = await rowsKept(store)
    if (there > 0 && options.replace !== true) return problem('AS8204', { rows: there })
    const { rows, madeAt, held } = await restoreBackup(store, file, {
      sendWaiting: options.sendWaiting === true,
    })
    const made = new Date(madeAt).toISOString()
    const notice = `${countOf(held, 'mail')} waited then, may have been sent since, and will not be sent again (agency-site inbox resend ID)`
    return {
      result: { file, rows, madeAt: made, held },
      summary: [
        `${countOf(rows, 'row')} restored from the backup of ${made.slice(0, 16).replace('T', ' at ')} UTC`,
        ...(held === 0 ? [] : [notice]),
      ],
    }
  })
}

async function onStore(
  { io, options, command }: OfficeCall<BackupOptions>,
  work: (store: Store) => Promise<Done | Problem>,
): Promise<number> {
  const { root } = siteOptions(io, options)
  const done = await withStore(root, io, (store) =>
    work(store).catch((error: unknown) => {
      if (isOfDatabase(error)) return databaseProblem(databaseOf(root, io.env), root, error)
      return problemOf(error, options.file)
    }),
  )
  return reportDone(io, options, { command, root, done })
}

/** A damaged page is found only when it is read. Codes of PostgreSQL have five characters. */
function isOfDatabase(error: unknown): boolean {
  const { code = '' } = error as { readonly code?: string }
  return /^SQLITE_|^[0-9A-Z]{5}$|^ETIMEDOUT$/.test(code) && !(code in REASONS)
}

/** The problem with the backup file. Other errors are thrown again. */
function problemOf(error: unknown, file: string): Problem {
  if (error instanceof DamagedBackup) return problem('AS8203', { file, why: error.message })
  const { code } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : REASONS[code]
  if (reason === undefined) throw error
  return problem('AS8205', { file, reason })
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the file or folder does not exist',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long for this disk',
}
