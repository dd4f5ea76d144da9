/**
 * The folder of the ledger. This file imports neither zod nor anything else that a build without changes does
 * not need.
 */
import path from 'node:path'
import type { Files } from '../system/files.ts'

/** Not in the cache, because the cache may be deleted at any time. */
export function ledgerFolder(root: string): string {
  return path.join(root, '.agency-site', 'ledger')
}

const FILE = /^[0-9]{4}\.jsonl$/

/** The files of the ledger, the oldest first. */
export async function ledgerFiles(files: Files, folder: string): Promise<readonly string[]> {
  if ((await files.stat(folder)) === null) return []
  return (await files.list(folder)).filter((name) => FILE.test(name))
}

/** Changes with any change of the files. */
export async function ledgerStamp(files: Files, folder: string): Promise<string> {
  const names = await ledgerFiles(files, folder)
  const stats = await Promise.all(names.map((name) => files.stat(path.join(folder, name))))
  return stats.map((stat, index) => `${names[index]} ${stat?.size} ${stat?.mtimeMs}`).join('\n')
}
